// A plot in words, as a reader of the list hears it.
import type { FarmGround } from "../ground/ground.ts";
import { isCompanion } from "../growth/factors.ts";
import { grownAt, moistUntil, readyAt } from "../growth/grow.ts";
import { heartAt } from "../growth/heart.ts";
import { stageOf } from "../growth/stage.ts";
import type { Ms } from "../numbers/time.ts";
import type { Farm, Plot, Sown } from "../state/farm.ts";
import { rulesOf } from "../tables/crops.ts";
import { cropOf } from "../tables/heirlooms.ts";
import { type Clock, seedName } from "./refusal.ts";
import { filling, stageNames, strings } from "./strings.ts";

/** How far it has come: "in leaf". */
export function stageWord(sown: Sown): string {
  const stage = stageOf(sown);
  const { family } = rulesOf(cropOf(sown.what));
  return stage === 5 && (family === "root" || family === "leaf") ? filling : stageNames[stage]!;
}

/** From how much on the soil is called what, of a thousand. */
const soils = [
  [850, "rich"],
  [650, "good"],
  [450, "tired"],
  [0, "worn"],
] as const;

function soilWords(ground: FarmGround, plot: Plot, at: Ms): string {
  const heart = heartAt(ground, plot, at);
  const [, word] = soils.find(([least]) => heart >= least)!;
  return strings.soil[word];
}

function moistWords(until: Ms, at: Ms, clock: Clock): string {
  if (until <= at) return strings.dry;
  return Number.isFinite(until) ? strings.moistUntil(clock(until)) : strings.alwaysMoist;
}

export function plotWords(
  ground: FarmGround,
  farm: Farm,
  plot: number,
  at: Ms,
  clock: Clock,
): string {
  const { row, column } = ground.plots[plot]!;
  const nth = ground.plots.filter((other) => other.row === row && other.column <= column).length;
  const place = strings.plot(row + 1, nth);
  const until = moistUntil(ground, farm, plot, at);
  const moist = moistWords(until, at, clock);
  const sown = grownAt(ground, farm, plot, at);
  const soil = soilWords(ground, farm.plots[plot]!, at);
  if (!sown) return `${place}: ${strings.empty}, ${moist}. ${soil}`;
  const ready = readyAt(ground, farm, plot)!;
  const parts = [seedName(sown.what), stageWord(sown)];
  if (ready > at) parts.push(moist, strings.readyAt(clock(ready)));
  const beside = besideWords(ground, farm, plot, sown);
  const said = [`${place}: ${parts.join(", ")}.`, soil];
  if (beside) said.push(strings.beside(beside));
  return said.join(" ");
}

function besideWords(ground: FarmGround, farm: Farm, plot: number, { what }: Sown): string {
  const names = ground.sides[plot]!.flatMap((side) => {
    const other = side === null ? null : farm.plots[side]!.sown;
    if (!other) return [];
    const name = seedName(other.what);
    return isCompanion(cropOf(what), cropOf(other.what)) ? strings.goodBeside(name) : name;
  });
  return [...new Set(names)].join(", ");
}
