// Leaves word of a farm while it is played, so that the front page can tell whose visitor comes back.
import { readyAt } from "../../farm/growth/grow.ts";
import { keepLastFarm } from "../../ownFarms/lastFarm/index.ts";
import type { PlayedFarm } from "./playedFarm.ts";

/** Of a farm on which nothing was done yet there is nothing to say. */
export function followFarm(played: PlayedFarm): () => void {
  const keep = () => {
    const { ground } = played;
    const { farm } = played.state();
    const ready = farm.plots.flatMap((_, plot) => readyAt(ground, farm, plot) ?? []);
    if (ready.length === 0 && farm.deeds === 0) return;
    keepLastFarm(() => localStorage, { field: ground.field, ready });
  };
  keep();
  return played.subscribe(keep);
}
