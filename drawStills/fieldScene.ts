// The field whose number the landing page's dial shows, as it stands beside its deed, in each season.
import { type Season, seasons } from "../src/models/seasons.ts";
import { putField } from "./oneField.ts";
import type { StillScene } from "./stageScene.ts";

/** The season that a studio's own picture stands for is any: its name names none. */
const names: Record<Season, string> = {
  seedtime: "field-seedtime",
  highSun: "field-high-sun",
  leafFall: "field",
  hearth: "field-hearth",
};

export const fieldScenes: readonly StillScene[] = seasons.map((season) => ({
  name: names[season],
  width: 470,
  height: 440,
  widths: [470, 940],
  webpWidths: [470],
  webpNight: false,
  night: true,
  draw(stage, { night }) {
    putField(stage, { id: 417, season, hour: night ? "night" : "day", spread: 7.5 });
    stage.aim([30, 25.5, 30], [0, -0.22, 0], 4.98);
  },
}));
