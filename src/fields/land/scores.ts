// What speaks for each region and each soil at a field: the higher the score, the sooner the field gets it.

import { type Region, regions, type Soil } from "./kinds.ts";
import { FIELD_STEP, fractalNoise } from "./noise.ts";
import { BROAD, RIVER, type Rivers } from "./rivers.ts";
import { type BlockTerrain, magnitude, pointOf, SEED, stepsFrom } from "./terrain.ts";

/** In the order in which they are given out; whoever gets none of them, gets `rest`. */
export type Scores<Id> = {
  readonly ranked: readonly (readonly [Id, (field: number) => number])[];
  readonly rest: Id;
};

const share = (score: number, parts: number, of: number): number =>
  Math.floor((score * parts) / of);

/** How near a field is to a line of chalk: the hills that cross the country from west to east. */
function chalkLine({ block, hexes, swell }: BlockTerrain): Int32Array {
  const chalk = hexes.map((hex, field) => {
    const { x, y } = pointOf(hex);
    const bend = fractalNoise(SEED, 6, x, y, 34 * FIELD_STEP, 2) * 4;
    const across = Math.floor((30 * x + 95 * y + bend) / 100);
    const own = share(swell(7, field, 16, 3), 9, 10);
    // The first block has two lines, the land beyond it one every 66 steps.
    if (block === 0)
      return (
        own -
        45 * Math.min(magnitude(across - 12 * FIELD_STEP), magnitude(across - 34 * FIELD_STEP))
      );
    const every = 66 * FIELD_STEP;
    const beyond = (((across - 12 * FIELD_STEP) % every) + every) % every;
    return own - 6 * Math.min(beyond, every - beyond);
  });
  return Int32Array.from(chalk);
}

/** Regions, and then soils by the regions there are. */
export function scoresOf(ground: BlockTerrain, { beside }: Rivers) {
  const { near, toSea, height, wetness, warmth, swell } = ground;
  const toRiver = stepsFrom(near, (field) => beside[field]! >= RIVER);
  const toBroad = stepsFrom(near, (field) => beside[field]! >= BROAD);
  const chalk = chalkLine(ground);

  const regionScores: Scores<Region> = {
    ranked: [
      [
        "shore",
        // Deep at the mouths of broad rivers; where hills or chalk come to the sea there are cliffs instead.
        (i) =>
          (toSea[i] === 0 ? 14_000 : 0) -
          toSea[i]! * 17_000 +
          share(swell(8, i, 16, 3), 11, 10) -
          Math.max(0, Math.min(30_000, chalk[i]! + 14_000)) -
          Math.max(0, height[i]! - 42_000) +
          (toBroad[i]! < 4 ? 44_000 - 11_000 * toBroad[i]! : 0),
      ],
      ["fells", (i) => height[i]!],
      ["moor", (i) => height[i]! + (wetness[i]! >> 2)],
      ["downs", (i) => chalk[i]! - (toRiver[i]! < 2 ? 9_000 : 0)],
      [
        "meadows",
        (i) =>
          (toBroad[i]! < 5 ? 40_000 - 8_000 * toBroad[i]! : 0) -
          Math.min(toRiver[i]!, 9) * 8_000 +
          (wetness[i]! >> 1) -
          (height[i]! >> 2),
      ],
      ["wood", (i) => swell(9, i, 19, 3) * 2 + (wetness[i]! >> 1) + (height[i]! >> 1)],
      [
        "heath",
        (i) =>
          swell(10, i, 17, 3) * 2 - wetness[i]! + (warmth[i]! >> 2) + (toSea[i]! < 8 ? 6_000 : 0),
      ],
    ],
    rest: "vale",
  };

  function soilScores(region: Uint8Array): Scores<Soil> {
    const place = (id: Region) => regions.findIndex((kind) => kind.id === id);
    const is = (i: number, id: Region) => region[i] === place(id);
    /** From 0 to 10. The fields about one count with it, so that no soil stops dead where a region does. */
    const about = (i: number, id: Region): number => {
      const wanted = place(id);
      let sum = region[i] === wanted ? 4 : 0;
      for (const other of near[i]!) if (other >= 0 && region[other] === wanted) sum++;
      return sum;
    };
    return {
      ranked: [
        ["chalk", (i) => about(i, "downs") * 7_000 + (chalk[i]! >> 2) + (swell(11, i, 9, 2) >> 1)],
        [
          "peat",
          (i) =>
            about(i, "moor") * 7_000 +
            about(i, "fells") * 4_500 +
            about(i, "meadows") * 1_600 +
            share(wetness[i]!, 3, 2) -
            (is(i, "shore") || is(i, "heath") ? 30_000 : 0) -
            (swell(12, i, 11, 2) >> 1),
        ],
        [
          "silt",
          (i) =>
            about(i, "meadows") * 2_200 +
            about(i, "shore") * 2_700 -
            Math.min(toRiver[i]!, 6) * 3_500 +
            share(swell(13, i, 11, 2), 3, 2),
        ],
        [
          "sand",
          (i) =>
            about(i, "heath") * 5_200 +
            about(i, "shore") * 4_400 +
            about(i, "wood") * 700 +
            share(swell(14, i, 12, 2), 3, 2) -
            (wetness[i]! >> 1),
        ],
        [
          "clay",
          (i) =>
            about(i, "wood") * 1_600 +
            about(i, "meadows") * 1_300 +
            share(swell(15, i, 16, 2), 5, 2) +
            (wetness[i]! >> 1),
        ],
      ],
      rest: "loam",
    };
  }
  return { regionScores, soilScores };
}
