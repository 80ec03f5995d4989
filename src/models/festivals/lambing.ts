// Lambing: two ewes in straw between hurdles by a lantern; a lamb more each time.
import { lamb, sheep } from "../nature/flock.ts";
import { placed } from "../parts.ts";
import { type FestivalModel, standsAt } from "./festivalSet.ts";
import { hurdle, stormLantern, strewn } from "./props.ts";

const LAMBS = [
  { at: [0.2, 0.03, 0.42], turn: -2.2 },
  { at: [-0.3, 0.03, 0.5], turn: -0.9 },
  { at: [0.62, 0.03, 0.12], turn: -1.5 },
] as const;

export const lambingSet: FestivalModel = ({ hands, lit }) => ({
  parts: [
    strewn(0.86, [0, 0, -0.05]),
    ...placed(hurdle(0.95), [-0.42, 0, -0.8], 0.1),
    ...placed(hurdle(0.95), [0.54, 0, -0.76], -0.2),
    ...placed(sheep(1), [-0.34, 0.03, -0.1], -1.1, 0.66),
    ...placed(sheep(2, true), [0.34, 0.03, -0.34], -2.3, 0.66),
    ...LAMBS.slice(0, hands).flatMap(({ at, turn }, i) => placed(lamb(i), at, turn, 0.72)),
    ...stormLantern([-0.08, 0.03, 0.74], lit),
  ],
  guests: [standsAt(-1.0, 0.35), standsAt(0.98, 0.5), standsAt(1.08, -0.3)],
  shines: [{ at: [-0.08, 0.15, 0.74], size: 1 }],
});
