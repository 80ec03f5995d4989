// News cover: a walk's worth of parishes, close enough to see the sheep.
import { countryStage } from "./countryStage.ts";
import type { StillScene } from "./stageScene.ts";

export const coverCountryScene: StillScene = {
  name: "cover-country",
  width: 960,
  height: 600,
  widths: [480, 960, 1920],
  night: false,
  quality: 52,
  draw(stage) {
    const river = (x: number, z: number) =>
      Math.abs(x - z * 0.5 - Math.sin(z * 0.5) * 1.6 - 1.5) < 0.95;
    stage.backdrop([
      [0, "#a0c258"],
      [1, "#8f5d3b"],
    ]);
    countryStage(stage, false, () => true, river, 20);
    stage.light({ spread: 14, count: 2 });
    stage.aim([26, 34, 34], [-0.5, 0, 0.5], 4.6);
  },
};
