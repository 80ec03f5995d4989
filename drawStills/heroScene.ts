// The first picture of the site: one field of the collection at three hours, in the very frame of a live one.
import { FIELD_SCALE, island } from "../src/fields/diorama/frames.ts";
import { EYE } from "../src/models/svg/view.ts";
import { putField } from "./oneField.ts";
import type { Stage, StillScene } from "./stageScene.ts";

/** A mill on a stream, and beds of sunflowers before a thatched cottage. */
export const HERO_FIELD = { id: 44, season: "leafFall", spread: 9.5 } as const;

const shared = { width: 792, height: 756, widths: [792, 1584], quality: 50 } as const;

export const heroScene: StillScene = {
  name: "hero",
  ...shared,
  night: true,
  draw(stage, { night }) {
    putField(stage, { ...HERO_FIELD, hour: night ? "night" : "day" });
    frame(stage);
  },
};

export const heroEveningScene: StillScene = {
  name: "hero-evening",
  ...shared,
  night: false,
  draw(stage) {
    putField(stage, { ...HERO_FIELD, hour: "evening" });
    frame(stage);
  },
};

/** A live field stands aside the middle of its frame: how far, along the picture's own upright. */
function frame(stage: Stage): void {
  const [x, y, z] = EYE;
  const away = Math.hypot(x, y, z);
  const level = Math.hypot(x, z);
  const up = (island.originY - island.height / 2) / FIELD_SCALE;
  const lean = (up * y) / away / level;
  stage.aim(EYE, [-x * lean, (up * level) / away, -z * lean], island.height / 2 / FIELD_SCALE);
}
