// Which kind of resident a field has: its land and water say who may live there, its whim says who does.
import { mix } from "../land/noise.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimPlace } from "../whims/whims.ts";
import { type ResidentKind, type ResidentName, residentKinds, type Seat } from "./residentKinds.ts";

const kinds = Object.entries(residentKinds) as readonly [ResidentName, ResidentKind][];

/** Each question asks the whim in its own way. */
const OWN = 0x51;
const WHO = 0x52;
/** So many fields of so many have somebody who is tied to their land. */
const TIED = 3;
const OF = 5;

/** Where the field's whim stands, there sits nobody. */
const takenBy: Partial<Record<WhimPlace, readonly Seat[]>> = {
  chimney: ["chimney"],
  door: ["door"],
  flank: ["eave", "door"],
  gable: ["gable"],
  house: ["ridge", "gable", "eave"],
  ridge: ["ridge"],
  sill: ["sill"],
  slope: ["ridge"],
};

/** The same kind for the same traits, for ever. */
export function residentKindOf(traits: FieldTraits): ResidentName {
  const { region, water, whim } = traits;
  const taken = takenBy[whimOf(traits).at] ?? [];
  const may = kinds.filter(
    ([, { where, seat }]) =>
      (!where || where.some((at) => at === region || at === water)) &&
      !(seat && taken.includes(seat)),
  );
  const own = may.filter(([, { where }]) => where);
  const from = mix(whim ^ OWN) % OF < TIED && own.length > 0 ? own : may;
  return from[mix(whim ^ WHO) % from.length]![0];
}
