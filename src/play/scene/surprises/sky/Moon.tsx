// The full moon, with its light about it.
import { useId } from "react";

export function Moon() {
  const id = useId();
  return (
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <radialGradient id={id}>
        <stop offset="0.5" stopColor="#fff4d2" stopOpacity="0.5" />
        <stop offset="1" stopColor="#fff4d2" stopOpacity="0" />
      </radialGradient>
      <circle cx="50" cy="50" r="78" fill={`url(#${id})`} />
      <circle cx="50" cy="50" r="40" fill="#fff4d2" />
      <g fill="#eadcb4">
        <circle cx="38" cy="38" r="8" />
        <circle cx="60" cy="58" r="11" />
        <circle cx="62" cy="32" r="5" />
        <circle cx="36" cy="64" r="5" />
      </g>
    </svg>
  );
}
