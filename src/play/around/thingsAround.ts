// What there is on a farm besides its plots, in the order in which one is led around: what may be gone soon comes first.
import { surprisesAt } from "../../farm/surprises/surprisesAt.ts";
import type { GreenLook } from "../scene/green/greenLook.ts";
import type { ThingId } from "../scene/things/sceneThing.ts";
import { type YardLook, yardLookOf } from "../scene/yard/yardLook.ts";
import type { BedState } from "../view/bed.ts";

export function thingsAround(bed: BedState, green: GreenLook | null): readonly ThingId[] {
  const { ground, farm, now } = bed;
  const yard = yardLookOf(farm, now);
  return [
    ...surprisesAt(ground, farm, now).map((surprise): ThingId => `surprise ${surprise}`),
    ...(green ? thingsOnGreen(green) : []),
    "gate",
    "house",
    "chimney",
    "barn",
    "workshop",
    ...madeThing(yard),
    ...farm.kept.map((_, n): ThingId => `kept ${n}`),
    "company",
    ...yard.stands.map((thing): ThingId => `yard ${thing}`),
  ];
}

const thingsOnGreen = ({ guests }: GreenLook): ThingId[] => [
  "green",
  ...guests.map((guest): ThingId => `guest ${guest}`),
];

const madeThing = ({ made }: YardLook): ThingId[] => (made.length > 0 ? ["made"] : []);

/** The next one round, from whichever is chosen. */
export function nextThing(things: readonly ThingId[], from: ThingId | null): ThingId | null {
  const at = from === null ? -1 : things.indexOf(from);
  return things[(at + 1) % things.length] ?? null;
}
