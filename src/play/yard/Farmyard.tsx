// The open farm: what is looked at in the middle, the shelf below, the papers beside it; on a phone both on a sheet.
import { lazyOrNothing } from "@loamstead/ui/lazyOrNothing.ts";
import { useReducer, useRef, useState } from "react";
import { Hills, sky } from "../../alphaFields/sky/index.ts";
import { plotWords } from "../../farm/describe/plot.ts";
import { reasonWords } from "../../farm/describe/reasons.ts";
import { nameOnBoard } from "../../farm/describe/yardNames.ts";
import { UNDO_FOR } from "../../farm/events/recent.ts";
import { dayAt, seasonOn } from "../../farm/numbers/time.ts";
import { lightAt } from "../../scene/light/hourAt.ts";
import { SoundSwitch, useIsHeard } from "../../sound/index.ts";
import type { ListedFarm } from "../account/listFarms.ts";
import { FarmMenu, type FarmWays } from "../bar/FarmMenu.tsx";
import { keepHabit, loadHabits } from "../bar/habits.ts";
import { LookChoice } from "../bar/LookChoice.tsx";
import { Purse } from "../bar/Purse.tsx";
import { noteVisit } from "../bar/visits.ts";
import type { OpenFarm } from "../farms/farms.ts";
import { FieldList } from "../list/FieldList.tsx";
import { readPaperAddress } from "../papers/paperAddress.ts";
import type { PaperProps } from "../session/paperProps.ts";
import { useAnswered } from "../session/useAnswered.ts";
import { useNow, usePlayed } from "../session/usePlayed.ts";
import { NextCommandButton } from "../shelf/NextCommandButton.tsx";
import { ToolShelf } from "../shelf/ToolShelf.tsx";
import { Papers } from "../side/Papers.tsx";
import { useIsIdle } from "../today/useIsIdle.ts";
import { asLast } from "../view/asLast.ts";
import { allOf, type BedState, countIn, plotStatusOf } from "../view/bed.ts";
import { clockAt } from "../view/clock.ts";
import { leadOf } from "../view/leadOf.ts";
import { localHour } from "../view/localHour.ts";
import { nextCommand, roomBeside } from "../view/nextCommand.ts";
import { isFirstStep, suggestNextStep } from "../view/nextStep.ts";
import { worthIt } from "../view/task.ts";
import { SHORT_UNDO } from "../view/undoable.ts";
import {
  type FarmSeat,
  openingPlayView,
  type PlayViewAction,
  type PlayViewState,
  reducePlayView,
} from "../view/view.ts";
import { nextName, stepWords } from "../view/words.ts";
import { filmSpanOf } from "../year/filmSpan.ts";
import { type FarmNews, FarmNotices } from "./FarmNotices.tsx";
import { FarmView } from "./FarmView.tsx";
import css from "./Farmyard.module.css";
import { Hint } from "./Hint.tsx";
import { PlotNote } from "./PlotNote.tsx";
import { SheetHead } from "./SheetHead.tsx";
import { StandUp } from "./StandUp.tsx";
import { useBadge } from "./useBadge.ts";
import { useFarmKeys } from "./useFarmKeys.ts";
import { useIsShortScreen } from "./useIsShortScreen.ts";
import { stopIn, useLead } from "./useLead.ts";
import { usePost } from "./usePost.ts";
import { useReadySaid } from "./useReadySaid.ts";
import { useReadyTitle } from "./useReadyTitle.ts";
import { useStepSaid } from "./useStepSaid.ts";
import { useYardHandlers } from "./useYardHandlers.ts";

const FarmSounds = lazyOrNothing(async () => (await import("./FarmSounds.tsx")).FarmSounds, {
  isQuiet: true,
});
const FarmRewards = lazyOrNothing(
  async () => (await import("./rewards/FarmRewards.tsx")).FarmRewards,
  { isQuiet: true },
);
const SkySurprises = lazyOrNothing(async () => (await import("./SkySurprises.tsx")).SkySurprises, {
  isQuiet: true,
});
/** What is to be done by hand stands first: the day in words comes once that is painted. */
const Today = lazyOrNothing(async () => (await import("../today/Today.tsx")).Today);
const ThingNote = lazyOrNothing(async () => (await import("../around/ThingNote.tsx")).ThingNote);
const AroundTheFarm = lazyOrNothing(
  async () => (await import("../around/AroundTheFarm.tsx")).AroundTheFarm,
);
const KeysDialog = lazyOrNothing(
  async () => (await import("../bar/ShortcutsDialog.tsx")).ShortcutsDialog,
);

type FarmyardProps = Omit<FarmWays, "onKeys" | "onSit"> & {
  readonly played: OpenFarm;
  readonly others: readonly ListedFarm[];
  readonly news?: FarmNews;
};

export function Farmyard({ played, others, news, ...ways }: FarmyardProps) {
  const { ground } = played;
  const state = usePlayed(played);
  const [from] = useState(state.farm);
  const [habits, setHabits] = useState(loadHabits);
  const undoFor = habits.longUndo ? UNDO_FOR : SHORT_UNDO;
  const now = useNow(played, undoFor);
  const [view, move] = useReducer(
    (last: PlayViewState, step: PlayViewAction) => reducePlayView(last, step, ground),
    null,
    () => openingPlayView(readPaperAddress(location.search)),
  );
  const [visits] = useState(() => noteVisit(played.now()));
  const isHeard = useIsHeard();
  const [hasCard, setHasCard] = useState(false);
  const [showsKeys, setShowsKeys] = useState(false);
  const hasShownKeys = useRef(false);
  hasShownKeys.current ||= showsKeys;

  const bed: BedState = { ground, farm: state.farm, now };
  const clock = clockAt(now);
  const onHelp = () => setShowsKeys(true);
  const yard = useRef<HTMLDivElement>(null);
  const lead = useLead(yard);
  const next = nextCommand(bed, view);
  const room = roomBeside(bed, next);
  const doNext = () => {
    if (next.id === "rest") return nextName(next, clock);
    // What comes back for a letter is to be read.
    if (next.id === "letters") for (const wish of next.wishes) paper.say(played.act(wish), wish);
    else hands.run(next.wishes);
    return null;
  };
  const note = useRef<HTMLDivElement>(null);
  const isLive = useRef(false);
  const hands = useYardHandlers({
    played,
    bed,
    view,
    move,
    clock,
    onNext: () => doNext(),
    undoFor,
    onHelp,
    onThingWay: () => note.current?.querySelector<HTMLElement>("button, a[href]")?.click(),
    lead,
  });
  const toBed = () => stopIn("field", yard.current);
  useFarmKeys(hands.onKey, habits.letterKeys);
  const ready = countIn(worthIt(bed, "gather", allOf(bed)));
  useBadge(ready);
  useReadyTitle(ready);
  useReadySaid(state.farm, ready);
  const isIdle = useIsIdle();
  usePost(played, isIdle);

  const letters = useAnswered(state.farm, hands.say);
  /** Without a picture there is nothing to sit down before. */
  const sit = (seat: FarmSeat) => {
    if (seat === "bench" || (view.look === "farm" && isLive.current)) move({ kind: "seat", seat });
  };
  const paper: PaperProps = { played, state, now, clock, ...letters, onSit: () => sit("green") };
  const isInHead = useIsShortScreen();
  const { chosen } = view;
  const openPaper = (id: string) => move({ kind: "paper", paper: id });
  const step = suggestNextStep(bed, chosen);
  const inWords = step && stepWords(step, bed, clock, true);
  useStepSaid(step, inWords);
  // Whoever sits is led nowhere.
  const line =
    step && view.seat === null
      ? { words: stepWords(step, bed, clock), lead: leadOf(step, bed) }
      : null;
  // A newcomer's ring lies where the line below speaks of.
  const ring = chosen ?? (line && step?.plot) ?? null;
  const isOfPlot = step !== null && step.plot !== null && step.plot === ring;
  // A bare plot says nothing that a newcomer would want to read beside a line of theirs.
  const isBare = chosen !== null && plotStatusOf(bed, chosen) === "empty";
  const isSaid = chosen !== null && !isOfPlot && !(step && (isFirstStep(step) || isBare));
  const around = {
    paper,
    bed,
    onPaper: (id: string) => {
      openPaper(id);
      lead("paper");
    },
    onSeat: sit,
  };
  const { thing, seat } = view;
  const plot = {
    thing: thing && <ThingNote {...around} thing={thing} isEvening={seat === "green"} />,
    line,
    isOfPlot,
    words: isSaid
      ? [
          plotWords(ground, state.farm, chosen, now, clock),
          reasonWords(ground, state.farm, chosen, now),
        ]
          .filter((words) => words !== null)
          .join(" ")
      : null,
    onFollow: hands.follow,
    stop: toBed,
  };
  const isNoted = view.look === "farm" && (thing !== null || line !== null || plot.words !== null);
  const command = { next, room, seed: view.seed, clock, onDo: doNext, run: hands.run };
  const weather = ground.weather(dayAt(now));
  const season = seasonOn(dayAt(now));

  return (
    <div ref={yard} className={css.yard} data-seat={seat ?? undefined}>
      <div
        className={`${sky.sky} ${css.sky}`}
        data-season={season}
        data-weather={weather.kind}
        data-hour={lightAt(localHour(now), season)}
      >
        <Hills />
        {isIdle && <SkySurprises bed={bed} run={hands.run} />}
      </div>
      <header className={css.tag}>
        <FarmMenu
          ground={ground}
          name={nameOnBoard(state.farm)}
          others={others}
          clock={clock}
          film={filmSpanOf(state.farm.begun, now)?.kind ?? null}
          {...ways}
          onKeys={onHelp}
          onSit={() => sit("bench")}
        />
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
          hasCard={hasCard}
          onFile={ways.onFile}
          onTake={ways.onTake}
          onOpen={ways.onOpen}
          onFarms={ways.onFarms}
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
          >
            <AroundTheFarm {...around} />
          </FieldList>
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
              live={isLive}
            />
            {!isInHead && <PlotNote {...plot} place={note} />}
          </>
        )}
      </div>
      {seat && <StandUp onUp={() => move({ kind: "seat", seat: null })} />}
      <div className={css.sheet} data-open={view.isOpen || undefined}>
        <SheetHead
          bed={bed}
          isOpen={view.isOpen}
          said={hands.said?.shown ?? null}
          note={isInHead && isNoted ? <PlotNote {...plot} place={note} isInHead /> : null}
          onOpen={(isOpen) => move({ kind: "sheet", isOpen })}
        >
          {next.id !== "rest" && <NextCommandButton {...command} />}
        </SheetHead>
        <div className={css.shelf}>
          <ToolShelf
            farm={state.farm}
            tool={view.tool}
            seed={view.seed}
            onTool={(tool) => move({ kind: "tool", tool })}
            onSeed={(seed) => move({ kind: "seed", seed })}
            back={{ bed, clock, visits }}
            asLast={
              asLast(bed) && { isTaken: !view.isSeedTaken, onTake: () => move({ kind: "asLast" }) }
            }
          >
            <NextCommandButton {...command} />
          </ToolShelf>
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
      {state.last && (
        <FarmRewards
          state={state}
          from={from}
          onCard={setHasCard}
          onSee={(paper) => {
            openPaper(paper);
            lead("paper");
          }}
          stop={toBed}
        />
      )}
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
