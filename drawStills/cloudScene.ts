// Two low clouds that drift behind the floating field.
import { cloud } from "../src/models/nature/cloud.ts";
import type { StillScene } from "./stageScene.ts";

const drawn = (name: string, kind: 0 | 1, width: number): StillScene => ({
  name,
  width,
  height: 62,
  widths: [width, width * 2],
  night: true,
  quality: 60,
  draw(stage, { night }) {
    stage.put(
      cloud(kind, "#ffffff", night ? "#c9c6ea" : "#f3e6da"),
      {},
      { floor: null, reach: 0.6, ao: 0.5 },
    );
    if (night) stage.light({ ambient: 0.9, power: 0.9 });
    stage.light({ spread: 3 });
    stage.aim([12, 12, 40], [0, 0.02, 0], 0.72);
  },
});

export const cloudScenes: StillScene[] = [drawn("cloud-a", 0, 122), drawn("cloud-b", 1, 112)];
