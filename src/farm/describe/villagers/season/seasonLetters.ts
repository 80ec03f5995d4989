// What is written in each season, by whom: a letter for the first year, and another for the next.
import type { Villager } from "../../../tables/villagers.ts";
import { bellringerSeasons } from "./bellringer.ts";
import { cartersGirlSeasons } from "./cartersGirl.ts";
import { elderBrotherSeasons } from "./elderBrother.ts";
import { ferrymanSeasons } from "./ferryman.ts";
import { henSeasons } from "./hen.ts";
import { peascodSeasons } from "./peascod.ts";
import { quernSeasons } from "./quern.ts";
import { reeveSeasons } from "./reeve.ts";
import { schoolmistressSeasons } from "./schoolmistress.ts";
import type { SeasonLetters } from "./seasonal.ts";
import { tansySeasons } from "./tansy.ts";
import { vetSeasons } from "./vet.ts";
import { youngerBrotherSeasons } from "./youngerBrother.ts";

export const seasonLetters: { readonly [V in Villager]: SeasonLetters } = {
  tansy: tansySeasons,
  ferryman: ferrymanSeasons,
  peascod: peascodSeasons,
  schoolmistress: schoolmistressSeasons,
  quern: quernSeasons,
  bellringer: bellringerSeasons,
  elderBrother: elderBrotherSeasons,
  youngerBrother: youngerBrotherSeasons,
  vet: vetSeasons,
  cartersGirl: cartersGirlSeasons,
  reeve: reeveSeasons,
  hen: henSeasons,
};
