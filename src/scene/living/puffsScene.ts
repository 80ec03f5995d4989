// Steam, smoke or snow from all of its sources: puffs in one draw, which are there only while they move (particle system).
import type { Mesh } from "three";
import type { Hour } from "../light/hours.ts";
import { type Disc, softDiscs } from "../renderer/softDiscs.ts";
import type { Puff } from "./puffs.ts";

export type PuffsScene<Source> = {
  readonly mesh: Mesh;
  /** From all of these sources, at that time in seconds; none for null. */
  readonly show: (sources: readonly Source[], hour: Hour, seconds: number | null) => void;
  readonly dispose: () => void;
};

/** Over the pot and not in it. */
const BEFORE = 0.1;

/** In its colour of each hour; `before` is how much nearer than its place a puff is drawn. */
export function puffsScene<Source>(
  puffsOf: (seconds: number, source: Source) => readonly Puff[],
  colours: Readonly<Record<Hour, string>>,
  before = BEFORE,
): PuffsScene<Source> {
  const discs = softDiscs(false, before);
  let shown: { readonly sources: readonly Source[]; readonly hour: Hour } | null = null;

  return {
    mesh: discs.mesh,
    show(sources, hour, seconds) {
      const isNew = shown?.sources !== sources || shown.hour !== hour;
      const puffs = seconds === null ? [] : sources.flatMap((source) => puffsOf(seconds, source));
      shown = seconds === null ? null : { sources, hour };
      if (isNew || puffs.length === 0)
        discs.show(puffs.map((puff): Disc => ({ ...puff, colour: colours[hour] })));
      else {
        for (const [i, puff] of puffs.entries()) discs.change(i, puff);
        discs.changed();
      }
    },
    dispose: discs.dispose,
  };
}
