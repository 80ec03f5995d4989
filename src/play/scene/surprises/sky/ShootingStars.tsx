// Two shooting stars: each leaves its line.
import { useId } from "react";
import css from "./SkySurprise.module.css";

/** From where it was first seen to its head. */
const STARS = [
  { line: "M14 8L129.4 67.6L126.8 72.4Z", x: 128, y: 70, r: 3.6 },
  { line: "M96 6L183.1 50L181.1 54Z", x: 182, y: 52, r: 2.9 },
] as const;

export function ShootingStars() {
  const id = useId();
  return (
    <svg viewBox="0 0 200 100" aria-hidden="true">
      <linearGradient id={id} x2="1" y2="1">
        <stop offset="0" stopColor="#fff8e2" stopOpacity="0" />
        <stop offset="0.9" stopColor="#fff8e2" stopOpacity="1" />
      </linearGradient>
      {STARS.map(({ line, x, y, r }, i) => (
        <g key={line} className={i > 0 ? `${css.fall} ${css.late}` : css.fall}>
          <path d={line} fill={`url(#${id})`} />
          <circle cx={x} cy={y} r={r} fill="#fffdf2" />
        </g>
      ))}
    </svg>
  );
}
