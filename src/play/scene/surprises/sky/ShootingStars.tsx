// Two shooting stars: each leaves its line.
import { useId } from "react";
import css from "./SkySurprise.module.css";

const LINES = ["M14 8L128 70", "M96 6L182 52"] as const;

export function ShootingStars() {
  const id = useId();
  return (
    <svg viewBox="0 0 200 100" aria-hidden="true">
      <linearGradient id={id}>
        <stop stopColor="#fff8e2" stopOpacity="0" />
        <stop offset="1" stopColor="#fff8e2" />
      </linearGradient>
      {LINES.map((line, i) => (
        <path
          key={line}
          className={i > 0 ? `${css.fall} ${css.late}` : css.fall}
          d={line}
          pathLength="1"
          fill="none"
          stroke={`url(#${id})`}
          strokeWidth="3"
          strokeLinecap="round"
        />
      ))}
      <circle cx="128" cy="70" r="3.4" fill="#fffdf2" />
      <circle cx="182" cy="52" r="2.8" fill="#fffdf2" />
    </svg>
  );
}
