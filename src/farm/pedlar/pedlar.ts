// The pedlar: when he comes, and which seed that one lacks he has this week.
import type { FarmGround } from "../ground/ground.ts";
import { chanceOf } from "../numbers/chance.ts";
import { DAY, dayAt, type Ms, weekdayOf, weekOf } from "../numbers/time.ts";
import { timesOf } from "../state/book.ts";
import { countOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import { type Heirloom, heirloomIds, isHeirloom } from "../tables/heirlooms.ts";

const SATURDAY = 5;

const has = (farm: Farm, heirloom: Heirloom): boolean =>
  timesOf(farm, `heirloom ${heirloom}`) > 0 ||
  countOf(farm.seeds, heirloom) > 0 ||
  farm.plots.some(({ sown }) => sown !== null && isHeirloom(sown.what) && sown.what === heirloom);

/** What he carries this week for whoever works this field; null for who has all. */
export function pedlarHas(ground: FarmGround, farm: Farm, at: Ms): Heirloom | null {
  const lacks = heirloomIds.filter(
    (heirloom) => heirloom !== ground.heirloom && !has(farm, heirloom),
  );
  const week = weekOf(dayAt(at));
  return lacks[chanceOf(ground.seed, "pedlar", week, 0) % Math.max(1, lacks.length)] ?? null;
}

/** When he is here next for somebody whom he last served then: now, or at the next Saturday's beginning. */
export function pedlarHere(served: Ms | null, at: Ms): Ms {
  const day = dayAt(at);
  const wait = (SATURDAY - weekdayOf(day) + 7) % 7;
  const saturday = wait === 0 ? at : (day + wait) * DAY;
  const isServed = served !== null && dayAt(served) >= dayAt(saturday);
  return isServed ? (dayAt(served) + 7) * DAY : saturday;
}

/** The same of whoever wants a seed. */
export const pedlarComes = ({ pedlarAt }: Farm, at: Ms): Ms => pedlarHere(pedlarAt, at);
