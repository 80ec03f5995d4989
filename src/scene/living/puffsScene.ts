// Steam or smoke over all of its mouths: puffs in one draw, which are there only while they move.
import type { Mesh } from "three";
import type { Vec } from "../../models/parts.ts";
import type { Hour } from "../light/hours.ts";
import { type Disc, softDiscs } from "../renderer/softDiscs.ts";
import { puffsAt, type Rising } from "./puffs.ts";

export type PuffsScene = {
  readonly mesh: Mesh;
  /** Over all of these mouths, at that time in seconds; none for null. */
  readonly rise: (mouths: readonly Vec[], hour: Hour, seconds: number | null) => void;
  readonly dispose: () => void;
};

/** In its colour of each hour. */
export function puffsScene(rising: Rising, colours: Readonly<Record<Hour, string>>): PuffsScene {
  const discs = softDiscs(false, BEFORE);
  let shown: { mouths: readonly Vec[]; hour: Hour } | null = null;

  return {
    mesh: discs.mesh,
    rise(mouths, hour, seconds) {
      const isNew = shown?.mouths !== mouths || shown.hour !== hour;
      const puffs =
        seconds === null ? [] : mouths.flatMap((mouth) => puffsAt(seconds, mouth, rising));
      if (seconds === null) shown = null;
      else shown = { mouths, hour };
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

/** Over the pot and not in it. */
const BEFORE = 0.1;
