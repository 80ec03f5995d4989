// The country twice: the whole of it from above, and a walk's worth of parishes for the cover of a news post.
import {
  country,
  type Field,
  type Ground,
  type Land,
  type Stand,
} from "../src/models/ground/country.ts";
import { smallBarn, smallCottage, smallMill } from "../src/models/ground/smallBuildings.ts";
import {
  smallFir,
  smallPumpkins,
  smallRows,
  smallSheep,
  smallTree,
  smallWheat,
} from "../src/models/ground/smallGrowth.ts";
import { palette } from "../src/models/palette.ts";
import { type Part, points, prism } from "../src/models/parts.ts";
import { chance } from "../src/models/random.ts";
import type { Place, Stage, StillScene } from "./stageScene.ts";

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

const soils: Record<Ground, readonly [string, string, string]> = {
  loam: ["#a0c258", "#a9cb62", "#97b951"],
  clay: ["#c98a52", "#d1945c", "#c0824b"],
  sand: ["#e3bd66", "#e9c673", "#dcb45c"],
  chalk: ["#cdce92", "#d5d69f", "#c5c687"],
  peat: ["#7a9653", "#84a05c", "#728d4c"],
  silt: ["#b2c888", "#bbd093", "#a9c07e"],
  water: ["#82c9d8", "#8cd0dd", "#79c1d2"],
};
const DEEP = 1.15;

type Thing = { parts: Part[]; size: number; turn: (seed: number) => number };

function things(lit: boolean): Partial<Record<Stand, readonly Thing[]>> {
  const any = (seed: number) => chance(seed, 9) * 6.28;
  const sixth = (seed: number) => (Math.floor(chance(seed, 9) * 3) * Math.PI) / 3;
  const facing = (seed: number) => 0.15 + chance(seed, 9) * 0.6;
  return {
    rows: [0, 1, 2].map((k) => ({ parts: smallRows(k), size: 1, turn: sixth })),
    wheat: [{ parts: smallWheat(), size: 1.05, turn: any }],
    pumpkins: [{ parts: smallPumpkins(), size: 1, turn: any }],
    barn: [{ parts: smallBarn(lit), size: 1.15, turn: facing }],
    cottage: [{ parts: smallCottage(lit), size: 1.1, turn: facing }],
    mill: [{ parts: smallMill(), size: 1.15, turn: facing }],
    sheep: [{ parts: smallSheep(), size: 1, turn: any }],
    hedge: [
      { parts: smallTree(0), size: 1.05, turn: any },
      { parts: smallTree(1), size: 1.15, turn: any },
      { parts: smallFir(), size: 1.1, turn: any },
    ],
    orchard: [{ parts: orchard(), size: 1, turn: sixth }],
  };
}

function orchard(): Part[] {
  return points("0.42 0.1, -0.3 0.42, -0.18 -0.42").flatMap(([x, z], i) =>
    smallTree(i % 2).map((part) => ({
      ...part,
      at: [part.at[0] + x, part.at[1], part.at[2] + z] as const,
    })),
  );
}

const still: Record<Ground, readonly [string, string, string]> = {
  ...soils,
  water: ["#8a95a5", "#939eae", "#828d9d"],
};

/** Puts the country of hexes on a stage, one instanced model per kind of thing. */
function countryStage(stage: Stage, lit: boolean, land: Land, river: Land, reach: number): Field[] {
  const fields = country(land, river, reach);
  const plain = { ao: 0, floor: null, cell: 9 };
  stage.scatter(
    [prism(6, 0.992, 0.55, [0, -0.55, 0], "#ffffff", { bevel: 0.045 })],
    fields.map(({ at, ground, shade }) => ({
      at,
      tint: (lit ? still : soils)[ground][Math.floor(shade * 3)]!,
    })),
    plain,
  );
  stage.scatter(
    [prism(6, 0.97, DEEP, [0, -0.5 - DEEP, 0], "#8f5d3b", { bevel: 0.02, top: "#ab7448" })],
    fields
      .filter((f) => f.coast)
      .map(({ at, ground }) => ({ at: ground === "water" ? [at[0], at[1] - 0.1, at[2]] : at })),
    plain,
  );
  stage.scatter(
    [prism(6, 1.13, 0.06, [0, -1.22, 0], lit ? "#a3a9b4" : "#d5ece6", { bevel: 0.02 })],
    fields.filter((f) => f.coast).map(({ at }) => ({ at: [at[0], 0, at[2]] })),
    plain,
  );
  for (const [stand, kinds] of Object.entries(things(lit)))
    kinds.forEach((thing, k) => {
      const places: Place[] = fields
        .filter((f) => f.stand === stand && Math.floor(chance(f.seed, 11) * kinds.length) === k)
        .map(({ at, seed }) => ({
          at,
          turn: thing.turn(seed),
          size: thing.size * (0.92 + chance(seed, 12) * 0.2),
        }));
      stage.scatter(thing.parts, places, { lean: true, reach: 0.25 });
    });
  const ripples = fields.filter((f) => f.ground === "water" && chance(f.seed, 13) < 0.6);
  stage.scatter(
    [prism(4, 0.16, 0.012, [0, 0, 0], palette.foam, { bevel: 0 })],
    ripples.map(({ at }) => ({ at, turn: 0.3 })),
    plain,
  );
  return fields;
}
