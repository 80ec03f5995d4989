// The open farm: what is looked at in the middle, the shelf below, the papers beside it; on a phone both on a sheet.
import { Button } from "@loamstead/ui/Button.tsx";
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { Slip } from "@loamstead/ui/Slip.tsx";
import { useReducer, useRef, useState } from "react";
import { Hills, sky } from "../../alphaFields/sky/index.ts";
import { UNDO_FOR } from "../../farm/events/recent.ts";
import { dayAt, seasonOn } from "../../farm/numbers/time.ts";
import { lightAt } from "../../scene/light/hourAt.ts";
import { SoundSwitch, useIsHeard } from "../../sound/index.ts";
import { FarmMenu, type FarmWays } from "../bar/FarmMenu.tsx";
import { hadHabits, keepHabit } from "../bar/habits.ts";
import { KeptLine } from "../bar/KeptLine.tsx";
import { LookChoice } from "../bar/LookChoice.tsx";
import { Notices } from "../bar/Notices.tsx";
import { Purse } from "../bar/Purse.tsx";
import type { FarmSummary, OpenFarm } from "../farms/farms.ts";
import type { Missed } from "../farms/openLast.ts";
import { useNextStop } from "../focus/useNextStop.ts";
import { CommandButtons } from "../list/CommandButtons.tsx";
import { FieldList } from "../list/FieldList.tsx";
import type { PaperProps } from "../session/paperProps.ts";
import { useAnswered } from "../session/useAnswered.ts";
import { useNow, usePlayed } from "../session/usePlayed.ts";
import { Shelf } from "../shelf/Shelf.tsx";
import { Papers } from "../side/Papers.tsx";
import { Today } from "../today/Today.tsx";
import { allOf, type Bed, countIn } from "../view/bed.ts";
import { clockAt } from "../view/clock.ts";
import { commandsOf, lacksRoom } from "../view/commands.ts";
import { nextStep } from "../view/nextStep.ts";
import { strings } from "../view/strings.ts";
import { worthIt } from "../view/task.ts";
import { SHORT_UNDO } from "../view/undoable.ts";
import { firstView, type Move, viewAfter } from "../view/view.ts";
import { stepWords } from "../view/words.ts";
import { FarmView } from "./FarmView.tsx";
import css from "./Farmyard.module.css";
import { hourOf } from "./hourOf.ts";
import { slipOf } from "./PlotSlip.tsx";
import { SheetHead } from "./SheetHead.tsx";
import { useBadge } from "./useBadge.ts";
import { useHands } from "./useHands.ts";
import { useIsShort } from "./useIsShort.ts";
import { useKeys } from "./useKeys.ts";
import { stopIn, useLead } from "./useLead.ts";
import { useReadySaid } from "./useReadySaid.ts";
import { useReadyTitle } from "./useReadyTitle.ts";
import { useStepSaid } from "./useStepSaid.ts";

const FarmSounds = lazyOrNothing(async () => (await import("./FarmSounds.tsx")).FarmSounds, {
  isQuiet: true,
});
const KeysDialog = lazyOrNothing(async () => (await import("../bar/KeysDialog.tsx")).KeysDialog);

type FarmyardProps = Omit<FarmWays, "onKeys"> & {
  readonly played: OpenFarm;
  readonly others: readonly FarmSummary[];
  /** One that was here, and could not be gone on with. */
  readonly missed?: Missed | null;
  readonly onMissedHeard?: () => void;
  /** The one that was put away last, as long as nobody has left this page. */
  readonly gone?: Gone | null;
  readonly onBringBack?: (farm: Gone) => void;
};

const reload = () => location.reload();

export type Gone = { readonly id: string; readonly field: number };

export function Farmyard(props: FarmyardProps) {
  const { played, others, missed, onMissedHeard, gone, onBringBack, ...ways } = props;
  const { ground } = played;
  const state = usePlayed(played);
  const [habits, setHabits] = useState(hadHabits);
  const undoFor = habits.longUndo ? UNDO_FOR : SHORT_UNDO;
  const now = useNow(played, undoFor);
  const [view, move] = useReducer(
    (last: typeof firstView, step: Move) => viewAfter(last, step, ground),
    firstView,
  );
  const isHeard = useIsHeard();
  const [isLive, setLive] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const hasShownKeys = useRef(false);
  hasShownKeys.current ||= showsKeys;

  const bed: Bed = { ground, farm: state.farm, now };
  const clock = clockAt(now);
  const onHelp = () => setShowsKeys(true);
  const yard = useRef<HTMLDivElement>(null);
  const lead = useLead(yard);
  const hands = useHands({ played, bed, view, move, clock, undoFor, onHelp, lead });
  const notices = useNextStop(() => stopIn("field", yard.current));
  useKeys(hands.onKey, habits.letterKeys);
  const ready = countIn(worthIt(bed, "gather", allOf(bed)));
  useBadge(ready);
  useReadyTitle(ready);
  useReadySaid(state.farm, ready);

  const letters = useAnswered(state.farm, hands.say);
  const paper: PaperProps = { played, state, now, clock, ...letters };
  const isInHead = useIsShort() && view.look === "farm" && !isLive;
  const step = nextStep(bed);
  const line = step && stepWords(step, now, clock, true);
  useStepSaid(step, line);
  const commands = commandsOf(bed, view.seed);
  const weather = ground.weather(dayAt(now));
  const season = seasonOn(dayAt(now));
  const openPaper = (id: string) => move({ kind: "paper", paper: id });

  return (
    <div ref={yard} className={css.yard}>
      <div
        className={`${sky.sky} ${css.sky}`}
        data-season={season}
        data-weather={weather.kind}
        data-hour={lightAt(hourOf(now), season)}
      >
        <Hills />
      </div>
      <header className={css.tag}>
        <FarmMenu ground={ground} others={others} clock={clock} {...ways} onKeys={onHelp} />
      </header>
      <div className={css.bar}>
        <Purse farm={state.farm} />
        <SoundSwitch className={css.sound} />
        <LookChoice look={view.look} onLook={(look) => move({ kind: "look", look })} />
      </div>
      <div className={css.middle}>
        <div className={css.notices} {...notices}>
          <KeptLine
            state={state}
            now={now}
            undoFor={undoFor}
            said={hands.said}
            onUndo={hands.undo}
          />
          {missed && (
            <Slip words={strings.missed[missed.why](missed.field)} isTrouble isSaid>
              <Button size="small" onClick={missed.why === "cleared" ? ways.onTake : reload}>
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
          <Notices
            played={played}
            state={state}
            lacksRoom={lacksRoom(bed)}
            clock={clock}
            onFile={ways.onFile}
            onBarn={() => {
              openPaper("barn");
              lead("paper");
            }}
          />
        </div>
        {view.look === "list" ? (
          <FieldList
            bed={bed}
            clock={clock}
            line={line}
            chosen={view.chosen}
            onChoose={(plot) => move({ kind: "choose", plot })}
            seed={view.seed}
            run={hands.run}
          />
        ) : (
          <FarmView
            played={played}
            state={state}
            bed={bed}
            view={view}
            move={move}
            hands={hands}
            clock={clock}
            slip={slipOf({ bed, chosen: view.chosen, clock, isLineElsewhere: isInHead })}
            isLive={isLive}
            onLive={setLive}
          />
        )}
      </div>
      <div className={css.sheet} data-open={view.isOpen || undefined}>
        <SheetHead
          bed={bed}
          isOpen={view.isOpen}
          said={hands.said?.text ?? null}
          line={isInHead ? line : null}
          onOpen={(isOpen) => move({ kind: "sheet", isOpen })}
        >
          <CommandButtons
            commands={commands.slice(0, 1)}
            seed={view.seed}
            run={hands.run}
            isShort
          />
        </SheetHead>
        <div className={css.shelf}>
          <Shelf
            farm={state.farm}
            tool={view.tool}
            seed={view.seed}
            onTool={(tool) => move({ kind: "tool", tool })}
            onSeed={(seed) => move({ kind: "seed", seed })}
          />
        </div>
        <div className={css.papers}>
          <Papers
            open={view.paper}
            onOpen={openPaper}
            paper={paper}
            today={
              <Today
                {...paper}
                seed={view.seed}
                run={hands.run}
                onLetters={() => openPaper("letters")}
              />
            }
          />
        </div>
      </div>
      {isHeard && <FarmSounds ground={ground} state={state} now={now} />}
      {hasShownKeys.current && (
        <KeysDialog
          open={showsKeys}
          habits={habits}
          onHabit={(name, has) => {
            setHabits((last) => ({ ...last, [name]: has }));
            keepHabit(name, has);
          }}
          onClose={() => setShowsKeys(false)}
        />
      )}
    </div>
  );
}
