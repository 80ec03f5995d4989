// Midwinter: a fir with parcels in the snow; six more lights each time, and at last the hen is the top of it.
import { fir, onSkirt } from "../furniture/decoratedFir.ts";
import { presents } from "../furniture/presents.ts";
import { bead, type Vec } from "../parts.ts";
import { type FestivalModel, type GuestSpot, manyGuests, putDown } from "./festivalSet.ts";

const LIGHTS = 18;
const PER_HAND = 6;
const SIZE = 0.62;
const Z = -0.06;

/** Low down first, where the small ones can reach. */
const lights: readonly Vec[] = Array.from({ length: LIGHTS }, (_, i) => {
  const [x, y, z] = onSkirt(Math.floor(i / 4), (i % 4) * 1.6 + Math.floor(i / 4) * 0.8 - 0.9, 0.12);
  return [x * SIZE, y * SIZE, z * SIZE + Z];
});

const ON_TOP = 2.86;

export const midwinterSet: FestivalModel = ({ hands, lit }) => {
  const burning = lights.slice(0, hands * PER_HAND);
  const hen: GuestSpot =
    hands > 2 ? { at: [0, ON_TOP * SIZE, Z], turn: 0.2 } : { at: [0.05, 0, 0.86], turn: 0.3 };
  return {
    parts: [
      ...putDown(fir, [0, Z], SIZE),
      ...putDown(presents.parts, [0.5, 0.3], 0.42, 0.3),
      ...burning.map((at) => bead(0.042, at, "flame", { glow: lit, top: "flameHeart" })),
    ],
    guests: [hen, ...manyGuests.slice(0, 12)],
    shines: burning.filter((_, i) => i % 2 === 0).map((at) => ({ at, size: 0.5 })),
  };
};
