// What to buy and make next: the cheapest thing that one can have.
import { penceOfPiece } from "../events/make.ts";
import { penceOfTool } from "../events/raise.ts";
import { countKept, meadowLeft, penceOfKeep } from "../meadow/kept.ts";
import { timesOf } from "../state/book.ts";
import { countOf, entriesOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import type { Good, Table } from "../tables/goods.ts";
import { type Keep, keepIds, keepOf } from "../tables/keeps.ts";
import { type Made, type Piece, pieceIds, pieces } from "../tables/pieces.ts";
import { toolIds } from "../tables/tools.ts";
import { type Hand, tries, type Wish } from "./hand.ts";

/** The piece that is worked towards, and what it needs. */
export type Wants = { readonly piece: Piece | null; readonly goods: Table<Good> };

const mayBeMade = (farm: Farm, piece: Piece): boolean => {
  const { heirloom, weighed }: Made = pieces[piece];
  if (farm.book[`piece ${piece}`]) return false;
  if (heirloom && timesOf(farm, `heirloom ${heirloom}`) === 0) return false;
  return !weighed || (farm.book[`crop ${weighed.crop}`]?.best ?? 0) >= weighed.grams;
};

/** How much is lacking for a piece. */
function lackOf({ barn, timber, straw }: Farm, piece: Piece): number {
  const made: Made = pieces[piece];
  const goods = entriesOf(made.goods ?? {}).reduce(
    (sum, [good, count]) => sum + Math.max(0, count - countOf(barn, good)),
    0,
  );
  return goods + Math.max(0, (made.timber ?? 0) - timber) + Math.max(0, (made.straw ?? 0) - straw);
}

export function wantsOf({ farm }: Hand): Wants {
  let piece: Piece | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of pieceIds) {
    if (!mayBeMade(farm, one)) continue;
    const lack = lackOf(farm, one);
    if (lack < least) [piece, least] = [one, lack];
  }
  return { piece, goods: piece === null ? {} : ((pieces[piece] as Made).goods ?? {}) };
}

/** No more of a kind than this: a meadow wants variety as a stall does. */
const mostOf = (keep: Keep): number => (keep === "hen" ? 6 : 3);

/** From which level somebody thinks of it. */
const sensibleFrom = { barn: 1, can: 2, stove: 4, bench: 9, frames: 8, sluice: 8 } as const;

export function spendSome(hand: Hand, wants: Wants): boolean {
  const { farm, ground } = hand;
  const level = levelOf(farm);
  const list: { wish: Wish; pence: number }[] = [];
  for (const tool of toolIds) {
    const pence = penceOfTool(farm, tool);
    if (pence !== null && level >= sensibleFrom[tool])
      list.push({ wish: { kind: "raise", tool }, pence });
  }
  for (const keep of keepIds) {
    const pence = penceOfKeep(farm, keep);
    const { level: needs, halves } = keepOf(keep);
    if (pence === null || needs > level || meadowLeft(ground, farm) < halves) continue;
    if (countKept(farm, keep) < mostOf(keep)) list.push({ wish: { kind: "settle", keep }, pence });
  }
  if (wants.piece !== null && lackOf(farm, wants.piece) === 0)
    list.push({
      wish: { kind: "make", piece: wants.piece },
      pence: penceOfPiece(farm, wants.piece),
    });
  list.sort((a, b) => a.pence - b.pence);
  const [first] = list;
  return first !== undefined && farm.pence > first.pence + 60 && tries(hand, first.wish);
}
