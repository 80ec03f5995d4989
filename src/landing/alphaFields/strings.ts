// What Alpha Fields calls its table and the parts of its dial: the law of the fields, whoever's they are.
import type { TraitName } from "../../fields/odds.ts";

const placeNames = ["Ones", "Tens", "Hundreds", "Thousands", "Ten thousands", "Hundred thousands"];

export const strings = {
  oddsCaption: "Landmarks, and how many fields have them",
  noLandmark: "No landmark",

  /** Counted from the right, as places are. */
  drum: (place: number) => placeNames[place] ?? `${place + 1}th digit from the right`,
  dialHint: "Turn a drum with the arrow keys, by drag or wheel, or type the number.",
  roll: "Roll",
  farm: "Farm here",
  go: "Go",

  deed: (id: number, isOwn: boolean) => `Deed of ${isOwn ? "your field" : "field"} ${id}`,
  parish: "Parish",
  visit: (id: number) => `Visit ${id}`,
  compare: "Compare",
  lay: (id: number) => `Field ${id} lies beside the dial now. Turn to another field.`,
  beside: (id: number, name: string) => `Beside ${name}, field ${id}: `,
  asItStands: (season: string) => `As it stands in ${season}`,
  building: (id: number) => `Building field ${id} …`,
  told: (id: number, name: string) => `Field ${id}, ${name}.`,
};

/** The traits on the deed, in its order. */
export const deedTraits = [
  "region",
  "soil",
  "water",
  "shape",
  "aspect",
  "heirloom",
  "landmark",
] as const satisfies readonly TraitName[];
