// Taking what is done from kitchen and workshop, as far as the barn has room.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { roomIn } from "../state/barn.ts";
import { type Note, noted } from "../state/book.ts";
import { addCount, plusAll } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm } from "../state/farm.ts";
import type { CountTable, Good } from "../tables/goods.ts";
import { DEEDS } from "../tables/level.ts";
import type { EventReducer } from "./reducer.ts";

export const take: EventReducer<"take"> = (farm, { at }, ground) => {
  const done = farm.ovens.filter(({ until }) => until <= at);
  if (done.length === 0)
    return refuse({
      kind: "notDone",
      until: farm.ovens.length > 0 ? Math.min(...farm.ovens.map(({ until }) => until)) : null,
    });
  const room = roomIn(farm);
  if (room === 0) return refuse({ kind: "barnFull", room, need: 1 });
  const taken = done.slice(0, room);
  const goods = taken.reduce<CountTable<Good>>((sum, { recipe }) => addCount(sum, recipe, 1), {});
  const notes = taken.map(({ recipe }): Note => ({ page: `dish ${recipe}` }));
  const after: Farm = {
    ...farm,
    barn: plusAll(farm.barn, goods),
    ovens: farm.ovens.filter((oven) => !taken.includes(oven)),
    book: noted(farm, at, notes),
  };
  return accept({ farm: withDeeds(ground, after, DEEDS.dish * taken.length), told: { goods } });
};
