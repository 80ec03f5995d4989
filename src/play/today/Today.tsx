// Today on one sheet: the day and its weather, what is ready, what comes next, and who has written.
import site from "../../../site.config.ts";
import { DAY, dayAt, HOUR } from "../../farm/numbers/time.ts";
import { levelOf } from "../../farm/state/deeds.ts";
import type { Seed } from "../../farm/tables/heirlooms.ts";
import { link } from "../../lib/link.ts";
import { CommandButtons } from "../list/CommandButtons.tsx";
import { Surprises, WaitingTables } from "../papers/index.ts";
import type { PaperProps } from "../session/paperProps.ts";
import type { Wish } from "../session/playedFarm.ts";
import type { Bed } from "../view/bed.ts";
import { dateWords } from "../view/clock.ts";
import { commandsOf, lacksRoom } from "../view/commands.ts";
import { spanWords } from "../view/span.ts";
import { strings } from "../view/strings.ts";
import { upcomingOf } from "../view/upcoming.ts";
import { upcomingLine } from "../view/words.ts";
import { Days } from "./Days.tsx";
import { LettersInShort } from "./LettersInShort.tsx";
import css from "./Today.module.css";
import { useIsIdle } from "./useIsIdle.ts";

type TodayProps = PaperProps & {
  readonly seed: Seed;
  readonly run: (wishes: readonly Wish[]) => void;
  readonly onLetters: () => void;
};

/** Longer than this the hour says more than how long it is until then. */
const BY_THE_HOUR = 3 * HOUR;
const MOST = 5;
/** Whoever is at the first seeds has enough to find out. */
const NEWCOMER = 2;

export function Today({ seed, run, onLetters, ...paper }: TodayProps) {
  const { played, state, now, clock } = paper;
  const hasOccasions = useIsIdle() && levelOf(state.farm) > NEWCOMER;
  const bed: Bed = { ground: played.ground, farm: state.farm, now };
  const upcoming = upcomingOf(bed);
  const ready = upcoming.filter(({ at }) => at <= now);
  const next = upcoming.filter(({ at }) => at > now);
  const commands = commandsOf(bed, seed);
  const isResting = commands.length === 0 && next.length > 0 && !lacksRoom(bed);
  return (
    <div className={css.today}>
      <h2 className={css.date}>{dateWords(now)}</h2>
      <Days ground={played.ground} now={now} clock={clock} />
      <section className={css.part}>
        <h3>{strings.ready}</h3>
        <p>{ready.length > 0 ? upcomingLine(ready) : strings.nothingIsReady}</p>
      </section>
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
            {strings.allGrows(clock(next[0]!.at))}{" "}
            {site.features.roomDesigner && <a href={link("/room-designer")}>{strings.room}</a>}
          </p>
        )}
      </section>
      {hasOccasions && (
        <div className={css.part}>
          <Surprises {...paper} />
        </div>
      )}
      <LettersInShort {...paper} onLetters={onLetters} />
      {hasOccasions && (
        <div className={css.part}>
          <WaitingTables {...paper} />
        </div>
      )}
      {/* The first of them stands on the shelf. */}
      {commands.length > 1 && (
        <div className={css.commands}>
          <CommandButtons commands={commands.slice(1, 3)} seed={seed} run={run} isShort isQuiet />
        </div>
      )}
      <p className={css.note}>
        {strings.countryDay(clock((dayAt(now) + 1) * DAY).replace(/^.* /, ""))}
      </p>
    </div>
  );
}
