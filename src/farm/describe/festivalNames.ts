// What the festivals are called.
import type { Festival } from "../tables/festivals.ts";

export const festivalNames: Readonly<Record<Festival, string>> = {
  wassail: "Wassail",
  candlemas: "Candlemas",
  lambing: "Lambing",
  maypole: "Maypole Week",
  hay: "Hay Week",
  longTable: "The Long Table",
  lammas: "Lammas",
  weighIn: "The Weigh-In",
  appleDay: "Apple Day",
  stirUp: "Stir-up Sunday",
  lanterns: "Lantern Week",
  midwinter: "Midwinter",
};
