// What lies at the head of the farm: what was said last, and whatever wants to be known beside the play.
import { Button } from "@loamstead/ui/Button.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { Slip } from "@loamstead/ui/Slip.tsx";
import { useRef } from "react";
import type { Clock } from "../../farm/describe/refusal.ts";
import { useQuietNews } from "../account/quietNews.ts";
import type { FarmsOfAccount } from "../account/useAccountFarms.ts";
import type { FarmWays } from "../bar/FarmMenu.tsx";
import { KeptLine } from "../bar/KeptLine.tsx";
import { Notices } from "../bar/Notices.tsx";
import type { FarmAccount, OpenFarm } from "../farms/farms.ts";
import type { Missed } from "../farms/openLast.ts";
import { useNextStop } from "../focus/useNextStop.ts";
import { isUntouchedFarm } from "../session/isUntouchedFarm.ts";
import type { BedState } from "../view/bed.ts";
import { lacksRoom } from "../view/commands.ts";
import { strings } from "../view/strings.ts";
import css from "./Farmyard.module.css";
import type { YardHandlers } from "./useYardHandlers.ts";

const SoundQuestion = lazyOrNothing(
  async () => (await import("./FarmSoundQuestion.tsx")).FarmSoundQuestion,
  { isQuiet: true },
);

/** Only whoever is signed in needs it. */
const AccountSlips = lazyOrNothing(
  async () => (await import("../account/FarmAccountNotices.tsx")).FarmAccountNotices,
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
  /** Null where nobody can sign in. */
  readonly account?: (FarmsOfAccount & { readonly farms: FarmAccount }) | null;
  /** No farm was ever kept on this device, as far as it knows. */
  readonly isFirstHere?: boolean;
};

type FarmNoticesProps = FarmNews &
  Pick<FarmWays, "onFile" | "onTake" | "onOpen" | "onFarms"> & {
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

const missedWords = ({ why, field }: Missed, isSignedOut: boolean): string => {
  const words = strings.missed[why](field);
  return why === "cleared" && isSignedOut ? `${words} ${strings.orSignIn}` : words;
};

export function FarmNotices(props: FarmNoticesProps) {
  const { played, bed, undoFor, hands, clock, missed, onMissedHeard, gone, onBringBack } = props;
  const { account = null, isFirstHere = false, onFile, onTake } = props;
  const next = useNextStop(props.stop);
  const state = played.state();
  const isAccountTold = account !== null && (account.left || account.state.at !== "signedOut");
  const hasBroughtIn = useRef(false);
  hasBroughtIn.current ||= state.last?.event.kind === "harvest";
  return (
    <div className={css.notices} {...next}>
      <KeptLine
        id={played.id}
        account={account?.state ?? null}
        state={state}
        now={bed.now}
        clock={clock}
        undoFor={undoFor}
        said={hands.said}
        passing={useQuietNews(played, state)}
        onUndo={hands.undo}
      />
      {missed && (
        <Slip words={missedWords(missed, account?.state.at === "signedOut")} isTrouble isSaid>
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
      {account && isAccountTold && !missed && !gone && !props.hasCard && (
        <AccountSlips
          account={account.state}
          left={account.left}
          came={account.came}
          isEmpty={isFirstHere && isUntouchedFarm(state)}
          farms={account.farms}
          onOpen={props.onOpen}
          onFarms={props.onFarms}
          onLeftHeard={account.onLeftHeard}
          stop={props.stop}
        />
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
