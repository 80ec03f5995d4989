// The places of a yard that may be dressed: one thing each, or a colour.
import { freeze } from "./freeze.ts";
import { givenIds, type YardId } from "./yard.ts";
import type { GivenId } from "./yardGifts.ts";

/** Where each thing that is built stands; what was given has a place of its own. */
const placesOfBuilt = freeze({
  sill: ["boxes"],
  bank: ["bench"],
  gate: ["board"],
  ridge: ["cock"],
  foot: ["cellar"],
  wall: ["barrel"],
  shed: ["leanTo"],
  post: ["rose"],
  path: ["walk"],
  green: ["longTable"],
} as const satisfies Record<string, readonly YardId[]>);

/** What takes the colour of a dye. */
export const colourSlots = ["door", "shutters", "walls"] as const;
type ColourSlot = (typeof colourSlots)[number];

/** What is painted on the board at the gate. */
export const SIGN = "sign";

type BuiltSlot = keyof typeof placesOfBuilt;
export type Slot = BuiltSlot | GivenId | ColourSlot | typeof SIGN;

export const slots: readonly Slot[] = [
  ...(Object.keys(placesOfBuilt) as BuiltSlot[]),
  ...givenIds,
  ...colourSlots,
  SIGN,
];

/** What may stand in a place; none where it takes a colour or is painted. */
export const thingsOf = (slot: Slot): readonly YardId[] =>
  Object.hasOwn(placesOfBuilt, slot)
    ? placesOfBuilt[slot as BuiltSlot]
    : givenIds.filter((id) => id === slot);

/** From which level somebody dyes it; null of what is not dyed. */
export const coloursFrom: { readonly [S in Slot]?: number } = freeze({
  door: 24,
  shutters: 24,
  walls: 31,
});
