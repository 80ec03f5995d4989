// Building something for the yard: once, of pence, timber, straw and what one has grown.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { noted } from "../state/book.ts";
import { countOf, plusAll } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import { DEEDS } from "../tables/level.ts";
import { partsOf } from "../tables/stories.ts";
import { isBuilt, rulesOfBuilt } from "../tables/yard.ts";
import { givenBy } from "../tables/yardGifts.ts";
import { shortOf, shortOfGoods, unknownAt } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const build: EventReducer<"build"> = (farm, { at, yard }, ground) => {
  const page = `yard ${yard}` as const;
  const first = farm.book[page]?.first;
  if (first !== undefined) return refuse({ kind: "made", first });
  if (!isBuilt(yard)) {
    const givers = givenBy[yard];
    const waitsFor = givers.find((one) => countOf(farm.stories, one) <= partsOf(one)) ?? givers[0];
    return refuse({ kind: "notGiven", villager: waitsFor });
  }
  const { level, pence, timber, straw = 0, goods = {} } = rulesOfBuilt(yard);
  const lacks =
    unknownAt(farm, level) ??
    shortOfGoods(farm, goods) ??
    shortOf("timber", farm.timber, timber) ??
    shortOf("straw", farm.straw, straw) ??
    shortOf("pence", farm.pence, pence);
  if (lacks) return refuse(lacks);
  const after: Farm = {
    ...farm,
    pence: farm.pence - pence,
    barn: plusAll(farm.barn, goods, -1),
    timber: farm.timber - timber,
    straw: farm.straw - straw,
    book: noted(farm, at, [{ page }]),
  };
  return accept({ farm: withDeeds(ground, after, DEEDS.built), told: { pence: -pence } });
};
