// The field whose number the landing page's dial shows, as it stands beside its deed.
import type { Season } from "../src/models/seasons.ts";
import { putField } from "./oneField.ts";
import type { StillScene } from "./stageScene.ts";

/** Said under it. */
export const FIELD_SEASON: Season = "highSun";

export const fieldScene: StillScene = {
  name: "field",
  width: 470,
  height: 440,
  widths: [470, 940],
  night: true,
  draw(stage, { night }) {
    putField(stage, { id: 417, season: FIELD_SEASON, hour: night ? "night" : "day", spread: 7.5 });
    stage.aim([30, 25.5, 30], [0, -0.22, 0], 4.98);
  },
};
