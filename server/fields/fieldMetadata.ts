// What a marketplace is told of a field: the JSON that the collection's token URI leads to.

import { parishOf } from "../../src/fields/land/place.ts";
import { fieldName } from "../../src/fields/names/fieldName.ts";
import { kindName, traitNames, traitTitles } from "../../src/fields/odds.ts";
import { parishName } from "../../src/fields/parishNames.ts";
import { residentKindOf } from "../../src/fields/residents/residentKindOf.ts";
import { plotsOf } from "../../src/fields/shapes.ts";
import { fieldTraits } from "../../src/fields/traits.ts";
import { whimName } from "../../src/fields/whims/whimNames.ts";
import { whimOf } from "../../src/fields/whims/whimOf.ts";
import { fieldSentence } from "../../src/fields/words.ts";

export type FieldMetadata = {
  name: string;
  description: string;
  image: string;
  external_url: string;
  attributes: { trait_type: string; value: string | number; display_type?: "number" }[];
};

const capital = (text: string): string => `${text[0]!.toUpperCase()}${text.slice(1)}`;

/** `address` is the site's, with its base path. How rare a trait is, is not said: none is a rank. */
export function fieldMetadata(collection: string, id: number, address: string): FieldMetadata {
  const traits = fieldTraits(collection, id);
  return {
    name: `Field ${id}: ${fieldName(id, traits)}`,
    description: `${fieldSentence(traits)} It lies in the parish of ${parishName(parishOf(id))}.`,
    image: `${address}fields/${id}.png`,
    external_url: `${address}fields/${id}`,
    attributes: [
      ...traitNames.map((trait) => ({
        trait_type: traitTitles[trait],
        value: kindName(trait, traits[trait]),
      })),
      { trait_type: "Resident", value: capital(residentKindOf(traits)) },
      { trait_type: "Whim", value: capital(whimName(whimOf(traits).id).replace(/^an? /, "")) },
      { trait_type: "Plots", value: plotsOf(traits.shape).length, display_type: "number" },
      { trait_type: "Parish", value: parishName(parishOf(id)) },
    ],
  };
}
