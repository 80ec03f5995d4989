// A low bush, plain or with berries or blossom.
import { ball, type Colour, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";

export function bush(seed: number, dots?: Colour): Part[] {
  const leafy = repeat(4, (i) => {
    const a = i * 1.7 + seed;
    const r = between(0.22, 0.34, seed, i);
    const off = i === 0 ? 0 : 0.27;
    return ball(r, [Math.cos(a) * off, r * 0.72, Math.sin(a) * off], "leaf", {
      flat: true,
      rough: 0.1,
      detail: 1,
      top: i % 2 ? "leafLight" : "#79b34e",
    });
  });
  if (!dots) return leafy;
  const berries = repeat(9, (i) => {
    const a = i * 2.4 + seed;
    const y = 0.18 + (i % 3) * 0.13;
    return ball(0.055, [Math.cos(a) * (0.5 - y * 0.4), y, Math.sin(a) * (0.5 - y * 0.4)], dots);
  });
  return [...leafy, ...berries];
}
