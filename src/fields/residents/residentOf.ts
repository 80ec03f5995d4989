// Who lives on a field: the kind of its resident, what it is called and what it is known for.
import { mix } from "../land/noise.ts";
import type { FieldTraits } from "../traits.ts";
import { callNames } from "./callNames.ts";
import { habitOf } from "./habits.ts";
import { residentKindOf } from "./residentKindOf.ts";
import { type ResidentKind, type ResidentName, residentKinds } from "./residentKinds.ts";

/** The one animal, or scarecrow, that a field is known for. */
export type Resident = {
  readonly kind: ResidentName;
  /** What it is called. */
  readonly name: string;
  readonly habit: string;
};

/** Asks the whim in a way of its own. */
const NAME = 0x53;

/** The same resident for the same traits, for ever. */
export function residentOf(traits: FieldTraits): Resident {
  const kind = residentKindOf(traits);
  const { sex }: ResidentKind = residentKinds[kind];
  const names = sex ? callNames[sex] : [...callNames.she, ...callNames.he];
  return { kind, habit: habitOf(kind), name: names[mix(traits.whim ^ NAME) % names.length]! };
}
