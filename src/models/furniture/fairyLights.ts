// A string of small lamps that hangs in even swags; the places of the lamps are known for their glow.
import { spots } from "../lights.ts";
import { bead, block, type Part, repeat, rod, type Vec } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const PIECES = 8;
const LENGTH = 4.2;
const SWAGS = 3;
const SAG = 0.3;

const sagAt = (t: number): number => {
  const within = (t * SWAGS) % 1;
  return -SAG * 4 * within * (1 - within);
};

export const fairyLampPlaces: readonly Vec[] = Array.from({ length: SWAGS * 5 }, (_, i) => {
  const t = (i + 0.5) / (SWAGS * 5);
  return [(t - 0.5) * LENGTH, SAG + sagAt(t) + 0.02, 0.06];
});

const wire = repeat(SWAGS * PIECES, (i): Part => {
  const [a, b] = [i / (SWAGS * PIECES), (i + 0.9999) / (SWAGS * PIECES)];
  const [x0, x1] = [(a - 0.5) * LENGTH, (b - 0.5) * LENGTH];
  const [y0, y1] = [sagAt(a), sagAt(b)];
  const long = Math.hypot(x1 - x0, y1 - y0) + 0.01;
  return block([long, 0.014, 0.014], [(x0 + x1) / 2, SAG + 0.07 + (y0 + y1) / 2, 0.06], "bark", {
    turn: [0, 0, Math.atan2(y1 - y0, x1 - x0)],
  });
});

export const fairyLights: Piece = {
  id: "fairy-lights",
  name: "Fairy lights",
  set: "winter",
  words: "lamp christmas string",
  stands: "wall",
  hangsAt: 3.3,
  overOpenings: true,
  lights: spots("fairy", ...fairyLampPlaces),
  parts: [
    ...wire,
    ...repeat(SWAGS + 1, (i) =>
      bead(0.03, [(i / SWAGS - 0.5) * LENGTH, SAG + 0.08, 0.05], "brass"),
    ),
    ...fairyLampPlaces.flatMap((at, i): Part[] => [
      rod(0.018, 0.04, [at[0], at[1] + 0.025, at[2]], "leafDeep", { sides: 5 }),
      bead(0.036, at, i % 3 ? "flameHeart" : "#ffcf86", { glow: true }),
    ]),
  ],
};
