// What a paper of the page is given: the farm as it is, and the one who says what came of a wish.
import type { Result } from "@loamstead/lib/result.ts";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { EventOutcome } from "../../farm/events/reducer.ts";
import type { FarmRefusal } from "../../farm/events/refusal.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import type { Letter } from "../../farm/state/farm.ts";
import type { FarmAction, PlayedFarm, PlayState } from "./playedFarm.ts";

/** A letter that does not lie there any more, and the line that came back. */
export type AnsweredLetter = {
  readonly slot: number;
  readonly letter: Letter;
  readonly words: string;
};

export type PaperProps = {
  readonly played: PlayedFarm;
  readonly state: PlayState;
  readonly now: Ms;
  /** Speaks it once, with the way out where it was refused. */
  readonly say: (result: Result<EventOutcome, FarmRefusal>, wish: FarmAction) => void;
  readonly clock: Clock;
  /** Sits down at the table on the green, where that is to be seen. */
  readonly onSit?: () => void;
  /** What came back for letters while the page is open, the last one first. */
  readonly answered: readonly AnsweredLetter[];
};
