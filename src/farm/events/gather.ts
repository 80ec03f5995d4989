// Gathering what waits on the meadow: eggs, fruit, and the wood beneath trees.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { emptied, nextYieldAt, prunedAt, waitingAt } from "../meadow/kept.ts";
import { maskOf } from "../numbers/mask.ts";
import { fitting, roomIn } from "../state/barn.ts";
import { plus, plusAll } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Good, Table } from "../tables/goods.ts";
import { keepOf } from "../tables/keeps.ts";
import { DEEDS } from "../tables/level.ts";
import { changed, touchable } from "./checks.ts";
import type { Deed } from "./deed.ts";

export const gather: Deed<"gather"> = (farm, { at, kept: mask }, ground) => {
  const touched = touchable(farm.kept, mask, at);
  if (!touched.ok) return touched;
  const { members } = touched.value;
  const full = members.flatMap((i) => {
    const kept = farm.kept[i]!;
    const { gives, units } = keepOf(kept.kind);
    const [waiting, wood] = [waitingAt(kept, at), prunedAt(kept, at)];
    return waiting + wood > 0 ? [{ i, gives, waiting, wood, units: waiting * units }] : [];
  });
  if (full.length === 0) {
    const times = members.flatMap((i) => nextYieldAt(farm.kept[i]!, at) ?? []);
    return refuse({ kind: "nothingWaits", until: times.length > 0 ? Math.min(...times) : null });
  }
  const gathered = fitting(farm, full);
  if (gathered.length === 0)
    return refuse({
      kind: "barnFull",
      room: roomIn(farm),
      need: Math.min(...full.map(({ units }) => units)),
    });
  let goods: Table<Good> = {};
  let [yields, timber] = [0, 0];
  for (const { gives, units, waiting, wood } of gathered) {
    goods = plus(goods, gives, units);
    yields += waiting;
    timber += wood;
  }
  const places = gathered.map(({ i }) => i);
  const on = maskOf(places);
  const after = {
    ...farm,
    barn: plusAll(farm.barn, goods),
    timber: farm.timber + timber,
    kept: changed(farm.kept, places, (kept) => emptied(kept, at)),
  };
  const noRoom = maskOf(full.map(({ i }) => i)) & ~on;
  const told = { on, left: mask & ~on, goods, timber, ...(noRoom > 0 && { noRoom }) };
  return accept({ farm: withDeeds(ground, after, DEEDS.gathering * yields), told });
};
