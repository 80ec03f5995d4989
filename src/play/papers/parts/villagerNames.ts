// Who writes letters, as one speaks of them.
import type { Villager } from "../../../farm/tables/villagers.ts";

export const villagerNames: Readonly<Record<Villager, string>> = {
  tansy: "Mrs Tansy, who bakes",
  ferryman: "The ferryman",
  peascod: "Old Peascod",
  schoolmistress: "The schoolmistress",
  quern: "Widow Quern, at the mill",
  bellringer: "The bellringer",
  elderBrother: "The elder of two brothers who do not speak",
  youngerBrother: "The younger of two brothers who do not speak",
  vet: "The vet",
  cartersGirl: "The carter’s girl",
  reeve: "The reeve",
  hen: "A hen",
};
