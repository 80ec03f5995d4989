// Today on one sheet: the day and its weather, what is ready, letters that can be sent, what else is to be had, what comes next, and goals.

import { Fold } from "@loamstead/ui/Fold.tsx";
import { useRef } from "react";
import site from "../../../site.config.ts";
import { DAY, dayAt, HOUR } from "../../farm/numbers/time.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import { link } from "../../lib/link.ts";
import { CommandButtons } from "../list/CommandButtons.tsx";
import { LazyGoalBars, LazyOccasions } from "../papers/index.ts";
import type { PaperProps } from "../session/paperProps.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import type { BedState } from "../view/bed.ts";
import { weekdayWords } from "../view/clock.ts";
import { commandsOf, lacksRoom } from "../view/commands.ts";
import { spanWords } from "../view/span.ts";
import { strings } from "../view/strings.ts";
import { upcomingOf } from "../view/upcoming.ts";
import { upcomingLine } from "../view/words.ts";
import { YearOffer } from "../year/YearOffer.tsx";
import { Days } from "./Days.tsx";
import { LettersInShort } from "./LettersInShort.tsx";
import { strings as said } from "./strings.ts";
import css from "./Today.module.css";
import { useIsIdle } from "./useIsIdle.ts";

type TodayProps = PaperProps & {
  readonly seed: Seed;
  readonly run: (wishes: readonly FarmAction[]) => void;
  readonly onLetters: () => void;
};

/** Longer than this the hour says more than how long it is until then. */
const BY_THE_HOUR = 3 * HOUR;
const MOST = 3;
/** Whoever is at the first seeds has enough to find out. */
const NEWCOMER = 2;

export function Today({ seed, run, onLetters, ...paper }: TodayProps) {
  const { played, state, now, clock } = paper;
  const date = useRef<HTMLHeadingElement>(null);
  const hasMore = useIsIdle() && levelOf(state.farm) > NEWCOMER;
  const bed: BedState = { ground: played.ground, farm: state.farm, now };
  const upcoming = upcomingOf(bed);
  const ready = upcoming.filter(({ at }) => at <= now);
  const next = upcoming.filter(({ at }) => at > now);
  const commands = commandsOf(bed, seed);
  const isResting = commands.length === 0 && next.length > 0 && !lacksRoom(bed);
  return (
    <div className={css.today}>
      <h2 ref={date} tabIndex={-1} className={css.date}>
        {weekdayWords(now)}
      </h2>
      <Days ground={played.ground} now={now} clock={clock} />
      <section className={css.part}>
        <h3>{strings.ready}</h3>
        <p>{ready.length > 0 ? `${upcomingLine(ready)}.` : strings.nothingIsReady}</p>
        {/* The first of them stands on the shelf. */}
        {commands.length > 1 && (
          <div className={css.commands}>
            <CommandButtons commands={commands.slice(1, 3)} seed={seed} run={run} isShort isQuiet />
          </div>
        )}
      </section>
      <YearOffer played={played} now={now} stop={() => date.current} />
      <LettersInShort paper={paper} onLetters={onLetters} />
      {hasMore && (
        <div className={css.part}>
          <LazyOccasions {...paper} />
        </div>
      )}
      <section className={css.part}>
        <h3>{strings.next}</h3>
        {next.length === 0 && (
          <p>
            {state.farm.plots.some(({ sown }) => sown) ? strings.nothingElse : strings.nothingComes}
          </p>
        )}
        <ul role="list" className={css.next}>
          {next.slice(0, MOST).map((one) => (
            <li key={`${upcomingLine([one])} ${one.at}`}>
              <span>{upcomingLine([one])}</span>
              <b>
                {one.at - now < BY_THE_HOUR
                  ? strings.inSpan(spanWords(one.at - now))
                  : clock(one.at)}
              </b>
            </li>
          ))}
        </ul>
        {isResting && (
          <p className={css.idle}>
            {said.restUntil(clock(next[0]!.at))}{" "}
            {site.features.roomDesigner && <a href={link("/room-designer")}>{strings.room}</a>}
          </p>
        )}
      </section>
      {hasMore && (
        <div className={css.part}>
          <LazyGoalBars {...paper} />
        </div>
      )}
      <Fold title={said.clocks}>
        <p className={css.note}>
          {strings.countryDay(clock((dayAt(now) + 1) * DAY).replace(/^.* /, ""))}
        </p>
      </Fold>
    </div>
  );
}
