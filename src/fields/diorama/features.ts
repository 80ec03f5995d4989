// The water of a field and its landmark, where the layout puts them.
import { chapel } from "../../models/buildings/chapel.ts";
import { mill } from "../../models/buildings/mill.ts";
import { ruin } from "../../models/buildings/ruin.ts";
import { well } from "../../models/buildings/well.ts";
import { brook } from "../../models/ground/brook.ts";
import { fall, footbridge } from "../../models/ground/brookEnd.ts";
import { pond } from "../../models/ground/pond.ts";
import { dewPond, spring } from "../../models/ground/springs.ts";
import { duck } from "../../models/nature/hen.ts";
import { hiveRow, hotSpring, standingStones } from "../../models/nature/landmarks.ts";
import { beeTree, oldOak } from "../../models/nature/oldTrees.ts";
import { type Part, placed } from "../../models/parts.ts";
import { chance } from "../../models/random.ts";
import type { Season } from "../../models/seasons.ts";
import type { FieldTraits } from "../traits.ts";
import { type Layout, stream, WATER } from "./layout.ts";

/** From the last point of the stream out over its side of the hex. */
const STREAM_HEADING = -Math.PI / 6;

export function waterOf({ water }: FieldTraits, season: Season, seed: number): Part[] {
  const state = { ice: season === "hearth" };
  const at = [WATER.x, 0, WATER.z] as const;
  switch (water) {
    case "pond":
      return [
        ...placed(pond({ radius: 1.0, seed: seed % 11, stretch: 1.08, ice: state.ice }), at),
        ...(state.ice ? [] : placed(duck(), [WATER.x - 0.1, 0.06, WATER.z + 0.1], -0.7, 0.9)),
      ];
    case "stream": {
      const [x, z] = stream.at(-1)!;
      return [
        ...brook({ line: stream, width: 0.6, seed }, state),
        ...placed(fall(0.6, 1.7, state, seed), [x - 0.14, 0.0, z + 0.06], STREAM_HEADING),
        ...placed(footbridge(1.15), [2.72, 0, -0.72], -0.2, 0.85),
      ];
    }
    case "well":
      return placed(well(), [WATER.x - 0.3, 0, WATER.z - 0.2], 0.5 + chance(seed, 8) * 0.6, 1.02);
    case "spring":
      return placed(spring(seed, state), at, 0.5, 1.05);
    case "dew":
      return placed(dewPond(seed, state), at, 0, 1.1);
  }
}

/** Old stones that no one counts as a landmark stand only where few ever built. */
const lonely: readonly FieldTraits["region"][] = ["downs", "moor", "fells", "shore"];
const RUINS = 0.3;

export function landmarkOf(
  { landmark, region, water }: FieldTraits,
  { mark }: Layout,
  season: Season,
  lit: boolean,
  seed: number,
): Part[] {
  const at = [mark.x, 0, mark.z] as const;
  switch (landmark) {
    case "none":
      return lonely.includes(region) && water !== "stream" && chance(seed, 41) < RUINS
        ? placed(ruin(seed % 97), at, 0.4, 0.82)
        : [];
    case "old-oak":
      return placed(oldOak(season, seed % 89), at, 0.45 + chance(seed, 4) * 0.6, 1.02);
    case "standing-stones":
      return placed(standingStones(seed), at, 0.3, 1.1);
    case "mill":
      return placed(mill(lit, 0.15 + chance(seed, 4)), at, 0.62, 0.92);
    case "beehives":
      return [
        ...placed(hiveRow(seed, season !== "hearth"), at, 0.66, 1.05),
        ...placed(beeTree(seed, season !== "hearth"), [mark.x - 0.55, 0, mark.z - 0.85], 0.6, 0.95),
      ];
    case "chapel":
      return placed(chapel(lit), at, 0.5, 1.1);
    case "hot-spring":
      return placed(hotSpring(seed), at, 0.4, 1.05);
  }
}
