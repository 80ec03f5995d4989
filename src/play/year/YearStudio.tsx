// What the dialog of a film shows: the choice, the work as it grows, what came of it, and the year in words beside it.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Clapperboard from "lucide-react/icons/clapperboard";
import Image from "lucide-react/icons/image";
import Square from "lucide-react/icons/square";
import { useId, useSyncExternalStore } from "react";
import type { FilmSpan } from "./filmSpan.ts";
import { strings } from "./strings.ts";
import { YearChoices } from "./YearChoices.tsx";
import css from "./YearDialog.module.css";
import { KeepYear, YearShown } from "./YearResult.tsx";
import { YearWatch } from "./YearWatch.tsx";
import { isAtWork, type YearState, yearProgress } from "./yearMachine.ts";
import { type FarmYear, mayFilm } from "./yearMakings.ts";
import type { YearMonth } from "./yearTold.ts";
import { filmDaysWords, monthLine } from "./yearWords.ts";

type YearStudioProps = {
  readonly year: FarmYear;
  readonly span: FilmSpan;
  /** No movement is wanted. */
  readonly isStill: boolean;
};

/** So many lines stand below the picture, more beside it. */
const FEW = 2;

export function YearStudio({ year, span, isStill }: YearStudioProps) {
  const { state, card, canvas } = useSyncExternalStore(year.subscribe, year.state);
  const { is, choice } = state;
  const isWorking = isAtWork(state);
  const days = filmDaysWords(span);
  const name = card ? (card.told.end.name ?? card.fieldName) : "";
  const isWatched = canvas !== null && (isWorking || is === "stopped");
  const choices = (
    <YearChoices choice={choice} hasFilm={mayFilm()} isStill={isStill} onChoose={year.choose} />
  );
  return (
    <div
      className={css.studio}
      data-has-words={(card && card.told.months.length > FEW) || undefined}
    >
      <p className={css.lede}>{strings.lede(days)}</p>
      <div className={css.made}>
        {isWatched && <YearWatch canvas={canvas} isStill={isStill} />}
        {is === "done" && (
          <YearShown
            file={state.file}
            choice={choice}
            alt={strings.alt[choice.what](name, days)}
            plays={!isStill}
          />
        )}
        {!isWorking && is !== "done" && choices}
        {isWorking && (
          <progress className={css.way} aria-label={strings.working} value={yearProgress(state)} />
        )}
        <p className={css.words} role="status">
          {wordsOf(state)}
        </p>
        {is === "failed" && (
          <p className={css.trouble} role="alert">
            {strings.troubles[state.reason]}
          </p>
        )}
        <WorkButton year={year} state={state} />
        {is === "done" && (
          <>
            <KeepYear
              file={state.file}
              what={choice.what}
              kind={span.kind}
              name={name}
              days={days}
            />
            {choices}
          </>
        )}
      </div>
      {card && <MonthsInWords months={card.told.months} />}
    </div>
  );
}

type WorkButtonProps = { readonly year: FarmYear; readonly state: YearState<Blob> };

/** Begins it, stops it, or goes on. */
function WorkButton({ year, state }: WorkButtonProps) {
  const { is, choice } = state;
  // The last step is a moment.
  if (is === "encoding" || is === "done") return null;
  if (isAtWork(state))
    return (
      <p>
        <Button
          kind="secondary"
          data-autofocus
          icon={<Icon of={Square} size={18} />}
          onClick={year.stop}
        >
          {strings.stop}
        </Button>
      </p>
    );
  const begins =
    is === "stopped" ? strings.goOn : is === "failed" ? strings.again : strings.make[choice.what];
  return (
    <p>
      <Button
        data-autofocus
        icon={<Icon of={choice.what === "film" ? Clapperboard : Image} size={18} />}
        onClick={year.make}
      >
        {begins}
      </Button>
    </p>
  );
}

function MonthsInWords({ months }: { readonly months: readonly YearMonth[] }) {
  const id = useId();
  return (
    <section className={css.months} aria-labelledby={id}>
      <h3 id={id}>{strings.months}</h3>
      <ol role="list">
        {months.map((month) => (
          <li key={`${month.year} ${month.month}`}>{monthLine(month)}</li>
        ))}
      </ol>
    </section>
  );
}

/** Said four times on the way, and at its end. */
function wordsOf(state: YearState<Blob>): string {
  switch (state.is) {
    case "preparing":
      return strings.preparing;
    case "drawing":
    case "encoding": {
      const quarter = Math.floor(yearProgress(state) * 4 + 1e-9) / 4;
      return strings.way[quarter as keyof typeof strings.way];
    }
    case "stopped":
      return state.way ? strings.stopped(state.way.n, state.way.of) : strings.stoppedEarly;
    case "done":
      return strings.done[state.choice.what];
    case "idle":
      return strings.takes[state.choice.what];
    case "failed":
      return "";
  }
}
