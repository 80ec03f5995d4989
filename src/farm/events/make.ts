// Making a piece for the room: once each, of what one has grown.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { hasGiven } from "../letters/gifts.ts";
import { noted, piecesMade, timesOf } from "../state/book.ts";
import { plusAll } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { DEEDS } from "../tables/level.ts";
import { patterns } from "../tables/patterns.ts";
import { type Made, type Piece, penceFor, pieces } from "../tables/pieces.ts";
import { villagers } from "../tables/villagers.ts";
import { shortOf, shortOfGoods } from "./checks.ts";
import type { Deed } from "./deed.ts";
import type { Refusal } from "./refusal.ts";

export const penceOfNextPiece = (farm: Farm): number => penceFor(piecesMade(farm));

/** Whoever has a villager's pattern of a piece gives its goods alone. */
export const hasPatternOf = (farm: Farm, piece: Piece): boolean =>
  villagers.some((one) => patterns[one] === piece && hasGiven(farm, one, "pattern"));

export const penceOfPiece = (farm: Farm, piece: Piece): number =>
  hasPatternOf(farm, piece) ? 0 : penceOfNextPiece(farm);

function lacking(
  farm: Farm,
  cost: number,
  { goods = {}, timber = 0, straw = 0, heirloom, weighed }: Made,
): Refusal | null {
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

export const make: Deed<"make"> = (farm, { at, piece }, ground) => {
  const page = `piece ${piece}` as const;
  const first = farm.book[page]?.first;
  if (first !== undefined) return refuse({ kind: "made", first });
  const made: Made = pieces[piece];
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
