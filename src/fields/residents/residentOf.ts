// Who lives on a field: its land and water say who may, its whim says who does and what they are called.
import { mix } from "../land/noise.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimPlace } from "../whims/whims.ts";
import { callNames } from "./callNames.ts";
import { type ResidentKind, type ResidentName, residentKinds, type Seat } from "./residentKinds.ts";

/** The one animal, or scarecrow, that a field is known for. */
export type Resident = {
  readonly kind: ResidentName;
  /** What it is called. */
  readonly name: string;
  readonly habit: string;
};

const kinds = Object.entries(residentKinds) as readonly [ResidentName, ResidentKind][];

/** Each question asks the whim in its own way. */
const OWN = 0x51;
const WHO = 0x52;
const NAME = 0x53;
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

/** The same resident for the same traits, for ever. */
export function residentOf(traits: FieldTraits): Resident {
  const { region, water, whim } = traits;
  const taken = takenBy[whimOf(traits).at] ?? [];
  const may = kinds.filter(
    ([, { where, seat }]) =>
      (!where || where.some((at) => at === region || at === water)) &&
      !(seat && taken.includes(seat)),
  );
  const own = may.filter(([, { where }]) => where);
  const from = mix(whim ^ OWN) % OF < TIED && own.length > 0 ? own : may;
  const [kind, { habit, sex }] = from[mix(whim ^ WHO) % from.length]!;
  const names = sex ? callNames[sex] : [...callNames.she, ...callNames.he];
  return { kind, habit, name: names[mix(whim ^ NAME) % names.length]! };
}
