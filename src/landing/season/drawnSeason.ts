// The season in which the page was printed, which all of it keeps to.
import { createContext } from "react";
import { type Season, seasons } from "../../models/seasons.ts";

/** Null where nobody printed it. */
export const DrawnSeason = createContext<Season | null>(null);

/** What whoever printed the page says of it. */
export type GivenLanding = { readonly season: Season };

/** Null where that is nothing that we know. */
export const givenSeason = (given: object | undefined): Season | null => {
  const told = (given as Partial<GivenLanding> | undefined)?.season;
  return seasons.find((season) => season === told) ?? null;
};
