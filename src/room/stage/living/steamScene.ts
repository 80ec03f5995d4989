// Steam over what is hot: puffs in one draw, which are there only while they move.
import type { Mesh } from "three";
import type { Vec } from "../../../models/parts.ts";
import { type Disc, softDiscs } from "../../../scene/renderer/softDiscs.ts";
import type { Light } from "../../model/room.ts";
import { puffsAt } from "./steam.ts";

export type SteamScene = {
  readonly mesh: Mesh;
  /** Over all of these mouths, at that time in seconds; none for null. */
  readonly rise: (mouths: readonly Vec[], hour: Light, seconds: number | null) => void;
  readonly dispose: () => void;
};

/** White, as the light of the hour has it. */
const colours: Readonly<Record<Light, string>> = {
  day: "#ffffff",
  evening: "#ffe9d2",
  night: "#a9b0cf",
};
/** Over the pot and not in it. */
const BEFORE = 0.1;

export function steamScene(): SteamScene {
  const discs = softDiscs(false, BEFORE);
  let shown: { mouths: readonly Vec[]; hour: Light } | null = null;

  return {
    mesh: discs.mesh,
    rise(mouths, hour, seconds) {
      const isNew = shown?.mouths !== mouths || shown.hour !== hour;
      const puffs = seconds === null ? [] : mouths.flatMap((mouth) => puffsAt(seconds, mouth));
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
