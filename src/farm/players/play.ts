// A player of paper: what a person with so much time would do, gesture by gesture, and never a cheat (bot, simulation).
import type { FarmGround } from "../ground/ground.ts";
import { grownAt, isReady, isRipe, readyAt } from "../growth/grow.ts";
import { beginFarm } from "../letters/begin.ts";
import { arrives } from "../letters/letter.ts";
import { prunedAt, waitingAt } from "../meadow/producers.ts";
import { maskOf } from "../numbers/mask.ts";
import { DAY, dayAt, HOUR, MINUTE, type Ms } from "../numbers/time.ts";
import { pedlarComes, pedlarHas } from "../pedlar/pedlar.ts";
import { countOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import { type Crop, rulesOf } from "../tables/crops.ts";
import { HANDS, HOURS_BETWEEN } from "../tables/feasts.ts";
import { festivalIds, laidSince } from "../tables/festivals.ts";
import { cropOf, PEDLAR_TAKES } from "../tables/heirlooms.ts";
import { producerRulesOf } from "../tables/producers.ts";
import { dyeOne } from "./dyeing.ts";
import { handOn, type PlayerState, tryAction } from "./hand.ts";
import { cookBest, sellSome } from "./household.ts";
import { meet } from "./neighbours.ts";
import { type Outlook, sowFree } from "./sowing.ts";
import { nothingWanted, spendSome, wantsOf } from "./spending.ts";

/** When in the day somebody comes, and for how long. */
export type Visit = { readonly hour: number; readonly minutes: number };

export type Player = {
  readonly name: string;
  readonly visits: (day: number) => readonly Visit[];
  readonly only?: Crop;
  readonly neverWaters?: true;
  /** Has people next door who leave what they may, every day. */
  readonly neighbours?: true;
};

export type PlayCourse = {
  readonly ground: FarmGround;
  readonly start: Ms;
  readonly days: number;
  /** Where it does not begin on the first day. */
  readonly from?: Partial<Farm>;
  readonly onDay?: (day: number, hand: PlayerState) => void;
};

/** Nobody plans for longer. */
const FAR = 120;

export function play(
  player: Player,
  { ground, start, days, from, onDay }: PlayCourse,
): PlayerState {
  const hand = handOn(ground, { ...beginFarm(ground, start), ...from });
  for (let day = 0; day < days; day++) {
    const visits = player.visits(day);
    visits.forEach(({ hour, minutes }, nth) => {
      hand.now = Math.max(hand.now, start + day * DAY + hour * HOUR);
      hand.left = minutes * MINUTE;
      const gap = start + nextVisit(player, day, nth) - hand.now;
      const { events } = hand.tally;
      stay(hand, player, hand.now + hand.left, gap);
      if (hand.tally.events === events) hand.tally.idleVisits++;
    });
    onDay?.(day, hand);
  }
  return hand;
}

/** When the visit after this one begins, from the first day's midnight. */
function nextVisit({ visits }: Player, day: number, nth: number): Ms {
  for (let later = day; later < day + FAR; later++) {
    const next = visits(later)[later === day ? nth + 1 : 0];
    if (next) return later * DAY + next.hour * HOUR;
  }
  return (day + FAR) * DAY;
}

/** One visit: what there is to do, again and again, until time or work is out. */
function stay(hand: PlayerState, player: Player, end: Ms, gap: Ms): void {
  const waters = player.neverWaters === undefined;
  const outlook: Outlook = { end, gap, waters, ...(player.only && { only: player.only }) };
  let wants = wantsOf(hand);
  tryAction(hand, { kind: "post" });
  if (player.neighbours) meet(hand);
  while (hand.left > 5_000) {
    let acted = bringIn(hand) || collect(hand);
    acted = sowFree(hand, outlook) || acted;
    if (waters) acted = waterDry(hand) || acted;
    if (hand.left > 8_000) acted = write(hand) || acted;
    if (hand.left > 8_000) acted = cookBest(hand) || acted;
    acted = careForAll(hand) || acted;
    if (hand.left > 6_000) acted = sellSome(hand, wants, false) || acted;
    if (hand.left > 8_000) acted = dyeOne(hand) || acted;
    if (hand.left > 9_000 && spendSome(hand, wants)) {
      acted = true;
      wants = wantsOf(hand);
    }
    if (acted) continue;
    const soon = nextReady(hand);
    if (soon >= end) break;
    hand.left -= Math.max(0, soon - hand.now);
    hand.now = Math.max(hand.now, soon);
  }
}

const plotsThat = (hand: PlayerState, does: (plot: number) => boolean): number[] =>
  hand.farm.plots.flatMap((_, plot) => (does(plot) ? [plot] : []));

function bringIn(hand: PlayerState): boolean {
  const ripe = plotsThat(hand, (plot) => isReady(hand.ground, hand.farm, plot, hand.now));
  if (ripe.length === 0) return false;
  if (tryAction(hand, { kind: "harvest", plots: maskOf(ripe) })) return true;
  sellSome(hand, nothingWanted, true);
  return tryAction(hand, { kind: "harvest", plots: maskOf(ripe) });
}

function collect(hand: PlayerState): boolean {
  const { farm, now } = hand;
  let acted = farm.ovens.some(({ until }) => until <= now) && tryAction(hand, { kind: "take" });
  const full = farm.kept.flatMap((kept, i) =>
    waitingAt(kept, now) + prunedAt(hand.ground, kept, now) > 0 ? [i] : [],
  );
  if (full.length > 0 && tryAction(hand, { kind: "gather", kept: maskOf(full) })) acted = true;
  return acted;
}

/** What will be dry within so long is watered now. */
const SOON = 20 * MINUTE;

function waterDry(hand: PlayerState): boolean {
  const { ground, farm, now } = hand;
  const dry = plotsThat(hand, (plot) => {
    const sown = grownAt(ground, farm, plot, now);
    return sown !== null && !isRipe(sown) && farm.plots[plot]!.moistUntil < now + SOON;
  });
  return (
    dry.length > 0 && hand.left > 3_000 && tryAction(hand, { kind: "water", plots: maskOf(dry) })
  );
}

const PATIENCE = 2 * DAY;

/** Letters, festivals and the pedlar. */
function write(hand: PlayerState): boolean {
  let acted = false;
  hand.farm.letters.forEach((letter, slot) => {
    if (arrives(letter, slot, hand.now) > hand.now) return;
    if (letter.good === null || countOf(hand.farm.barn, letter.good) >= letter.count)
      acted = tryAction(hand, { kind: "answer", slot }) || acted;
    else if (hand.now - letter.from > PATIENCE)
      acted = tryAction(hand, { kind: "decline", slot }) || acted;
  });
  acted = feast(hand) || acted;
  const { farm, ground, now } = hand;
  const mayDeal =
    pedlarComes(farm, now) <= now && countOf(farm.seeds, ground.heirloom) > PEDLAR_TAKES;
  if (mayDeal && pedlarHas(ground, farm, now) !== null)
    acted = tryAction(hand, { kind: "barter" }) || acted;
  return acted;
}

/** Brings, takes a hand whenever one may, and sits down. */
function feast(hand: PlayerState): boolean {
  let acted = false;
  for (const festival of festivalIds) {
    const began = laidSince(festival, dayAt(hand.now));
    if (began === null) continue;
    const { book, feasts } = hand.farm;
    if (book[`feast ${festival}`]?.best === began) continue;
    if (book[`festival ${festival}`]?.best !== began)
      acted = tryAction(hand, { kind: "celebrate", festival }) || acted;
    const so = feasts[festival];
    const hands = so?.began === began ? so : null;
    if ((hands?.times ?? 0) >= HANDS) acted = tryAction(hand, { kind: "sit", festival }) || acted;
    else if (!hands || hands.at + HOURS_BETWEEN * HOUR <= hand.now)
      acted = tryAction(hand, { kind: "join", festival }) || acted;
  }
  return acted;
}

function careForAll(hand: PlayerState): boolean {
  let acted = false;
  hand.farm.kept.forEach(({ kind, caredUntil }, i) => {
    const fodder = producerRulesOf(kind).care?.with;
    if (fodder === undefined || caredUntil >= hand.now || hand.left < 3_000) return;
    const { barn, straw } = hand.farm;
    const has = fodder === "straw" ? straw : countOf(barn, fodder) - 2;
    if (has > 0) acted = tryAction(hand, { kind: "care", kept: maskOf([i]) }) || acted;
  });
  return acted;
}

/** When there is something to do again, if nobody does anything until then. */
function nextReady({ ground, farm }: PlayerState): Ms {
  const plots = farm.plots.flatMap((_, plot) => readyAt(ground, farm, plot) ?? []);
  return Math.min(Number.POSITIVE_INFINITY, ...plots, ...farm.ovens.map(({ until }) => until));
}

/** Worth of what was grown of each crop, in thousandths of all. */
export function sharesOf({ tally }: PlayerState): ReadonlyMap<Crop, number> {
  const worth = Object.entries(tally.grown).map(
    ([crop, count]) => [crop as Crop, count * rulesOf(cropOf(crop as Crop)).price] as const,
  );
  const all = worth.reduce((sum, [, pence]) => sum + pence, 0);
  return new Map(worth.map(([crop, pence]) => [crop, Math.floor((1000 * pence) / all)] as const));
}
