// Bringing in: every plot that is ready, as far as the barn has room; the rest keeps in the ground.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { FarmGround } from "../ground/ground.ts";
import { moistShare } from "../growth/factors.ts";
import { grownAt, isRipe, readyAt } from "../growth/grow.ts";
import { heartAfter } from "../growth/heart.ts";
import { type Yield, yieldOf } from "../growth/yield.ts";
import { maskOf } from "../numbers/mask.ts";
import { dayAt, type Ms, seasonOn } from "../numbers/time.ts";
import { fitInBarn, roomIn } from "../state/barn.ts";
import { type Note, noted, timesOf } from "../state/book.ts";
import { addCount } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm, Sown } from "../state/farm.ts";
import { type Crop, rulesOf } from "../tables/crops.ts";
import type { CountTable, Good } from "../tables/goods.ts";
import { cropOf, isHeirloom, type Seed } from "../tables/heirlooms.ts";
import { countsAsDeed, deedsOfHarvest } from "../tables/level.ts";
import { changed, touchable } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

type Ripe = Yield & { readonly plot: number; readonly sown: Sown; readonly crop: Crop };

export const harvest: EventReducer<"harvest"> = (farm, { at, plots }, ground) => {
  const touched = touchable(farm.plots, plots, at);
  if (!touched.ok) return touched;
  const { members } = touched.value;
  const ripe = members.flatMap((plot): Ripe[] => {
    const sown = grownAt(ground, farm, plot, at);
    if (!sown || !isRipe(sown)) return [];
    return [{ plot, sown, crop: cropOf(sown.what), ...yieldOf(ground, farm, plot, sown, at) }];
  });
  if (ripe.length === 0)
    return refuse({ kind: "notRipe", plots, readyAt: soonest(ground, farm, members) });
  const brought = fitInBarn(farm, ripe);
  if (brought.length === 0)
    return refuse({
      kind: "barnFull",
      room: roomIn(farm),
      need: Math.min(...ripe.map(({ units }) => units)),
    });
  const noRoom = maskOf(
    ripe.flatMap(({ plot }) => (brought.some((b) => b.plot === plot) ? [] : [plot])),
  );
  const done = bringIn(ground, farm, at, brought, plots);
  return accept({ ...done, told: { ...done.told, ...(noRoom > 0 && { noRoom }) } });
};

function soonest(ground: FarmGround, farm: Farm, members: readonly number[]): Ms | null {
  const times = members.flatMap((plot) => readyAt(ground, farm, plot) ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}

function bringIn(ground: FarmGround, farm: Farm, at: Ms, brought: readonly Ripe[], plots: number) {
  let { seeds, straw } = farm;
  let goods: CountTable<Good> = {};
  let found: CountTable<Seed> = {};
  let deeds = 0;
  const times = new Map<Crop, number>();
  const notes: Note[] = [
    { page: `weather ${seasonOn(dayAt(at))} ${ground.weather(dayAt(at)).kind}` },
  ];
  for (const { sown, crop, units, grams, seeds: more } of brought) {
    goods = addCount(goods, crop, units);
    if (isHeirloom(sown.what)) {
      seeds = addCount(seeds, sown.what, more);
      found = addCount(found, sown.what, more);
      notes.push({ page: `heirloom ${sown.what}`, best: grams });
    }
    straw += rulesOf(crop).straw ?? 0;
    notes.push({ page: `crop ${crop}`, best: grams });
    if (moistShare(sown) === 1000) notes.push({ page: `moist ${crop}` });
    const nth = (times.get(crop) ?? timesOf(farm, `crop ${crop}`)) + 1;
    times.set(crop, nth);
    if (countsAsDeed(nth)) deeds += deedsOfHarvest(rulesOf(crop).seconds);
  }
  const byPlot = new Map(brought.map((one) => [one.plot, one.crop]));
  const emptied = changed(farm.plots, [...byPlot.keys()], (plot, i) => ({
    ...plot,
    at,
    heart: heartAfter(ground, plot, byPlot.get(i)!, at),
    rested: at,
    last: byPlot.get(i)!,
    before: plot.last,
    sown: null,
  }));
  const barn = { ...farm.barn };
  for (const [good, count] of Object.entries(goods) as [Good, number][])
    if (count > 0) barn[good] = (barn[good] ?? 0) + count;
  const book = noted(farm, at, notes);
  const on = maskOf(byPlot.keys());
  const record = newRecord(farm, brought);
  const heaviest = record && { ...record, at };
  const after: Farm = {
    ...farm,
    seeds,
    straw,
    barn,
    plots: emptied,
    book,
    ...(heaviest && { record: heaviest }),
  };
  return {
    farm: withDeeds(ground, after, deeds),
    told: { on, left: plots & ~on, goods, seeds: found, ...(record && { record }) },
  };
}

/** The heaviest of these, if none of its crop was as heavy before. */
function newRecord(farm: Farm, brought: readonly Ripe[]) {
  const heavier = brought.filter(
    ({ crop, grams }) => grams > (farm.book[`crop ${crop}`]?.best ?? 0),
  );
  const [best] = heavier.toSorted((a, b) => b.grams - a.grams);
  return best && { crop: best.crop, grams: best.grams };
}
