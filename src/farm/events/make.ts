// Making a piece for the room: once each, of what one has grown.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { hasGiven } from "../letters/gifts.ts";
import { noted, piecesMade, timesOf } from "../state/book.ts";
import { plusAll } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { DEEDS } from "../tables/level.ts";
import { villagerPatterns } from "../tables/patterns.ts";
import { type FarmPiece, type PieceCost, penceFor, pieceCosts } from "../tables/pieces.ts";
import { villagers } from "../tables/villagers.ts";
import { shortOf, shortOfGoods, unknownAt } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";
import type { FarmRefusal } from "./refusal.ts";

export const penceOfNextPiece = (farm: Farm): number => penceFor(piecesMade(farm));

/** Whoever has a villager's pattern of a piece gives its goods alone. */
export const hasPatternOf = (farm: Farm, piece: FarmPiece): boolean =>
  villagers.some((one) => villagerPatterns[one] === piece && hasGiven(farm, one, "pattern"));

export const penceOfPiece = (farm: Farm, piece: FarmPiece): number =>
  hasPatternOf(farm, piece) ? 0 : penceOfNextPiece(farm);

function lacking(
  farm: Farm,
  cost: number,
  { goods = {}, timber = 0, straw = 0, heirloom, weighed, level = 1 }: PieceCost,
): FarmRefusal | null {
  const unknown = unknownAt(farm, level);
  if (unknown) return unknown;
  if (heirloom && timesOf(farm, `heirloom ${heirloom}`) === 0)
    return { kind: "noHeirloom", heirloom };
  if (weighed) {
    const { crop, grams: need } = weighed;
    const grams = farm.book[`crop ${crop}`]?.best ?? 0;
    if (grams < need) return { kind: "light", crop, grams, need };
  }
  return (
    shortOfGoods(farm, goods) ??
    shortOf("timber", farm.timber, timber) ??
    shortOf("straw", farm.straw, straw) ??
    shortOf("pence", farm.pence, cost)
  );
}

export const make: EventReducer<"make"> = (farm, { at, piece }, ground) => {
  const page = `piece ${piece}` as const;
  const first = farm.book[page]?.first;
  if (first !== undefined) return refuse({ kind: "made", first });
  const made: PieceCost = pieceCosts[piece];
  const cost = penceOfPiece(farm, piece);
  const lacks = lacking(farm, cost, made);
  if (lacks) return refuse(lacks);
  const after: Farm = {
    ...farm,
    pence: farm.pence - cost,
    barn: plusAll(farm.barn, made.goods ?? {}, -1),
    timber: farm.timber - (made.timber ?? 0),
    straw: farm.straw - (made.straw ?? 0),
    book: noted(farm, at, [{ page }]),
  };
  return accept({ farm: withDeeds(ground, after, DEEDS.piece), told: { pence: -cost } });
};
