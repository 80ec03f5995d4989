// The picture that travels with a link: the field under a golden sky, calm space on the left.
import { cloud } from "../src/models/nature/cloud.ts";
import {
  type Colour,
  moved,
  type Part,
  type Point2,
  placed,
  rod,
  slab,
  turned,
} from "../src/models/parts.ts";
import { HERO_FIELD } from "./heroScene.ts";
import { putField } from "./oneField.ts";
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
    putField(stage, { ...HERO_FIELD, season: "leafFall", hour: "day" });
    const left = 4.3 / Math.SQRT2;
    stage.aim([30, 25.5, 30], [-left, 0.0, left], 6.45);
  },
};

// Painted things behind the picture: the sun and three lines of hills, flat and unlit.
type Hill = { y: number; rise: number; wave: number; colour: Colour; top: Colour };

/** Draws in the plane of the picture, for a camera at `heading` and `tilt` above the ground. */
function inPicture(parts: readonly Part[], heading: number, tilt: number, away: number): Part[] {
  return turned(turned(moved(parts, [0, 0, -away]), [-tilt, 0, 0]), [0, heading, 0]);
}

function hills(width: number, lines: readonly Hill[]): Part[] {
  return lines.map(({ y, rise, wave, colour, top }, k) => {
    const crest = Array.from({ length: 41 }, (_, i): Point2 => {
      const t = 1 - i / 40;
      return [
        (t - 0.5) * width,
        y + rise * Math.sin(wave * t * 6.283 + k * 2.1) + rise * 0.4 * Math.sin(wave * t * 14 + k),
      ];
    });
    const outline: Point2[] = [[-width / 2, y - 22], [width / 2, y - 22], ...crest];
    return slab(outline, 0.02, [0, 0, k * 0.5], colour, { glow: true, bevel: 0, top });
  });
}

function disc(r: number, at: readonly [number, number, number], colour: Colour): Part {
  return rod(r, 0.02, at, colour, { glow: true, sides: 64, turn: [Math.PI / 2, 0, 0] });
}
