// What the festivals are called.
import { type Feast, type Festival, HARVEST_HOME } from "../tables/festivals.ts";

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

/** As within a sentence, with one's own among them. */
export const feastName = (feast: Feast): string =>
  feast === HARVEST_HOME ? "harvest home" : festivalNames[feast].replace(/^The /, "the ");
