// Gathering what waits on the meadow: eggs, fruit, and the wood beneath trees.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { emptied, nextYieldAt, prunedAt, waitingAt } from "../meadow/producers.ts";
import { maskOf } from "../numbers/mask.ts";
import { fitInBarn, roomIn } from "../state/barn.ts";
import { type Note, noted } from "../state/book.ts";
import { addCount, plusAll } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { CountTable, Good } from "../tables/goods.ts";
import { DEEDS } from "../tables/level.ts";
import { producerRulesOf } from "../tables/producers.ts";
import { changed, touchable } from "./checks.ts";
import type { EventReducer } from "./reducer.ts";

export const gather: EventReducer<"gather"> = (farm, { at, kept: mask }, ground) => {
  const touched = touchable(farm.kept, mask, at);
  if (!touched.ok) return touched;
  const { members } = touched.value;
  const full = members.flatMap((i) => {
    const kept = farm.kept[i]!;
    const { gives, units } = producerRulesOf(kept.kind);
    const [waiting, wood] = [waitingAt(kept, at), prunedAt(ground, kept, at)];
    const page = `kept ${kept.kind}` as const;
    return waiting + wood > 0 ? [{ i, page, gives, waiting, wood, units: waiting * units }] : [];
  });
  if (full.length === 0) {
    const times = members.flatMap((i) => nextYieldAt(farm.kept[i]!, at) ?? []);
    return refuse({ kind: "nothingWaits", until: times.length > 0 ? Math.min(...times) : null });
  }
  const gathered = fitInBarn(farm, full);
  if (gathered.length === 0)
    return refuse({
      kind: "barnFull",
      room: roomIn(farm),
      need: Math.min(...full.map(({ units }) => units)),
    });
  let goods: CountTable<Good> = {};
  let [yields, timber] = [0, 0];
  for (const { gives, units, waiting, wood } of gathered) {
    goods = addCount(goods, gives, units);
    yields += waiting;
    timber += wood;
  }
  const notes = gathered.flatMap(({ page, waiting }): Note[] => (waiting > 0 ? [{ page }] : []));
  const places = gathered.map(({ i }) => i);
  const on = maskOf(places);
  const after = {
    ...farm,
    barn: plusAll(farm.barn, goods),
    timber: farm.timber + timber,
    kept: changed(farm.kept, places, (kept) => emptied(ground, kept, at)),
    book: noted(farm, at, notes),
  };
  const noRoom = maskOf(full.map(({ i }) => i)) & ~on;
  const told = { on, left: mask & ~on, goods, timber, ...(noRoom > 0 && { noRoom }) };
  return accept({ farm: withDeeds(ground, after, DEEDS.gathering * yields), told });
};
