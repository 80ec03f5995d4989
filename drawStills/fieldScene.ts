// A single field as it is shown beside its deed.
import { fieldIsland } from "./fieldIsland.ts";
import type { StillScene } from "./stageScene.ts";

export const fieldScene: StillScene = {
  name: "field",
  width: 470,
  height: 440,
  widths: [470, 940],
  night: true,
  draw(stage, { night }) {
    stage.put(fieldIsland(night), {}, { floor: null, cell: 0.34 });
    stage.light({ spread: 7.5 });
    stage.aim([30, 25.5, 30], [0, 0.12, 0], 4.75);
    if (!night) return;
    stage.point("#ffb65c", 5, 5, [-1.2, 0.8, 0.3]);
    stage.point("#ffc070", 3.4, 4, [0.75, 0.8, -1.5]);
    stage.point("#ffb65c", 5.5, 4.5, [0.95, 0.8, 1.1]);
    stage.point("#ffc070", 4, 3.5, [3.1, 1.3, 0.1]);
    stage.halo("#ffb65c", 1.6, 0.5, [0.6, 0.95, 0.8]);
    stage.halo("#ffb65c", 1.5, 0.42, [-0.75, 0.85, -1.1]);
    stage.halo("#ffb65c", 1.4, 0.35, [-0.3, 0.85, -1.8]);
    stage.halo("#ffb65c", 1.0, 0.35, [2.8, 1.5, -0.75]);
  },
};
