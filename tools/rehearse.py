"""What a device does with its Python, done once inside Pyodide while the folder is built: it shows which modules of the standard library
are needed. It plays every game a little and one to its end, asks for whatever the page asks for, and has something go wrong."""

import logging
import traceback

from tests.device.browser import Chair, Tab, open_tab

from archipel.games import names

MOVES = 3


async def main() -> None:
    tab = await open_tab()
    for line, game in enumerate(names(), 1):
        await play_some(tab, line, await tab.begin(game, 2, ["search:2"]))
        for example in await tab.get(f"/api/games/{game}/examples"):
            await tab.post(f"/api/games/{game}/examples/{example['id']}", {"moves": []})
    table = await tab.begin("flucht", 3, ["greedy"], companions=1, options={"rounds": "1"})
    await tab.play_out(table, 100, companions=1)
    for path in ("replay", "replay/3", "record", "draws", "edition"):
        await tab.get(f"/api/tables/{table}/{path}")
    for path in ("session", "tables?show=mine", "me/results", "me/results/export?form=csv", "me/results/export?form=json"):
        await tab.get(f"/api/{path}")
    await go_wrong(tab)


async def play_some(tab: Tab, line: int, table: str) -> None:
    tab.house.open(line, f"/api/tables/{table}/live?version=-1")
    chair = Chair(tab, line)
    for _ in range(MOVES):
        await tab.until(chair.is_to_move)
        match = chair.table["match"]
        for question in ("preview", "why"):
            await chair.do(do=question, decision=match["decision"], move=match["moves"][0]["text"])
        await chair.play()
    await tab.until(chair.is_to_move)
    await chair.do(do="hint", decision=chair.table["match"]["decision"])
    tab.house.close(line)


async def go_wrong(tab: Tab) -> None:
    await tab.refused("GET", "/api/nowhere")
    await tab.refused("POST", "/api/tables", {"game": 1})
    try:
        raise ValueError("rehearsed")
    except ValueError:
        traceback.format_exc()
        logging.getLogger("archipel.rehearsal").debug("rehearsed", exc_info=True)
