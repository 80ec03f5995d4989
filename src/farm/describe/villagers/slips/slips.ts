// An order is a slip, not a letter: one line that opens it, one of what the goods are for, one that comes back.
import type { Villager } from "../../../tables/villagers.ts";
import { bellringerSlips } from "./bellringer.ts";
import { cartersGirlSlips } from "./cartersGirl.ts";
import { elderBrotherSlips } from "./elderBrother.ts";
import { ferrymanSlips } from "./ferryman.ts";
import { henSlips } from "./hen.ts";
import { peascodSlips } from "./peascod.ts";
import { quernSlips } from "./quern.ts";
import { reeveSlips } from "./reeve.ts";
import { schoolmistressSlips } from "./schoolmistress.ts";
import type { SlipLines } from "./slip.ts";
import { tansySlips } from "./tansy.ts";
import { vetSlips } from "./vet.ts";
import { youngerBrotherSlips } from "./youngerBrother.ts";

export const slips: { readonly [V in Villager]: SlipLines } = {
  tansy: tansySlips,
  ferryman: ferrymanSlips,
  peascod: peascodSlips,
  schoolmistress: schoolmistressSlips,
  quern: quernSlips,
  bellringer: bellringerSlips,
  elderBrother: elderBrotherSlips,
  youngerBrother: youngerBrotherSlips,
  vet: vetSlips,
  cartersGirl: cartersGirlSlips,
  reeve: reeveSlips,
  hen: henSlips,
};
