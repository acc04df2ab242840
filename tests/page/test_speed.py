"""From the click to the updated board, as the browser itself measures it."""

from statistics import median

from playwright.sync_api import expect

from tests.page.visitor import Come
from tests.server.house import House
from tests.server.talk import begin

SERIES = 3
MOVES = 20
MOST_MS = 100

MEASURE = """async (moves) => {
  const list = () => document.querySelectorAll('ul[aria-label="Your legal moves"] button:enabled')
  const told = document.querySelector('[role="log"][aria-label="What happened"]')
  const rest = (ms) => new Promise((done) => setTimeout(done, ms))
  const changed = (from) => new Promise((done) => new MutationObserver((_, observer) => {
    observer.disconnect()
    requestAnimationFrame(() => {
      const shown = performance.now() - from
      setTimeout(() => done([shown, performance.now() - from]))
    })
  }).observe(told, { childList: true, subtree: true }))
  const times = []
  while (times.length < moves) {
    while (list().length === 0) await rest(2)
    await rest(150)
    const choice = list()[times.length % list().length]
    const drawn = changed(performance.now())
    choice.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }))
    times.push(await drawn)
  }
  return times
}"""
"""Plays moves, with a rest before each. The first time is that of the frame in which the change is shown, the second when it is drawn."""


def test_from_click_to_updated_board_takes_less_than_a_tenth_of_a_second(come: Come, house: House) -> None:
    shown = drawn = 0.0
    for _ in range(SERIES):  # a machine that is busy with something else makes a series slower, never faster
        table, (client,) = begin(house.url, 2, ("Ann",))
        ann = come(client=client).sit_at(table)
        expect(ann.hand).to_be_visible()
        shown, drawn = map(median, zip(*ann.page.evaluate(MEASURE, MOVES), strict=True))
        if shown < MOST_MS:
            break
    print(f"\nfrom click to updated board: {shown:.0f} ms, drawn after {drawn:.0f} ms (median of {MOVES} moves)")
    assert shown < MOST_MS
