/** The server's own types, generated from its description, under short names. */
import type { components } from "../generated/api";

type Schemas = components["schemas"];

export type Phrase = Omit<Schemas["Phrase"], "args"> & { args: Data };
export type Reason = Omit<Schemas["Reason"], "args"> & { args: Data };
export type Mark = Omit<Schemas["Mark"], "args"> & { args: Data };
export type LegalMove = Omit<Schemas["LegalMove"], "name"> & { name: Phrase | null };
export type SeatView = Schemas["SeatView"];
export type HintView = Schemas["HintView"];
export type ClockView = Schemas["ClockView"];
export type GameView = Schemas["GameView"];
export type TableView = Schemas["TableView"];
export type Happening = Schemas["Happening"];
export type ChatLine = Schemas["ChatLine"];
export type Message = Schemas["Message"];
export type Command = Schemas["Command"];
export type TableSummary = Schemas["TableSummary"];
export type GameSummary = Schemas["GameSummary"];
export type BotsHere = Schemas["BotsHere"];
export type OpenTable = Schemas["OpenTable"];
export type Me = Schemas["Me"];
export type Replay = Schemas["Replay"];
export type ReplayStep = Schemas["ReplayStep"];
export type Frame = Schemas["Frame"];
export type Draws = Schemas["Draws"];
export type JudgedMove = Omit<Schemas["JudgedMove"], "name"> & { name: Phrase | null };
export type JudgedView = Omit<Schemas["JudgedView"], "made" | "best" | "reasons"> & {
  made: JudgedMove;
  best: JudgedMove[];
  reasons: Phrase[];
};
export type TurningPoint = Schemas["TurningPoint"];
export type AccountView = Schemas["AccountView"];
export type Analysis = Omit<Schemas["Analysis"], "decisions"> & { decisions: JudgedView[] };
export type OwnResult = Schemas["OwnResult"];
export type OwnResults = Schemas["OwnResults"];
export type Statistics = Schemas["Statistics"];
export type Tally = Schemas["Tally"];
export type ExampleSummary = Schemas["ExampleSummary"];
export type ExampleFrame = Schemas["ExampleFrame"];
export type ExploredFrame = Schemas["ExploredFrame"];
export type ExploredAnswer = Schemas["ExploredAnswer"];
export type LineMove = Omit<Schemas["LineMove"], "name"> & { name: Phrase | null };
export type DailyPuzzle = Schemas["DailyPuzzle"];
export type PuzzleFrame = Schemas["PuzzleFrame"];
export type PuzzleStory = Schemas["PuzzleStory"];
export type BenchForm = Schemas["BenchForm"];
export type KnownFact = Omit<Schemas["KnownFact"], "args" | "facts"> & { args: Data; facts: Data };
export type KnownFacts = { known: Record<string, KnownFact[]> };
export type EditionDifference = Omit<Schemas["Difference"], "args"> & { args: Data };
export type BenchProblem = Omit<Schemas["PlacedProblem"], "args"> & { args: Data };
export type BenchReport = Omit<Schemas["DraftReport"], "problems" | "differences"> & {
  problems: BenchProblem[];
  differences: EditionDifference[];
};

/** What a game's view, edition and arguments hold is the game's own affair. */
export type Data = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any
