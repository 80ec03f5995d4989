// A rainbow, whose feet are behind the hills.
import css from "./SkySurprise.module.css";

const BANDS = ["#e2574c", "#f08a35", "#f6cf65", "#8cc152", "#5fb0c9", "#8a6fb5"] as const;
const WIDE = 7;

export const Rainbow = () => (
  <svg viewBox="0 0 400 200" preserveAspectRatio="none" aria-hidden="true" className={css.dawn}>
    <g fill="none" strokeWidth={WIDE + 0.6} opacity="0.5">
      {BANDS.map((colour, i) => {
        const r = 194 - i * WIDE;
        return (
          <path key={colour} stroke={colour} d={`M${200 - r} 200a${r} ${r} 0 0 1 ${2 * r} 0`} />
        );
      })}
    </g>
  </svg>
);
