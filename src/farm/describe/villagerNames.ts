// Who signs a letter.
import type { Villager } from "../tables/villagers.ts";

export const villagerNames: { readonly [V in Villager]: string } = {
  tansy: "Mrs Tansy, the baker",
  ferryman: "The ferryman",
  peascod: "Old Peascod",
  schoolmistress: "The schoolmistress",
  quern: "Widow Quern, at the mill",
  bellringer: "The bellringer",
  elderBrother: "The elder Thorne",
  youngerBrother: "The younger Thorne",
  vet: "The vet",
  cartersGirl: "The carter's girl",
  reeve: "The reeve",
  hen: "The hen",
};
