// A year in a minute: what is to be made is chosen, made on this device, watched, kept and sent on.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import Clapperboard from "lucide-react/icons/clapperboard";
import Image from "lucide-react/icons/image";
import Square from "lucide-react/icons/square";
import { useEffect, useState, useSyncExternalStore } from "react";
import { reducedMotion } from "../../scene/live/reducedMotion.ts";
import type { PlayedFarm } from "../session/playedFarm.ts";
import { type FilmSpan, filmSpanOf } from "./filmSpan.ts";
import { strings } from "./strings.ts";
import { yearTitles } from "./titles.ts";
import { YearChoices } from "./YearChoices.tsx";
import css from "./YearDialog.module.css";
import { YearResult } from "./YearResult.tsx";
import { YearWatch } from "./YearWatch.tsx";
import { isAtWork, type YearState, yearProgress } from "./yearMachine.ts";
import { type FarmYear, farmYearOf, mayFilm } from "./yearMakings.ts";
import { monthLine, spanWords } from "./yearWords.ts";

type YearDialogProps = {
  readonly open: boolean;
  readonly played: PlayedFarm;
  readonly onClose: () => void;
  /** Takes the focus afterwards. */
  readonly returnTo?: () => HTMLElement | null | undefined;
};

const steps: Partial<Record<YearState<Blob>["is"], string>> = {
  preparing: "work",
  drawing: "work",
  encoding: "work",
  done: "done",
};

const never = () => () => {};

export function YearDialog({ open, played, onClose, returnTo }: YearDialogProps) {
  const [isStill] = useState(reducedMotion);
  const span = filmSpanOf(played.state().farm.begun, played.now());
  const year = open && span ? farmYearOf(played, span, isStill()) : null;
  const is = useSyncExternalStore(year?.subscribe ?? never, () => year?.state().state.is);
  // Whoever closes it does not wait for it.
  useEffect(() => year?.stop, [year]);
  return (
    <Dialog
      open={year !== null}
      title={yearTitles[span?.kind ?? "year"]}
      size="wide"
      step={(is && steps[is]) ?? "choose"}
      onClose={onClose}
      returnTo={returnTo}
    >
      {year && span && <Studio year={year} span={span} isStill={isStill()} />}
    </Dialog>
  );
}

type StudioProps = { readonly year: FarmYear; readonly span: FilmSpan; readonly isStill: boolean };

function Studio({ year, span, isStill }: StudioProps) {
  const { state, card, canvas } = useSyncExternalStore(year.subscribe, year.state);
  const { is, choice } = state;
  const isWorking = isAtWork(state);
  const hasFilm = mayFilm();
  const failed = is === "failed" ? state.reason : null;
  const name = card ? (card.told.end.name ?? card.fieldName) : "";
  return (
    <div className={css.studio} data-has-words={card !== null || undefined}>
      <p className={css.lede}>{strings.lede[span.kind](spanWords(span))}</p>
      <div className={css.made}>
        {is === "done" ? (
          <YearResult
            file={state.file}
            choice={choice}
            kind={span.kind}
            name={name}
            words={spanWords(span)}
            plays={!isStill}
          />
        ) : (
          canvas &&
          (isWorking || is === "stopped") && <YearWatch canvas={canvas} isStill={isStill} />
        )}
        {!isWorking && (
          <YearChoices choice={choice} hasFilm={hasFilm} isStill={isStill} onChoose={year.choose} />
        )}
        {isWorking && (
          <progress className={css.way} aria-label={strings.working} value={yearProgress(state)} />
        )}
        <p className={css.words} role="status">
          {wordsOf(state)}
        </p>
        {failed && (
          <p className={css.trouble} role="alert">
            {strings.troubles[failed]}
          </p>
        )}
        {isWorking && is !== "encoding" && (
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
        )}
        {!isWorking && is !== "done" && (
          <p>
            <Button
              data-autofocus
              icon={<Icon of={choice.what === "film" ? Clapperboard : Image} size={18} />}
              onClick={year.make}
            >
              {is === "stopped" ? strings.goOn : failed ? strings.again : strings.make[choice.what]}
            </Button>
          </p>
        )}
      </div>
      {card && (
        <section className={css.months} aria-labelledby="year-months">
          <h3 id="year-months">{strings.months}</h3>
          <ol role="list">
            {card.told.months.map((month) => (
              <li key={`${month.year} ${month.month}`}>{monthLine(month)}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
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
