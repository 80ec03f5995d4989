// All who write, with their stories: much to read, and to fetch where it is needed.
import type { Villager } from "../../tables/villagers.ts";
import { bellringer } from "./bellringer.ts";
import { cartersGirl } from "./cartersGirl.ts";
import { elderBrother } from "./elderBrother.ts";
import { ferryman } from "./ferryman.ts";
import { henWriter } from "./hen.ts";
import { peascod } from "./peascod.ts";
import { quern } from "./quern.ts";
import { reeve } from "./reeve.ts";
import { schoolmistress } from "./schoolmistress.ts";
import { tansy } from "./tansy.ts";
import { vet } from "./vet.ts";
import type { LetterWriter } from "./writer.ts";
import { youngerBrother } from "./youngerBrother.ts";

export const writers: { readonly [V in Villager]: LetterWriter } = {
  tansy,
  ferryman,
  peascod,
  schoolmistress,
  quern,
  bellringer,
  elderBrother,
  youngerBrother,
  vet,
  cartersGirl,
  reeve,
  hen: henWriter,
};
