// A field in words, such as a neighbour would say them: its land, who lives there, its whim, and all in one sentence.
import { fieldName } from "./names/fieldName.ts";
import type { KindOf } from "./odds.ts";
import { residentOf } from "./residents/residentOf.ts";
import type { FieldTraits, Traits } from "./traits.ts";
import { whimOf } from "./whims/whimOf.ts";

const waters: Record<KindOf<"water">, string> = {
  stream: "by a stream",
  well: "with its own well",
  pond: "by a pond",
  dew: "watered by the dew",
  spring: "by a spring",
};

const landmarks: Record<KindOf<"landmark">, string | null> = {
  none: null,
  "old-oak": "an old oak",
  "standing-stones": "standing stones",
  mill: "a mill",
  beehives: "a row of beehives",
  chapel: "a chapel",
  "hot-spring": "a hot spring",
};

/** What lies there, without a full stop: "A south-facing loam field by a pond, airy". */
export function fieldWords({ aspect, soil, water, wind, landmark }: Traits): string {
  const article = aspect.startsWith("east") ? "An" : "A";
  const thing = landmarks[landmark];
  const start = `${article} ${aspect}-facing ${soil} field ${waters[water]}, ${wind}`;
  return thing ? `${start}, with ${thing}` : start;
}

const ofResident = (traits: FieldTraits): string => {
  const { name, kind, habit } = residentOf(traits);
  return `${name} the ${kind} ${habit}`;
};

/** Who lives there: "Blanche the water vole plops." */
export const residentWords = (traits: FieldTraits): string => `${ofResident(traits)}.`;

/** What it has that is no use: "It has a crooked chimney." */
export const whimWords = (traits: FieldTraits): string => `It has ${whimOf(traits).words}.`;

/** Everything in one sentence that no other field has. */
export function fieldSentence(traits: FieldTraits): string {
  const land = fieldWords(traits);
  const rest = `${land[0]!.toLowerCase()}${land.slice(1)}, where ${ofResident(traits)}`;
  return `${fieldName(traits.id, traits)}: ${rest}; it has ${whimOf(traits).words}.`;
}
