// A walk's worth of country for the cover of a news post, with its windows lit by night.
import {
  type CountryGround,
  type CountryStand,
  type LandPredicate,
  modelCountry,
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

/** Close enough to see the sheep. */
export const coverCountryScene: StillScene = {
  name: "cover-country",
  width: 960,
  height: 600,
  widths: [480, 960, 1920],
  webpWidths: [960],
  webpNight: false,
  night: true,
  quality: 52,
  draw(stage, { night }) {
    const river = (x: number, z: number) =>
      Math.abs(x - z * 0.5 - Math.sin(z * 0.5) * 1.6 - 1.5) < 0.95;
    stage.backdrop([
      [0, night ? "#2a2f4e" : "#a0c258"],
      [1, night ? "#231f3a" : "#8f5d3b"],
    ]);
    countryStage(stage, () => true, river, 20);
    stage.light({ spread: 14, count: 2 });
    stage.aim([26, 34, 34], [-0.5, 0, 0.5], 4.6);
  },
};

const soils: Record<CountryGround, readonly [string, string, string]> = {
  loam: ["#a0c258", "#a9cb62", "#97b951"],
  clay: ["#c98a52", "#d1945c", "#c0824b"],
  sand: ["#e3bd66", "#e9c673", "#dcb45c"],
  chalk: ["#cdce92", "#d5d69f", "#c5c687"],
  peat: ["#7a9653", "#84a05c", "#728d4c"],
  silt: ["#b2c888", "#bbd093", "#a9c07e"],
  water: ["#82c9d8", "#8cd0dd", "#79c1d2"],
};
const DEEP = 1.15;
/** As the small houses have them. */
const PANE = "#8fb9c2";

type Thing = { parts: Part[]; size: number; turn: (seed: number) => number };

const any = (seed: number) => chance(seed, 9) * 6.28;
const sixth = (seed: number) => (Math.floor(chance(seed, 9) * 3) * Math.PI) / 3;
const facing = (seed: number) => 0.15 + chance(seed, 9) * 0.6;

const things: Partial<Record<CountryStand, readonly Thing[]>> = {
  rows: [0, 1, 2].map((k) => ({ parts: smallRows(k), size: 1, turn: sixth })),
  wheat: [{ parts: smallWheat(), size: 1.05, turn: any }],
  pumpkins: [{ parts: smallPumpkins(), size: 1, turn: any }],
  barn: [{ parts: smallBarn(), size: 1.15, turn: facing }],
  cottage: [{ parts: smallCottage(), size: 1.1, turn: facing }],
  mill: [{ parts: smallMill(), size: 1.15, turn: facing }],
  sheep: [{ parts: smallSheep(), size: 1, turn: any }],
  hedge: [
    { parts: smallTree(0), size: 1.05, turn: any },
    { parts: smallTree(1), size: 1.15, turn: any },
    { parts: smallFir(), size: 1.1, turn: any },
  ],
  orchard: [{ parts: orchard(), size: 1, turn: sixth }],
};

function orchard(): Part[] {
  return points("0.42 0.1, -0.3 0.42, -0.18 -0.42").flatMap(([x, z], i) =>
    smallTree(i % 2).map((part) => ({
      ...part,
      at: [part.at[0] + x, part.at[1], part.at[2] + z] as const,
    })),
  );
}

const isHouse = (stand: CountryStand) =>
  stand === "cottage" || stand === "barn" || stand === "mill";
const IN_SIGHT = 12;

/** Panes with a lamp behind them. */
const lit = (parts: readonly Part[]): Part[] =>
  parts.map((part) =>
    part.colour === PANE
      ? { ...part, colour: palette.lampDeep, top: palette.lampDeep, glow: true }
      : part,
  );

/** Puts the country of hexes on a stage, one instanced model per kind of thing. */
function countryStage(
  stage: Stage,
  land: LandPredicate,
  river: LandPredicate,
  reach: number,
): void {
  const fields = modelCountry(land, river, reach);
  const plain = { ao: 0, floor: null, cell: 9 };
  stage.scatter(
    [prism(6, 0.992, 0.55, [0, -0.55, 0], "#ffffff", { bevel: 0.045 })],
    fields.map(({ at, ground, shade }) => ({ at, tint: soils[ground][Math.floor(shade * 3)]! })),
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
    [prism(6, 1.13, 0.06, [0, -1.22, 0], "#d5ece6", { bevel: 0.02 })],
    fields.filter((f) => f.coast).map(({ at }) => ({ at: [at[0], 0, at[2]] })),
    plain,
  );
  for (const [stand, kinds] of Object.entries(things))
    kinds.forEach((thing, k) => {
      const places: Place[] = fields
        .filter((f) => f.stand === stand && Math.floor(chance(f.seed, 11) * kinds.length) === k)
        .map(({ at, seed }) => ({
          at,
          turn: thing.turn(seed),
          size: thing.size * (0.92 + chance(seed, 12) * 0.2),
        }));
      stage.scatter(stage.night ? lit(thing.parts) : thing.parts, places, {
        lean: true,
        reach: 0.25,
      });
    });
  if (stage.night)
    for (const { at, stand } of fields)
      if (isHouse(stand) && Math.hypot(at[0], at[2]) < IN_SIGHT) {
        const [x, y, z] = [at[0] + 0.3, at[1], at[2] + 0.35];
        stage.halo("#ffb65c", 1.9, 0.55, [x, y + 0.2, z]);
        stage.point("#ffb057", 3, 3.4, [x + 0.1, y + 0.7, z + 0.25]);
      }
  const ripples = fields.filter((f) => f.ground === "water" && chance(f.seed, 13) < 0.6);
  stage.scatter(
    [prism(4, 0.16, 0.012, [0, 0, 0], palette.foam, { bevel: 0 })],
    ripples.map(({ at }) => ({ at, turn: 0.3 })),
    plain,
  );
}
