// The sun on its arc is the control of the hour; by night it is the moon.
import { useEffect, useId, useRef } from "react";
import { dayPartOf, halfOf, hourOf, LAST_HALF } from "../../scene/light/dayParts.ts";
import css from "./SunOverField.module.css";
import { strings } from "./strings.ts";
import { arcPath } from "./sunArc.ts";

/** What is seen of it, behind the island: the arc, and the sun on it, which stands at the page's hour from the first paint on. */
export function SunOverField({ half }: { half: number | null }) {
  const stand = useRef<SVGGElement>(null);
  useEffect(() => {
    if (half !== null) stand.current!.style.setProperty("--half", `${half}`);
  }, [half]);
  const glow = useId();
  return (
    <svg className={css.arc} viewBox="0 0 792 756" aria-hidden="true">
      <radialGradient id={glow}>
        <stop className={css.glowNear} />
        <stop className={css.glowFar} offset="1" />
      </radialGradient>
      <path className={css.way} d={arcPath} />
      <g ref={stand} className={css.stand} data-sun={half ?? ""}>
        <circle r="120" fill={`url(#${glow})`} />
        <circle className={css.ring} r="41" />
        <circle className={css.sun} r="34" />
      </g>
    </svg>
  );
}

type HourControlProps = {
  /** The visitor's own time of day, in minutes. */
  now: number;
  /** Null as long as it is now. */
  chosen: number | null;
  onChoose(half: number | null): void;
};

/** What is touched of it, over the island: a range along the arc, and the time in words. */
export function HourControl({ now, chosen, onChoose }: HourControlProps) {
  const half = chosen ?? halfOf(now);
  const minutes = chosen === null ? now : chosen * 30;
  const told = strings.told(minutes, dayPartOf(half));
  return (
    <>
      <input
        type="range"
        className={css.range}
        min={0}
        max={LAST_HALF}
        step={1}
        value={half}
        aria-label={strings.hour}
        aria-valuetext={told}
        onChange={({ target }) => onChoose(Number(target.value))}
      />
      <p className={css.clock}>
        {chosen === null ? (
          <span>
            <b>{strings.isNow(now)}</b> {strings.drag[hourOf(half) === "night" ? "moon" : "sun"]}
          </span>
        ) : (
          <>
            <b>{told}</b>
            <button type="button" className={css.now} onClick={() => onChoose(null)}>
              {strings.now}
            </button>
          </>
        )}
      </p>
    </>
  );
}
