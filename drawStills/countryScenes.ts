// The country twice: the whole of it from above, and a walk's worth of parishes for the cover of a news post.
import { chance } from "../src/models/random.ts";
import { countryStage } from "./countryStage.ts";
import type { StillScene } from "./stageScene.ts";

/** Along the picture to the right, and towards the viewer. */
function onPicture(x: number, z: number): [number, number] {
  return [0.936 * x - 0.351 * z, 0.351 * x + 0.936 * z];
}

function land(x: number, z: number): boolean {
  const [right, near] = onPicture(x, z);
  const bay = Math.sin(right * 0.42) * 0.9 + Math.sin(right * 0.19 + 2) * 1.5;
  const north = -15.4 + bay + Math.max(0, right - 2) * 0.2 + Math.max(0, -20 - right) * 1.0;
  const south = 4 + (right + 27) * 0.82 + Math.sin(right * 0.6) * 1.1;
  const holm = Math.hypot(right + 19.5, near - 14.5) < 1.7;
  return (near > north && near < south) || holm;
}

function river(x: number, z: number): boolean {
  const [right, near] = onPicture(x, z);
  const bed = Math.sin(near * 0.3) * 2.6 + 4.5 + near * 0.42;
  const mere = Math.hypot((right - 13) * 0.8, near + 3.5) < 2.1;
  const brook =
    right < bed && right > -30 && Math.abs(near - (1.5 + Math.sin(right * 0.33) * 2.2)) < 0.62;
  return Math.abs(right - bed) < 0.95 || mere || (brook && right < -2);
}

/** The sea is left open for the page to paint. */
export const mapScene: StillScene = {
  name: "map",
  width: 1920,
  height: 1000,
  widths: [960, 1920, 2880],
  night: true,
  quality: 46,
  draw(stage, { night }) {
    const fields = countryStage(stage, night, land, river, 44);
    stage.light({ spread: 36, count: 1, ...(night ? { ambient: 1.05, power: 1.25 } : {}) });
    if (night)
      for (const field of fields)
        if (field.stand === "barn" || field.stand === "cottage") {
          const [x, y, z] = field.at;
          stage.halo("#ffb65c", 2.3, 0.42 + chance(field.seed, 20) * 0.2, [
            x + 0.2,
            y + 0.35,
            z + 0.2,
          ]);
        }
    stage.aim([18, 60, 48], [0, 0, 0], 14.3);
  },
};

/** Close enough to see the sheep. */
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
