// What a deed meant on the farm that it was done on, said for the farm as it is now: the same thing, or nothing.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { FarmEvent, FarmEventKind, FarmEventOf } from "../events/event.ts";
import { penceOfTool } from "../events/raise.ts";
import type { FarmRefusal, Meant } from "../events/refusal.ts";
import type { FarmGround } from "../ground/ground.ts";
import { penceOfProducer } from "../meadow/producers.ts";
import { type Mask, maskOf, membersOf } from "../numbers/mask.ts";
import { dayAt, type Ms } from "../numbers/time.ts";
import { pedlarHas } from "../pedlar/pedlar.ts";
import type { Farm, Letter } from "../state/farm.ts";
import { HARVEST_HOME, laidSince } from "../tables/festivals.ts";

/** A farm on its ground. */
export type Standing = { readonly farm: Farm; readonly ground: FarmGround };

/** A deed as it was done: on which of those that it named, and how moments were moved since. */
export type Made = {
  readonly seen: Standing;
  readonly now: Standing;
  /** Those that it came to something on; whatever is named beside was left as it was. */
  readonly on: Mask | null;
  /** Where what was done at a moment is by now, for what was moved. */
  readonly movedTo: (at: Ms) => Ms;
};

type Same<K extends FarmEventKind> = (
  event: FarmEventOf<K>,
  made: Made,
) => Result<FarmEvent, FarmRefusal>;

const elsewhere = (what: Meant): Result<never, FarmRefusal> => refuse({ kind: "elsewhere", what });

const asItIs = <E extends FarmEvent>(event: E): Result<FarmEvent, FarmRefusal> => accept(event);

/** Plots are those of a field, and no more of them than it came to something on. */
function onPlots(event: FarmEventOf<"sow" | "water" | "harvest" | "compost">, made: Made) {
  if (made.seen.ground.field !== made.now.ground.field) return elsewhere("field");
  const plots = made.on === null || made.on === 0 ? event.plots : made.on;
  return accept({ ...event, plots } as FarmEvent);
}

/** Where on the meadow somebody is by now, by their kind and the moment they came; -1 where they are not. */
function placeNow({ seen, now, movedTo }: Made, i: number): number {
  const one = seen.farm.kept[i];
  if (!one) return -1;
  const isThey = ({ kind, since }: typeof one) => kind === one.kind && since === movedTo(one.since);
  const isOne = ({ kind, since }: typeof one) => kind === one.kind && since === one.since;
  // Two that came at one moment keep their order.
  const nth = seen.farm.kept.slice(0, i).filter(isOne).length;
  return now.farm.kept.flatMap((other, j) => (isThey(other) ? [j] : []))[nth] ?? -1;
}

function onKept(event: FarmEventOf<"gather" | "care">, made: Made): Result<FarmEvent, FarmRefusal> {
  const meant = made.on === null || made.on === 0 ? event.kept : made.on;
  const places = membersOf(meant)
    .map((i) => placeNow(made, i))
    .filter((place) => place >= 0);
  return places.length === 0 ? elsewhere("animal") : accept({ ...event, kept: maskOf(places) });
}

const isSameLetter = (a: Letter | undefined, b: Letter | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.n === b.n &&
  a.villager === b.villager &&
  a.what === b.what &&
  a.part === b.part &&
  a.good === b.good &&
  a.count === b.count;

function onLetter(event: FarmEventOf<"answer" | "decline">, { seen, now }: Made) {
  const { slot } = event;
  return isSameLetter(seen.farm.letters[slot], now.farm.letters[slot])
    ? asItIs(event)
    : elsewhere("letter");
}

/** Of the year that it was of. */
function onTable(event: FarmEventOf<"celebrate" | "join">): Result<FarmEvent, FarmRefusal> {
  return laidSince(event.festival, dayAt(event.at)) === null ? elsewhere("table") : asItIs(event);
}

const same: { readonly [K in FarmEventKind]: Same<K> } = {
  sow: onPlots,
  water: onPlots,
  harvest: onPlots,
  compost: onPlots,
  undo: (event, { seen, now, movedTo }) => {
    const of = movedTo(event.of);
    const isSowing = ({ farm }: Standing, at: Ms) => farm.plots.some(({ sown }) => sown?.at === at);
    if (isSowing(seen, event.of)) return accept({ ...event, of });
    const [before, after] = [seen.farm.recent, now.farm.recent];
    const isLast = before?.at === event.of && after?.at === of;
    const keys = (was: object = {}) => Object.keys(was).sort().join(" ");
    return isLast && keys(before.was) === keys(after.was)
      ? accept({ ...event, of })
      : elsewhere("deed");
  },
  buySeed: asItIs,
  sell: asItIs,
  cook: asItIs,
  take: asItIs,
  gather: onKept,
  care: onKept,
  settle: (event, { seen, now }) =>
    penceOfProducer(seen.farm, event.keep) === penceOfProducer(now.farm, event.keep)
      ? asItIs(event)
      : elsewhere("price"),
  raise: (event, { seen, now }) =>
    penceOfTool(seen.farm, event.tool) === penceOfTool(now.farm, event.tool)
      ? asItIs(event)
      : elsewhere("tool"),
  answer: onLetter,
  decline: onLetter,
  make: asItIs,
  dye: asItIs,
  celebrate: onTable,
  barter: (event, { seen, now }) =>
    pedlarHas(seen.ground, seen.farm, event.at) === pedlarHas(now.ground, now.farm, event.at)
      ? asItIs(event)
      : elsewhere("seed"),
  name: (event, made) => {
    const animal = placeNow(made, event.animal);
    return animal < 0 ? elsewhere("animal") : accept({ ...event, animal });
  },
  call: (event, { seen, now }) =>
    seen.ground.field === now.ground.field ? asItIs(event) : elsewhere("field"),
  moveGround: (event, { seen, now }) =>
    seen.ground.field === now.ground.field ? asItIs(event) : elsewhere("field"),
  notice: (event, { seen, now }) =>
    seen.ground.field === now.ground.field ? asItIs(event) : elsewhere("field"),
  build: asItIs,
  dress: asItIs,
  nameFarm: asItIs,
  join: onTable,
  sit: (event) =>
    event.festival === HARVEST_HOME || laidSince(event.festival, dayAt(event.at)) !== null
      ? asItIs(event)
      : elsewhere("table"),
  post: asItIs,
  buyTimber: asItIs,
  leaveGift: asItIs,
  takeGift: asItIs,
  giveWorks: asItIs,
  // These have no other maker than the server, and nobody's device does them again.
  shower: asItIs,
  gift: asItIs,
  changeRules: asItIs,
  learn: asItIs,
};

/** A deed with the same target as it had, or what became of that. */
export const sameTarget = (event: FarmEvent, made: Made): Result<FarmEvent, FarmRefusal> =>
  (same[event.kind] as Same<FarmEventKind>)(event as never, made);
