// Harvest home: one's own long table, under lanterns once it is dark.
import { yardToSitAt } from "../yard/toSitAt.ts";
import { type FestivalModel, type GuestSpot, putDown, standsAt } from "./festivalSet.ts";
import { muleInFront, pedlarInFront } from "./pedlarsMule.ts";
import { stormLantern } from "./props.ts";

const SIZE = 0.66;

const Z = 0.02;

/** On a bench behind the table, which hides how much lower they are. */
const seated = (x: number): GuestSpot => standsAt(x, Z - 0.66, -0.2);

/** The hen, who is there in any case, sits on it. */
const seats: readonly GuestSpot[] = [
  { at: [-0.3, 0.51, Z], turn: 0.3 },
  standsAt(-1.0, 0.56),
  standsAt(1.0, 0.56),
  seated(-0.44),
  seated(0),
  seated(0.44),
  standsAt(-1.2, 0.02),
  standsAt(1.22, 0.02),
  seated(-0.88),
  seated(0.88),
  standsAt(-0.58, 1.0),
  standsAt(0.6, 1.0),
];

export const harvestHomeSet: FestivalModel = ({ season, lit, hasMule }) => ({
  parts: [
    ...putDown(yardToSitAt.longTable({ season, lit }), [0, Z], SIZE),
    ...stormLantern([0.24, 0.51, Z], lit),
    ...(hasMule ? muleInFront : []),
  ],
  guests: hasMule ? [pedlarInFront] : seats,
  shines: [{ at: [0.24, 0.62, Z], size: 1.1 }],
});
