// The slider over the minutes that somebody has each day, with its stops written under it.
import css from "./MinutesSlider.module.css";
import { stops } from "./stops.ts";
import { strings } from "./strings.ts";

type MinutesSliderProps = { stop: number; sum: number; onStop(stop: number): void };

export function MinutesSlider({ stop, sum, onStop }: MinutesSliderProps) {
  return (
    <div className={css.slider}>
      <input
        type="range"
        className={css.range}
        min={0}
        max={stops.length - 1}
        step={1}
        value={stop}
        aria-label={strings.minutes}
        aria-valuetext={strings.spoken(stops[stop]!, sum)}
        onChange={({ target }) => onStop(Number(target.value))}
      />
      <div className={css.marks} aria-hidden="true">
        {stops.map((minutes, at) => (
          <span key={minutes} data-now={at === stop || undefined}>
            {minutes}
          </span>
        ))}
      </div>
    </div>
  );
}
