// What lives on a field, in tenths of a second: smoke over the chimney, lamps that burn, animals that graze.
import type { Vec } from "../../models/parts.ts";
import type { Hour } from "../../scene/light/hours.ts";
import type { Rising } from "../../scene/living/puffs.ts";
import type { PuffsScene } from "../../scene/living/puffsScene.ts";
import { BEAT_MS } from "../../scene/living/pulse.ts";
import type { HerdScene } from "./herdScene.ts";
import type { FieldMesh } from "./landBuilder.ts";
import type { LandLampsScene } from "./landLampsScene.ts";

export const smoke: Rising = {
  puffs: 7,
  lasts: 7,
  rises: 1.5,
  smallest: 0.16,
  grows: 0.45,
  sways: 0.1,
  drifts: [0.45, -0.12],
  strongest: 0.5,
};

/** Paler than the sky of the hour. */
export const smokeColours: Readonly<Record<Hour, string>> = {
  day: "#ffffff",
  evening: "#fff0e0",
  night: "#8f96ba",
};

type Lives = {
  readonly smoke: Pick<PuffsScene<Vec>, "show">;
  readonly lamps: Pick<LandLampsScene, "burn">;
  readonly herd: Pick<HerdScene, "graze">;
};

export type LandLife = {
  readonly show: (land: Pick<FieldMesh, "lamps" | "herd" | "smokes">) => void;
  readonly light: (hour: Hour) => void;
  /** Whether anything of it would move. */
  readonly isThere: () => boolean;
  /** As it is after so many seconds: between two tenths of one nothing moves. Null is at rest. */
  readonly at: (seconds: number | null) => void;
};

export function landLife({ smoke: column, lamps, herd }: Lives): LandLife {
  let mouths: readonly Vec[] = [];
  let hour: Hour = "day";
  let moving = 0;
  /** Undefined is not known: something else is shown than before. */
  let last: number | null | undefined;

  return {
    show(land) {
      mouths = land.smokes ? [land.smokes] : [];
      moving = mouths.length + land.lamps.length + (land.herd?.length ?? 0);
      last = undefined;
    },
    light(next) {
      hour = next;
      last = undefined;
    },
    isThere: () => moving > 0,
    at(seconds) {
      const tenth = seconds === null ? null : Math.floor((seconds * 1000) / BEAT_MS) / 10;
      if (tenth === last) return;
      last = tenth;
      column.show(mouths, hour, tenth);
      lamps.burn(tenth);
      herd.graze(tenth);
    },
  };
}
