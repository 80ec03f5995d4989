// Who lives on a field, its whim, and all there is to say of it in one sentence, such as a neighbour would.
import { fieldWords } from "./landWords.ts";
import { fieldName } from "./names/fieldName.ts";
import { residentOf } from "./residents/residentOf.ts";
import type { FieldTraits } from "./traits.ts";
import { whimName } from "./whims/whimNames.ts";
import { whimOf } from "./whims/whimOf.ts";

const ofResident = (traits: FieldTraits): string => {
  const { name, kind, habit } = residentOf(traits);
  return `${name} the ${kind} ${habit}`;
};

const nameOfWhim = (traits: FieldTraits): string => whimName(whimOf(traits).id);

/** Who lives there: "Blanche the water vole plops." */
export const residentWords = (traits: FieldTraits): string => `${ofResident(traits)}.`;

/** What it has that is no use: "It has a crooked chimney." */
export const whimWords = (traits: FieldTraits): string => `It has ${nameOfWhim(traits)}.`;

/** Everything in one sentence that no other field has. */
export function fieldSentence(traits: FieldTraits): string {
  const land = fieldWords(traits);
  const rest = `${land[0]!.toLowerCase()}${land.slice(1)}, where ${ofResident(traits)}`;
  return `${fieldName(traits.id, traits)}: ${rest}; it has ${nameOfWhim(traits)}.`;
}
