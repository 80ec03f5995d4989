// What a field is called: its number walks once through every pair of two words that suit its land.
import { mix } from "../land/noise.ts";
import type { Traits } from "../traits.ts";
import { firstWords, soilWords } from "./firstWords.ts";
import { landWords, secondWords } from "./secondWords.ts";

/** Ten thousand fields share one table of pairs; the next ten thousand meet it again, shifted. */
const BLOCK = 10_000;
const ROWS = 128;
const COLUMNS = 80;
const PAIRS = ROWS * COLUMNS;
/** Shares no factor with the pairs, so that walking by it meets each once. */
const STRIDE = 4_561;
const SHIFT = 1_957;
/** Neighbouring columns get words far from each other in their list. */
const SPREAD = 37;
const greats = ["", "Little", "Great", "Old", "Long", "Far", "High", "Nether", "Over", "Hither"];

/**
 * No two fields have the same name: no word stands in two rows or two columns of the table, so that
 * the land only chooses how a row or a column is called.
 */
export function fieldName(id: number, { region, soil }: Pick<Traits, "region" | "soil">): string {
  const block = Math.floor(id / BLOCK);
  const pair = ((id % BLOCK) * STRIDE + SHIFT * block) % PAIRS;
  const column = Math.floor(pair / ROWS);
  const row = (pair + mix(column + 1)) % ROWS;
  const first = row % 4 === 3 ? soilWords[soil][row >> 2] : firstWords[(row >> 2) * 3 + (row % 4)];
  const spread = (column * SPREAD) % COLUMNS;
  const second = (spread % 2 ? landWords[region] : secondWords)[spread >> 1];
  const round = Math.floor(block / greats.length);
  const great = greats[block % greats.length];
  return `${great ? `${great} ` : ""}${first} ${second}${round ? ` ${round + 1}` : ""}`;
}
