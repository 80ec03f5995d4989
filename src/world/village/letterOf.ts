// By which letter somebody of the village is found in the list of them: each by one of their own.
import type { Neighbourly } from "../../fields/village/homes.ts";

const letters: { readonly [W in Neighbourly]: string } = {
  tansy: "T",
  ferryman: "F",
  peascod: "P",
  schoolmistress: "S",
  quern: "Q",
  bellringer: "B",
  elderBrother: "E",
  youngerBrother: "Y",
  vet: "V",
  cartersGirl: "C",
  reeve: "R",
  hen: "H",
  pedlar: "D",
};

export const letterOf = (who: Neighbourly): string => letters[who];
