// Harvest home: one's own long table, under lanterns once it is dark.
import { yardToSitAt } from "../yard/toSitAt.ts";
import { type FestivalModel, type GuestSpot, putDown, standsAt } from "./festivalSet.ts";
import { muleInFront, pedlarInFront } from "./pedlarsMule.ts";
import { stormLantern } from "./props.ts";

const SIZE = 0.66;

/** The hen, who is there in any case, sits on it. */
const seats: readonly GuestSpot[] = [
  { at: [-0.3, 0.51, -0.1], turn: 0.3 },
  standsAt(-0.98, 0.5),
  standsAt(1.0, 0.5),
  standsAt(-0.42, -0.78),
  standsAt(0.02, -0.8),
  standsAt(0.46, -0.78),
  standsAt(-1.2, -0.05),
  standsAt(1.22, -0.05),
  standsAt(-0.84, -0.72),
  standsAt(0.88, -0.72),
  standsAt(-0.58, 0.96),
  standsAt(0.6, 0.96),
];

export const harvestHomeSet: FestivalModel = ({ season, lit, hasMule }) => ({
  parts: [
    ...putDown(yardToSitAt.longTable({ season, lit }), [0, -0.1], SIZE),
    ...stormLantern([0.24, 0.51, -0.1], lit),
    ...(hasMule ? muleInFront : []),
  ],
  guests: hasMule ? [pedlarInFront] : seats,
  shines: [{ at: [0.24, 0.62, -0.1], size: 1.1 }],
});
