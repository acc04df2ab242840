"""What is in a data set of `archipel export`: `python read_data.py FOLDER`. It also plays the first game again."""

import json
import sys
from pathlib import Path

import numpy as np
import pyarrow.parquet

from archipel.arena.simulate import Plan
from archipel.engine.dealer import QuickDealer
from archipel.envs.spaces import Spaces


def main(folder: Path) -> None:
    card = json.loads((folder / "card.json").read_text())
    print(f"{card['decisions']} decisions of {card['games']} games of {card['game']} between {', '.join(card['bots'])}")
    rows = pyarrow.parquet.read_table(folder / card["files"][0])
    seen = rows["observation"].combine_chunks().flatten().to_numpy().reshape(rows.num_rows, -1)
    print(f"the first file has {len(seen)} observations of {seen.shape[1]} numbers; {np.mean(seen == 0):.1%} of them are 0")
    print(f"{np.mean([len(legal) for legal in rows['legal'].to_pylist()]):.1f} legal moves a decision")
    spaces = Spaces(card["game"], card["seats"], card["options"], card["edition"])
    plan = Plan(spaces.game, card["bots"], card["games"], card["seed"])
    dealer = QuickDealer(plan.seed_of(1).hex())
    state = spaces.deal(dealer)
    for row, choice in enumerate(rows["choice"].to_numpy()[rows["game"].to_numpy() == 1].tolist()):
        assert (spaces.observe(state, state.seat).astype(np.float16) == seen[row]).all()
        state.play(choice, dealer)
    print(f"the first game, played again, gives the same observations; the places are {state.ranking()}")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
