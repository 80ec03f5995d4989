// The law of the land: region and soil of ten thousand fields at once, from nothing but their numbers.
import { giveOut } from "./giveOut.ts";
import { regions, soils } from "./kinds.ts";
import { toLetters } from "./letters.ts";
import { type Rivers, riversOf } from "./rivers.ts";
import { scoresOf } from "./scores.ts";
import { type BlockTerrain, blockTerrain } from "./terrain.ts";

/** What a map draws, and what fields get from it. */
export type Country = {
  readonly ground: BlockTerrain;
  readonly rivers: Rivers;
  /** Of each field of the block the place of its region in the table of odds. */
  readonly region: Uint8Array;
  readonly soil: Uint8Array;
};

/** The whole law for one block; it takes about a tenth of a second. */
export function countryOf(block: number): Country {
  const ground = blockTerrain(block);
  const rivers = riversOf(ground);
  const { regionScores, soilScores } = scoresOf(ground, rivers);
  const region = giveOut(regions, ground.near, regionScores);
  const soil = giveOut(soils, ground.near, soilScores(region));
  return { ground, rivers, region, soil };
}

/** Region and soil alone, as the shipped table has them. */
export function lettersOf(block: number): string {
  const { region, soil } = countryOf(block);
  return toLetters(region, soil);
}
