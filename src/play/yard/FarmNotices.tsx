// What lies at the head of the farm: what was said last, and whatever wants to be known beside the play.
import { Button } from "@loamstead/ui/Button.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { Slip } from "@loamstead/ui/Slip.tsx";
import { useRef, useState } from "react";
import type { Clock } from "../../farm/describe/refusal.ts";
import type { FarmWays } from "../bar/FarmMenu.tsx";
import { KeptLine } from "../bar/KeptLine.tsx";
import { Notices } from "../bar/Notices.tsx";
import type { OpenFarm } from "../farms/farms.ts";
import type { Missed } from "../farms/openLast.ts";
import { useNextStop } from "../focus/useNextStop.ts";
import type { BedState } from "../view/bed.ts";
import { lacksRoom } from "../view/commands.ts";
import { strings } from "../view/strings.ts";
import css from "./Farmyard.module.css";
import type { YardHandlers } from "./useYardHandlers.ts";

const SoundQuestion = lazyOrNothing(
  async () => (await import("./FarmSoundQuestion.tsx")).FarmSoundQuestion,
  { isQuiet: true },
);

export type Gone = { readonly id: string; readonly field: number };

/** What a page tells of its farms beside the one that is open. */
export type FarmNews = {
  /** One that was here, and could not be gone on with. */
  readonly missed?: Missed | null;
  readonly onMissedHeard?: () => void;
  /** The one that was put away last, as long as nobody has left this page. */
  readonly gone?: Gone | null;
  readonly onBringBack?: (farm: Gone) => void;
  readonly isSignedIn?: boolean;
  /** No farm was ever kept on this device, as far as it knows. */
  readonly isFirstHere?: boolean;
};

type FarmNoticesProps = FarmNews &
  Pick<FarmWays, "onFile" | "onTake"> & {
    readonly played: OpenFarm;
    readonly bed: BedState;
    readonly undoFor: number;
    readonly hands: YardHandlers;
    readonly clock: Clock;
    /** What came of the last deed is shown: nothing is asked beside it. */
    readonly hasCard: boolean;
    readonly onBarn: () => void;
    readonly stop: () => HTMLElement | null | undefined;
  };

const reload = () => location.reload();

export function FarmNotices(props: FarmNoticesProps) {
  const { played, bed, undoFor, hands, clock, missed, onMissedHeard, gone, onBringBack } = props;
  const { isSignedIn = false, isFirstHere = false, onFile, onTake } = props;
  const [isTold, setTold] = useState(false);
  const next = useNextStop(props.stop);
  const state = played.state();
  const hasBroughtIn = useRef(false);
  hasBroughtIn.current ||= state.last?.event.kind === "harvest";
  return (
    <div className={css.notices} {...next}>
      <KeptLine
        state={state}
        now={bed.now}
        undoFor={undoFor}
        said={hands.said}
        isSignedIn={isSignedIn}
        onUndo={hands.undo}
      />
      {isSignedIn && isFirstHere && !missed && !gone && !isTold && (
        <Slip words={strings.staysThere} isSaid>
          <Button size="small" onClick={onTake}>
            {strings.takeMissed}
          </Button>
          <Button size="small" kind="secondary" onClick={() => setTold(true)}>
            {strings.heard}
          </Button>
        </Slip>
      )}
      {missed && (
        <Slip words={strings.missed[missed.why](missed.field)} isTrouble isSaid>
          <Button size="small" onClick={missed.why === "cleared" ? onTake : reload}>
            {missed.why === "cleared" ? strings.takeMissed : strings.reload}
          </Button>
          <Button size="small" kind="secondary" onClick={onMissedHeard}>
            {strings.heard}
          </Button>
        </Slip>
      )}
      {gone && (
        <Slip words={strings.removed(gone.field)} isSaid>
          <Button size="small" kind="secondary" onClick={() => onBringBack?.(gone)}>
            {strings.bringBack}
          </Button>
        </Slip>
      )}
      {hasBroughtIn.current && !props.hasCard && <SoundQuestion />}
      <Notices
        played={played}
        state={state}
        lacksRoom={lacksRoom(bed)}
        clock={clock}
        onFile={onFile}
        onBarn={props.onBarn}
      />
    </div>
  );
}
