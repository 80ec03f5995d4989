// Gathering what waits on the meadow: eggs, fruit, and the wood beneath trees.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { emptied, nextYieldAt, prunedAt, waitingAt } from "../meadow/kept.ts";
import { maskOf } from "../numbers/mask.ts";
import { roomIn } from "../state/barn.ts";
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
  const full = members.filter(
    (i) => waitingAt(farm.kept[i]!, at) + prunedAt(farm.kept[i]!, at) > 0,
  );
  if (full.length === 0) {
    const times = members.flatMap((i) => nextYieldAt(farm.kept[i]!, at) ?? []);
    return refuse({ kind: "nothingWaits", until: times.length > 0 ? Math.min(...times) : null });
  }
  const room = roomIn(farm);
  let goods: Table<Good> = {};
  let [used, yields, timber] = [0, 0, 0];
  const gathered = full.filter((i) => {
    const kept = farm.kept[i]!;
    const { gives, units } = keepOf(kept.kind);
    const waiting = waitingAt(kept, at);
    if (used + waiting * units > room) return false;
    used += waiting * units;
    yields += waiting;
    timber += prunedAt(kept, at);
    goods = plus(goods, gives, waiting * units);
    return true;
  });
  if (gathered.length === 0) return refuse({ kind: "barnFull", room, need: units(full) });
  const on = maskOf(gathered);
  const after = {
    ...farm,
    barn: plusAll(farm.barn, goods),
    timber: farm.timber + timber,
    kept: changed(farm.kept, gathered, (kept) => emptied(kept, at)),
  };
  const told = { on, left: mask & ~on, goods, timber };
  return accept({ farm: withDeeds(ground, after, DEEDS.gathering * yields), told });

  function units(of: readonly number[]): number {
    return Math.min(
      ...of.map((i) => waitingAt(farm.kept[i]!, at) * keepOf(farm.kept[i]!.kind).units),
    );
  }
};
