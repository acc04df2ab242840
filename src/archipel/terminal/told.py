"""What happened, in short lines: sentences that say the same of several things become one."""

from typing import Final, NamedTuple

from archipel.engine.phrase import NOBODY, Data, Event
from archipel.engine.record import MOVE
from archipel.words import Words

ENDS: Final = (".", "!", "?", "…", "”", "“", "»")


class Said(NamedTuple):
    """An event in words, with what it takes to see whether the next one says the same."""

    key: str
    seat: int
    sentence: str


def sentences(events: list[Event], words: Words) -> list[str]:
    """The events in words; a run of the same kind and of the same seat is told once."""
    runs: list[list[Said]] = []
    for event in events:
        said = Said(event.key, event.args.get("seat", NOBODY), words.say("event", event))
        if runs and (runs[-1][0].key, runs[-1][0].seat) == (said.key, said.seat):
            runs[-1].append(said)
        else:
            runs.append([said])
    return [line for run in runs for line in folded([said.sentence for said in run])]


def apart_from_moves(happening: Data, words: Words) -> list[str]:
    """What an entry of a table's log tells that is no move: somebody resigns, a bot takes over, moves are taken back."""
    told = [words.entry(entry["kind"], entry["seat"], entry["text"]) for entry in happening["entries"] if entry["kind"] != MOVE]
    return [*told, words.text("happened-restored")] if happening["kind"] == "restored" else told


def paragraph(told: list[str]) -> str:
    """Sentences one after the other, each with its end."""
    return " ".join(sentence if sentence.endswith(ENDS) else f"{sentence}." for sentence in told)


def folded(run: list[str]) -> list[str]:
    """“Laid out: a 5.” and “Laid out: a 2.” become “Laid out: a 5, 2.”; sentences that begin otherwise stay apart."""
    if len(run) == 1:
        return run
    if len(set(run)) == 1:
        return [f"{run[0]} ×{len(run)}"]
    split = [sentence.split(" ") for sentence in run]
    before = alike(split)
    after = alike([part[before:][::-1] for part in split])
    ends = [part[before : len(part) - after] for part in split]
    if not before or not all(ends):
        return run
    first, last = " ".join(split[0][:before]), " ".join(split[0][len(split[0]) - after :] if after else [])
    stop = "" if last else "."
    middle = ", ".join(" ".join(part).removesuffix(stop) if stop else " ".join(part) for part in ends)
    return [" ".join(part for part in (first, middle + stop, last) if part)]


def alike(lists: list[list[str]]) -> int:
    """With how many words all of these begin."""
    count = 0
    for words in zip(*lists, strict=False):
        if len(set(words)) > 1:
            break
        count += 1
    return count
