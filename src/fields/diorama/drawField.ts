// A field as a picture: the island alone, or under the sky of its hour for places without a page.
import { fieldName } from "../names/fieldName.ts";
import type { FieldTraits } from "../traits.ts";
import { fieldSentence } from "../words.ts";
import { drawDiorama, type FieldPicture } from "./drawDiorama.ts";

export function drawField(traits: FieldTraits, picture: FieldPicture): string {
  return drawDiorama(traits, picture, {
    title: `Field ${traits.id}: ${fieldName(traits.id, traits)}`,
    description: `${fieldSentence(traits)} A six-sided island of land, drawn from its number.`,
  });
}
