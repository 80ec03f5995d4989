// What to buy and make next: the cheapest thing that one can have.
import { penceOfPiece } from "../events/make.ts";
import { penceOfTool } from "../events/raise.ts";
import { countProducers, meadowLeft, penceOfProducer } from "../meadow/producers.ts";
import { pedlarHere } from "../pedlar/pedlar.ts";
import { timesOf } from "../state/book.ts";
import { countOf, entriesOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import type { CountTable, Good } from "../tables/goods.ts";
import { TIMBER_PENCE } from "../tables/heirlooms.ts";
import { type FarmPiece, type PieceCost, pieceCosts, pieceIds } from "../tables/pieces.ts";
import { type ProducerKind, producerKinds, producerRulesOf } from "../tables/producers.ts";
import { toolIds } from "../tables/tools.ts";
import { type BuiltId, builtIds, rulesOfBuilt } from "../tables/yard.ts";
import { type PlayerAction, type PlayerState, tryAction } from "./hand.ts";

/** The piece that is worked towards, and what it needs. */
export type Wants = {
  readonly piece: FarmPiece | null;
  readonly goods: CountTable<Good>;
  /** The cheapest thing that may be built. */
  readonly yard: BuiltId | null;
  readonly forYard: CountTable<Good>;
};

export const nothingWanted: Wants = { piece: null, goods: {}, yard: null, forYard: {} };

const mayBeMade = (farm: Farm, piece: FarmPiece): boolean => {
  const { heirloom, weighed, level = 1 }: PieceCost = pieceCosts[piece];
  if (farm.book[`piece ${piece}`] || levelOf(farm) < level) return false;
  if (heirloom && timesOf(farm, `heirloom ${heirloom}`) === 0) return false;
  return !weighed || (farm.book[`crop ${weighed.crop}`]?.best ?? 0) >= weighed.grams;
};

/** How much is lacking for a piece. */
function lackOf({ barn, timber, straw }: Farm, piece: FarmPiece): number {
  const made: PieceCost = pieceCosts[piece];
  const goods = entriesOf(made.goods ?? {}).reduce(
    (sum, [good, count]) => sum + Math.max(0, count - countOf(barn, good)),
    0,
  );
  return goods + Math.max(0, (made.timber ?? 0) - timber) + Math.max(0, (made.straw ?? 0) - straw);
}

function nextBuilt(farm: Farm): BuiltId | null {
  const level = levelOf(farm);
  const may = builtIds.filter(
    (id) => rulesOfBuilt(id).level <= level && timesOf(farm, `yard ${id}`) === 0,
  );
  return may.toSorted((a, b) => rulesOfBuilt(a).pence - rulesOfBuilt(b).pence)[0] ?? null;
}

/** Whether a bundle of the pedlar's would help. */
function lacksTimber({ timber }: Farm, { piece, yard }: Wants): boolean {
  const forPiece = piece === null ? 0 : ((pieceCosts[piece] as PieceCost).timber ?? 0);
  const forYard = yard === null ? 0 : rulesOfBuilt(yard).timber;
  return timber < Math.max(forPiece, forYard);
}

export function wantsOf({ farm }: PlayerState): Wants {
  let piece: FarmPiece | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const one of pieceIds) {
    if (!mayBeMade(farm, one)) continue;
    const lack = lackOf(farm, one);
    if (lack < least) [piece, least] = [one, lack];
  }
  const yard = nextBuilt(farm);
  return {
    piece,
    goods: piece === null ? {} : ((pieceCosts[piece] as PieceCost).goods ?? {}),
    yard,
    forYard: yard === null ? {} : (rulesOfBuilt(yard).goods ?? {}),
  };
}

/** No more of a kind than this: a meadow wants variety as a stall does. */
const mostOf = (keep: ProducerKind): number => (keep === "hen" ? 6 : 3);

/** From which level somebody thinks of it. */
const sensibleFrom = { barn: 1, can: 2, stove: 4, bench: 9, frames: 8, sluice: 8 } as const;

export function spendSome(hand: PlayerState, wants: Wants): boolean {
  const { farm, ground } = hand;
  const level = levelOf(farm);
  const list: { wish: PlayerAction; pence: number }[] = [];
  for (const tool of toolIds) {
    const pence = penceOfTool(farm, tool);
    if (pence !== null && level >= sensibleFrom[tool])
      list.push({ wish: { kind: "raise", tool }, pence });
  }
  for (const keep of producerKinds) {
    const pence = penceOfProducer(farm, keep);
    const { level: needs, halves } = producerRulesOf(keep);
    if (pence === null || needs > level || meadowLeft(ground, farm) < halves) continue;
    if (countProducers(farm, keep) < mostOf(keep))
      list.push({ wish: { kind: "settle", keep }, pence });
  }
  if (wants.piece !== null && lackOf(farm, wants.piece) === 0)
    list.push({
      wish: { kind: "make", piece: wants.piece },
      pence: penceOfPiece(farm, wants.piece),
    });
  if (wants.yard !== null)
    list.push({ wish: { kind: "build", yard: wants.yard }, pence: rulesOfBuilt(wants.yard).pence });
  const isPedlarHere = pedlarHere(farm.timberAt, hand.now) <= hand.now;
  if (isPedlarHere && lacksTimber(farm, wants))
    list.push({ wish: { kind: "buyTimber" }, pence: TIMBER_PENCE });
  list.sort((a, b) => a.pence - b.pence);
  // What lacks timber or a good waits, and nothing else waits for it.
  return list.some(({ wish, pence }) => farm.pence > pence + 60 && tryAction(hand, wish));
}
