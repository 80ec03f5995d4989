// What Alpha Fields says.
import { counted } from "../../lib/numberWords.ts";

export const strings = {
  title: "Every field is its number",
  lede: "Soil, water, shape and one heirloom seed of twenty-four all follow from it. Anyone can work them out again, and nobody can change them.",
  gallery: (fields: string) => `See all ${fields}`,
  dialTitle: "Field number",
  dialRange: (first: string, last: string) => `${first} to ${last}`,
  dial: (number: string) => `A wooden dial with ${counted(number.length)} drums, set to ${number}`,
  dialNote: "Same number, same field, today and in ten years.",
  field:
    "A six-sided island of land with a cottage, a mill, a pond and three rows of crops, hanging over its own shadow.",
  deedTitle: "Deed of a field",
  deedNote:
    "A trait is a trade-off, never a stronger field. A mill grinds your wheat and shades your beans.",
  oddsTitle: "How rare is a mill?",
  oddsText:
    "Each sod is one field in a hundred. Seven have a mill, sixty have no landmark at all, and one is warm underfoot all winter.",
  oddsCaption: "Landmarks in a hundred fields",
  oddsLandmark: "Landmark",
  oddsFields: "Fields in a hundred",
  percent: (share: number) => `${share} %`,
};

export const traits = [
  { id: "soil", name: "Soil", about: "how long rain stays", kinds: "6 kinds" },
  { id: "water", name: "Water", about: "where it comes from", kinds: "5 kinds" },
  { id: "shape", name: "Shape", about: "how plots lie", kinds: "12–20 plots" },
  { id: "heirloom", name: "Heirloom", about: "its own seed", kinds: "24 kinds" },
  { id: "landmark", name: "Landmark", about: "or none at all", kinds: "6 kinds" },
] as const;
