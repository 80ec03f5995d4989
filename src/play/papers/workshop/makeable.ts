// Which pieces can be made now, which lack one thing only, and the others.
import { penceOfPiece } from "../../../farm/events/make.ts";
import { timesOf } from "../../../farm/state/book.ts";
import { countOf, entriesOf } from "../../../farm/state/counts.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import {
  type FarmPiece,
  type PieceCost,
  pieceCosts,
  pieceIds,
} from "../../../farm/tables/pieces.ts";

export type Makeable = {
  readonly can: readonly FarmPiece[];
  readonly nearly: readonly FarmPiece[];
  readonly others: readonly FarmPiece[];
  readonly made: readonly FarmPiece[];
  /** Of others nobody of this level knows how. */
  readonly later: readonly FarmPiece[];
};

const NEARLY = 3;

/** What share is lacking of each thing that it takes: those of which nothing is lacking are left out. */
function lacksOf(farm: Farm, piece: FarmPiece): readonly number[] {
  const { goods = {}, timber = 0, straw = 0, heirloom, weighed }: PieceCost = pieceCosts[piece];
  const share = (have: number, need: number) => (need > have ? (need - have) / need : 0);
  return [
    ...entriesOf(goods).map(([good, need]) => share(countOf(farm.barn, good), need)),
    share(farm.timber, timber),
    share(farm.straw, straw),
    share(farm.pence, penceOfPiece(farm, piece)),
    heirloom && timesOf(farm, `heirloom ${heirloom}`) === 0 ? 1 : 0,
    weighed ? share(farm.book[`crop ${weighed.crop}`]?.best ?? 0, weighed.grams) : 0,
  ].filter((lack) => lack > 0);
}

export function makeableOf(farm: Farm): Makeable {
  const level = levelOf(farm);
  const isLater = (piece: FarmPiece) => ((pieceCosts[piece] as PieceCost).level ?? 1) > level;
  const made = pieceIds.filter((piece) => timesOf(farm, `piece ${piece}`) > 0);
  const open = pieceIds.filter((piece) => !made.includes(piece) && !isLater(piece));
  const lacks = new Map(open.map((piece) => [piece, lacksOf(farm, piece)]));
  const can = open.filter((piece) => lacks.get(piece)!.length === 0);
  const nearly = open
    .filter((piece) => lacks.get(piece)!.length === 1)
    .toSorted((a, b) => lacks.get(a)![0]! - lacks.get(b)![0]!)
    .slice(0, NEARLY);
  return {
    can,
    nearly,
    others: open.filter((piece) => !can.includes(piece) && !nearly.includes(piece)),
    made,
    later: pieceIds.filter((piece) => !made.includes(piece) && isLater(piece)),
  };
}
