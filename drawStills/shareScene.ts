// The picture that travels with a link: the field under a golden sky, calm space on the left.
import { cloud } from "../src/models/nature/cloud.ts";
import { placed } from "../src/models/parts.ts";
import { heroStage } from "./heroScene.ts";
import { disc, hills, inPicture } from "./sky.ts";
import type { StillScene } from "./stageScene.ts";

const HEADING = Math.PI / 4;
const TILT = Math.atan2(25.5, 30 * Math.SQRT2);

export const shareScene: StillScene = {
  name: "share",
  width: 1200,
  height: 630,
  widths: [1200],
  night: false,
  jpeg: true,
  draw(stage) {
    stage.backdrop([
      [0, "#c4dfd9"],
      [0.34, "#e9e6c6"],
      [0.66, "#fbdfa9"],
      [1, "#fdd08d"],
    ]);
    const painted = [
      disc(2.6, [-3.4, 2.2, -1], "#fffaf0"),
      ...hills(44, [
        { y: -1.7, rise: 0.55, wave: 1.4, colour: "#d9cf8d", top: "#d9cf8d" },
        { y: -3.1, rise: 0.5, wave: 1.1, colour: "#b9bd6c", top: "#b9bd6c" },
        { y: -4.8, rise: 0.4, wave: 1.6, colour: "#98a84f", top: "#98a84f" },
      ]),
      ...placed(cloud(0, "#ffffff", "#f6ead9"), [-7.2, 4.5, 0], 0, 0.8),
      ...placed(cloud(1, "#ffffff", "#f6ead9"), [10.4, 4.7, 0], 0, 0.8),
    ];
    stage.put(
      inPicture(painted, HEADING, TILT, 45),
      { at: [-0.2, 0, 0.2] },
      { floor: null, ao: 0 },
    );
    heroStage(stage, false);
    const left = 4.3 / Math.SQRT2;
    stage.aim([30, 25.5, 30], [-left, 0.0, left], 6.45);
  },
};
