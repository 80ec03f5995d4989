// Where the farm is kept, what was said last, and the last sowing to take back while that can be done.
import { Icon } from "@loamstead/ui/Icon.tsx";
import type { LucideIcon } from "lucide-react";
import CloudCheck from "lucide-react/icons/cloud-check";
import CloudOff from "lucide-react/icons/cloud-off";
import CloudUpload from "lucide-react/icons/cloud-upload";
import { useSyncExternalStore } from "react";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { Ms } from "../../farm/numbers/time.ts";
import { type KeptParts, type Whereabouts, whereKept } from "../account/whereKept.ts";
import { isUntouchedFarm } from "../session/isUntouchedFarm.ts";
import type { PlayState } from "../session/playedFarm.ts";
import type { ActionMessage } from "../view/speak.ts";
import { undoable } from "../view/undoable.ts";
import { undoWords } from "../view/words.ts";
import css from "./Bar.module.css";

type KeptLineProps = Pick<KeptParts, "id" | "account"> & {
  readonly state: PlayState;
  readonly now: Ms;
  readonly clock: Clock;
  /** How long something is offered to be taken back. */
  readonly undoFor: Ms;
  readonly said: Pick<ActionMessage, "shown" | "isRefused"> | null;
  /** What another device did, until something is done here. */
  readonly passing?: string | null;
  readonly onUndo: () => void;
};

const icons: Readonly<Record<Exclude<Whereabouts["at"], "device">, LucideIcon>> = {
  kept: CloudCheck,
  sending: CloudUpload,
  waiting: CloudOff,
};

function onNetwork(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}

export function KeptLine(props: KeptLineProps) {
  const { id, account, state, now, clock, undoFor, said, passing = null, onUndo } = props;
  const last = undoable(state.farm, now, undoFor);
  const isOnline = useSyncExternalStore(onNetwork, () => navigator.onLine);
  const { kept } = state;
  const where = whereKept({
    id,
    kept,
    account,
    clock,
    isOnline,
    isUntouched: isUntouchedFarm(state),
  });
  const isOfAccount = where !== null && where.at !== "device";
  const isWell = kept.kind === "kept" && where?.at !== "waiting";
  return (
    <div
      className={css.line}
      aria-busy={kept.kind === "keeping"}
      data-is-refused={said?.isRefused || undefined}
      data-is-quiet={(isWell && !said && !last && passing === null) || undefined}
    >
      {where && (isOfAccount || !said) && (
        <p className={css.where} data-at={where.at} data-is-beside={said ? "" : undefined}>
          {where.at !== "device" && (
            <Icon of={icons[where.at]} size={17} className={css.whereMark} />
          )}
          <span>
            <b>{where.words}</b>
            {where.hint && <span className={css.hint}> {where.hint}</span>}
          </span>
        </p>
      )}
      {passing !== null && <p>{passing}</p>}
      {said && passing === null && <p>{said.shown}</p>}
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
