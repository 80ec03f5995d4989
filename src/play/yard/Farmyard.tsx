// The open farm: what is looked at in the middle, the shelf below, the papers beside it; on a phone both on a sheet.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useReducer, useRef, useState } from "react";
import { Hills, sky } from "../../alphaFields/sky/index.ts";
import { plotWords } from "../../farm/describe/plot.ts";
import { UNDO_FOR } from "../../farm/events/recent.ts";
import { dayAt, seasonOn } from "../../farm/numbers/time.ts";
import { lightAt } from "../../scene/light/hourAt.ts";
import { SoundSwitch, useIsHeard } from "../../sound/index.ts";
import { FarmMenu, type FarmWays } from "../bar/FarmMenu.tsx";
import { hadHabits, keepHabit } from "../bar/habits.ts";
import { LookChoice } from "../bar/LookChoice.tsx";
import { Purse } from "../bar/Purse.tsx";
import type { FarmSummary, OpenFarm } from "../farms/farms.ts";
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
import { commandsOf } from "../view/commands.ts";
import { leadOf } from "../view/leadOf.ts";
import { isFirstStep, nextStep } from "../view/nextStep.ts";
import { worthIt } from "../view/task.ts";
import { SHORT_UNDO } from "../view/undoable.ts";
import { firstView, type Move, viewAfter } from "../view/view.ts";
import { stepWords } from "../view/words.ts";
import { type FarmNews, FarmNotices } from "./FarmNotices.tsx";
import { FarmView } from "./FarmView.tsx";
import css from "./Farmyard.module.css";
import { Hint } from "./Hint.tsx";
import { hourOf } from "./hourOf.ts";
import { PlotNote } from "./PlotNote.tsx";
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
  readonly news?: FarmNews;
};

export function Farmyard({ played, others, news, ...ways }: FarmyardProps) {
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
  const [showsKeys, setShowsKeys] = useState(false);
  const hasShownKeys = useRef(false);
  hasShownKeys.current ||= showsKeys;

  const bed: Bed = { ground, farm: state.farm, now };
  const clock = clockAt(now);
  const onHelp = () => setShowsKeys(true);
  const yard = useRef<HTMLDivElement>(null);
  const lead = useLead(yard);
  const hands = useHands({ played, bed, view, move, clock, undoFor, onHelp, lead });
  const note = useRef<HTMLDivElement>(null);
  const toBed = () => stopIn("field", yard.current);
  useKeys(hands.onKey, habits.letterKeys);
  const ready = countIn(worthIt(bed, "gather", allOf(bed)));
  useBadge(ready);
  useReadyTitle(ready);
  useReadySaid(state.farm, ready);

  const letters = useAnswered(state.farm, hands.say);
  const paper: PaperProps = { played, state, now, clock, ...letters };
  const isInHead = useIsShort();
  const { chosen } = view;
  const step = nextStep(bed, chosen);
  const inWords = step && stepWords(step, bed, clock, true);
  useStepSaid(step, inWords);
  const line = step && { words: stepWords(step, bed, clock), lead: leadOf(step, bed) };
  // A newcomer's ring lies where the line below speaks of.
  const ring = chosen ?? step?.plot ?? null;
  const isOfPlot = step !== null && step.plot !== null && step.plot === ring;
  const isSaid = chosen !== null && !isOfPlot && !(step && isFirstStep(step));
  const plot = {
    line,
    isOfPlot,
    words: isSaid ? plotWords(ground, state.farm, chosen, now, clock) : null,
    onFollow: hands.follow,
    stop: toBed,
  };
  const isNoted = view.look === "farm" && (line !== null || plot.words !== null);
  const commands = commandsOf(bed, view.seed);
  const first = (
    <CommandButtons commands={commands.slice(0, 1)} seed={view.seed} run={hands.run} isShort />
  );
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
        <FarmNotices
          {...news}
          played={played}
          bed={bed}
          undoFor={undoFor}
          hands={hands}
          clock={clock}
          onFile={ways.onFile}
          onTake={ways.onTake}
          onBarn={() => {
            openPaper("barn");
            lead("paper");
          }}
          stop={toBed}
        />
        {view.look === "list" ? (
          <FieldList
            bed={bed}
            clock={clock}
            line={
              line && inWords && <Hint line={{ ...line, words: inWords }} onFollow={hands.follow} />
            }
            chosen={chosen}
            onChoose={(plot) => move({ kind: "choose", plot })}
            seed={view.seed}
            run={hands.run}
          />
        ) : (
          <>
            <FarmView
              played={played}
              state={state}
              bed={bed}
              view={view}
              move={move}
              hands={hands}
              clock={clock}
              ring={ring}
              note={note}
            />
            {!isInHead && <PlotNote {...plot} place={note} />}
          </>
        )}
      </div>
      <div className={css.sheet} data-open={view.isOpen || undefined}>
        <SheetHead
          bed={bed}
          isOpen={view.isOpen}
          said={hands.said?.text ?? null}
          note={isInHead && isNoted ? <PlotNote {...plot} place={note} isInHead /> : null}
          onOpen={(isOpen) => move({ kind: "sheet", isOpen })}
        >
          {first}
        </SheetHead>
        <div className={css.shelf}>
          <Shelf
            farm={state.farm}
            tool={view.tool}
            seed={view.seed}
            onTool={(tool) => move({ kind: "tool", tool })}
            onSeed={(seed) => move({ kind: "seed", seed })}
          >
            {first}
          </Shelf>
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
