// A hand at work: every gesture takes its seconds, and what comes of it is counted.
import { applyEvent } from "../events/apply.ts";
import type { FarmEvent, FarmEventKind } from "../events/event.ts";
import type { FarmGround } from "../ground/ground.ts";
import type { Ms } from "../numbers/time.ts";
import { addCount, entriesOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import type { Crop } from "../tables/crops.ts";
import { isCrop } from "../tables/crops.ts";
import type { CountTable } from "../tables/goods.ts";

/** What a gesture takes, in milliseconds; of those on plots and animals each one. */
const costs: { readonly [K in FarmEventKind]: Ms } = {
  sow: 900,
  water: 350,
  harvest: 700,
  compost: 700,
  undo: 1_000,
  buySeed: 2_500,
  sell: 2_500,
  cook: 4_000,
  take: 1_200,
  gather: 700,
  care: 700,
  settle: 9_000,
  raise: 7_000,
  answer: 6_000,
  decline: 3_000,
  make: 15_000,
  dye: 6_000,
  celebrate: 6_000,
  barter: 6_000,
  name: 4_000,
  call: 4_000,
  moveGround: 15_000,
  notice: 2_000,
  build: 15_000,
  dress: 4_000,
  nameFarm: 6_000,
  join: 6_000,
  sit: 12_000,
  buyTimber: 4_000,
  leaveGift: 6_000,
  takeGift: 3_000,
  giveWorks: 6_000,
  // Nobody's hand has to do with these.
  post: 0,
  shower: 0,
  gift: 0,
  changeRules: 0,
  learn: 0,
};

export type PlayerTally = {
  income: number;
  /** Of it by letters. */
  letters: number;
  events: number;
  refused: number;
  /** Visits in which there was nothing to do. */
  idleVisits: number;
  grown: CountTable<Crop>;
};

export type PlayerState = {
  readonly ground: FarmGround;
  farm: Farm;
  now: Ms;
  /** What is left of the visit. */
  left: Ms;
  readonly tally: PlayerTally;
  readonly log: FarmEvent[];
  /** What neighbours have left so far. */
  readonly given: Set<string>;
};

export const handOn = (ground: FarmGround, farm: Farm): PlayerState => ({
  ground,
  farm,
  now: farm.begun,
  left: 0,
  tally: { income: 0, letters: 0, events: 0, refused: 0, idleVisits: 0, grown: {} },
  log: [],
  given: new Set(),
});

/** What one wants to do; when is for the hand to say. */
export type PlayerAction = FarmEvent extends infer E
  ? E extends FarmEvent
    ? Omit<E, "at">
    : never
  : never;

const sizeOf = (event: FarmEvent): number => {
  let size = 0;
  const mask = "plots" in event ? event.plots : "kept" in event ? event.kept : 1;
  for (let rest = mask; rest > 0; rest >>>= 1) size += rest & 1;
  return size;
};

/** Whether it was done. */
export function tryAction(hand: PlayerState, wish: PlayerAction): boolean {
  const event = { ...wish, at: hand.now } as FarmEvent;
  const result = applyEvent(hand.farm, event, hand.ground);
  const { tally } = hand;
  if (!result.ok) {
    tally.refused++;
    return false;
  }
  const { farm, told } = result.value;
  if (event.kind === "harvest")
    for (const [good, count] of entriesOf(told.goods ?? {}))
      if (isCrop(good)) tally.grown = addCount(tally.grown, good, count);
  tally.income += Math.max(0, told.pence ?? 0);
  if (event.kind === "answer") tally.letters += told.pence ?? 0;
  tally.events++;
  hand.log.push(event);
  hand.farm = farm;
  const took = costs[event.kind] * sizeOf(event);
  hand.now += took;
  hand.left -= took;
  return true;
}
