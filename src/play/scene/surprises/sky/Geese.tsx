// Nine geese in a long crooked line.
import css from "./SkySurprise.module.css";

/** The first leads; one arm of the line is longer. */
const FLOCK = [
  [206, 22],
  [182, 16],
  [186, 40],
  [156, 11],
  [164, 57],
  [132, 16],
  [141, 71],
  [104, 9],
  [78, 17],
] as const;

export const Geese = () => (
  <svg viewBox="0 0 240 80" aria-hidden="true" className={css.drift}>
    <g fill="none" stroke="#5b5560" strokeWidth="2.6" strokeLinecap="round">
      {FLOCK.map(([x, y], i) => (
        <path
          key={`${x} ${y}`}
          d={`M${x} ${y}q4 ${i % 2 ? -7 : -5} 10 1q6 ${i % 2 ? -6 : -8} 11 0m-11 0l7 2`}
        />
      ))}
    </g>
  </svg>
);
