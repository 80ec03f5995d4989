// Whether the farm is kept, what was said last, and the last sowing to take back while that can be done.
import type { Ms } from "../../farm/numbers/time.ts";
import type { PlayState } from "../session/playedFarm.ts";
import type { ActionMessage } from "../view/speak.ts";
import { strings } from "../view/strings.ts";
import { undoable } from "../view/undoable.ts";
import { undoWords } from "../view/words.ts";
import css from "./Bar.module.css";

type KeptLineProps = {
  readonly state: PlayState;
  readonly now: Ms;
  /** How long something is offered to be taken back. */
  readonly undoFor: Ms;
  readonly said: Pick<ActionMessage, "shown" | "isRefused"> | null;
  /** What is kept here is not kept with the account, which might be thought. */
  readonly isSignedIn?: boolean;
  readonly onUndo: () => void;
};

export function KeptLine({ state, now, undoFor, said, isSignedIn, onUndo }: KeptLineProps) {
  const last = undoable(state.farm, now, undoFor);
  const { kind } = state.kept;
  const kept =
    kind === "page" ? null : strings.kept[kind === "kept" && isSignedIn ? "keptHere" : kind];
  return (
    <div
      className={css.line}
      aria-busy={state.kept.kind === "keeping"}
      data-is-refused={said?.isRefused || undefined}
      data-is-quiet={(kind === "kept" && !said && !last) || undefined}
    >
      <p>
        {!said && kept && <b>{kept}</b>} {said?.shown}
      </p>
      {last && (
        <button
          type="button"
          className={css.undo}
          aria-label={undoWords(last, now, state.last)}
          onClick={onUndo}
        >
          <span className={css.wholeWords}>{undoWords(last, now, state.last)}</span>
          <span className={css.fewWords}>{undoWords({ ...last, seeds: [] }, now)}</span>
        </button>
      )}
    </div>
  );
}
