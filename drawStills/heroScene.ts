// The first picture of the site: one field of the collection in each season at three hours, in the very frame of a live one.
import { FIELD_SCALE, islandFrame } from "../src/fields/diorama/frames.ts";
import { type Season, seasons } from "../src/models/seasons.ts";
import { EYE } from "../src/models/svg/view.ts";
import { putField } from "./oneField.ts";
import type { Stage, StillScene } from "./stageScene.ts";

/** A mill on a stream, and beds of sunflowers before a thatched cottage. */
export const HERO_FIELD = { id: 44, spread: 9.5 } as const;

/** Whoever cannot show AVIF is old, and does with the smaller one. */
const shared = {
  width: 792,
  height: 756,
  widths: [792, 1584],
  webpWidths: [792],
  quality: 50,
} as const;

/** The season that a studio's own picture stands for is any: its name names none. */
const names: Record<Season, string> = {
  seedtime: "hero-seedtime",
  highSun: "hero-high-sun",
  leafFall: "hero",
  hearth: "hero-hearth",
};

const inSeason = (season: Season): readonly StillScene[] => [
  {
    name: names[season],
    ...shared,
    night: true,
    draw(stage, { night }) {
      putField(stage, { ...HERO_FIELD, season, hour: night ? "night" : "day" });
      frame(stage);
    },
  },
  {
    name: `${names[season]}-evening`,
    ...shared,
    night: false,
    draw(stage) {
      putField(stage, { ...HERO_FIELD, season, hour: "evening" });
      frame(stage);
    },
  },
];

export const heroScenes: readonly StillScene[] = seasons.flatMap(inSeason);

/** A live field stands aside the middle of its frame: how far, along the picture's own upright. */
function frame(stage: Stage): void {
  const [x, y, z] = EYE;
  const away = Math.hypot(x, y, z);
  const level = Math.hypot(x, z);
  const up = (islandFrame.originY - islandFrame.height / 2) / FIELD_SCALE;
  const lean = (up * y) / away / level;
  stage.aim(EYE, [-x * lean, (up * level) / away, -z * lean], islandFrame.height / 2 / FIELD_SCALE);
}
