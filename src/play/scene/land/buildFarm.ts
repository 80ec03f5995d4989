// A farm as triangles: its land, the earth of its plots, and the plants that may stand there.
import { composeDiorama } from "../../../fields/diorama/compose.ts";
import { LIVE_TOLERANCE } from "../../../fields/diorama/frames.ts";
import type { GroundCircle } from "../../../fields/diorama/ground.ts";
import type { Beast } from "../../../fields/diorama/herds.ts";
import { toTriangles } from "../../../models/lean/toTriangles.ts";
import type { Triangles } from "../../../models/lean/triangles.ts";
import { greenScenery } from "../green/greenScenery.ts";
import { plantOf } from "../plants/growing.ts";
import { mergeTriangles } from "../plants/plantMesh.ts";
import { VARIANTS, variantSeed } from "../plants/spots.ts";
import { type Earth, earthOf, framedBeds } from "../plants/tilled.ts";
import { surprisesScenery } from "../surprises/surpriseScenery.ts";
import { cottagePaintOf } from "../yard/housePaint.ts";
import { yardGroundOf } from "../yard/yardPlaces.ts";
import { yardScenery } from "../yard/yardScenery.ts";
import { yardTriangles } from "../yard/yardTriangles.ts";
import type {
  BuiltScenery,
  Earths,
  FarmLand,
  HerdWanted,
  LandWanted,
  PlantWanted,
  SceneryWanted,
} from "./farmBuilder.ts";
import { meadowScenery } from "./meadow.ts";
import type { Scenery } from "./scenery.ts";

/** How far the triangles of a plant may lie off, in steps of the field: many stand side by side. */
const PLANT_TOLERANCES = [0.036, 0.055, 0.08] as const;
/** Forty of one kind may stand on a farm: what has more is built more coarsely. */
const MOST = 320;
const SCENERY_TOLERANCE = 0.045;

export function buildFarmLand({ traits, plots, season, isLit, paint }: LandWanted): FarmLand {
  const { parts, lamps, halos } = composeDiorama(
    traits,
    season,
    isLit ? "night" : "day",
    framedBeds,
    false,
    { paint: cottagePaintOf(paint ?? {}), ...yardGroundOf(traits) },
  );
  const made = toTriangles(parts, { lean: true, tolerance: LIVE_TOLERANCE, floor: null });
  return {
    solid: made.solid,
    glow: made.glow,
    lamps,
    halos,
    earth: earthsOf({ traits, plots, season }),
  };
}

/** Those for whom the season and what else stands there leave room: the same that its land has. */
export const herdOf = ({ traits, season }: HerdWanted): Beast[] =>
  composeDiorama(traits, season, "day", framedBeds, true, yardGroundOf(traits)).herd!.map(
    ({ kind }) => kind,
  );

function earthsOf({ traits, plots, season }: Omit<LandWanted, "isLit">): Earths {
  const made = (earth: Earth): Triangles[] =>
    plots.map((plot, n) => {
      const { parts, ghosts } = earthOf(plot, n, traits, season, earth);
      return toTriangles(parts, { lean: true, tolerance: LIVE_TOLERANCE, floor: null, ghosts })
        .solid!;
    });
  const dry = made("dry");
  const begins = [0];
  for (const { position } of dry) begins.push(begins.at(-1)! + position.length / 3);
  return { dry: mergeTriangles(dry), moist: mergeTriangles(made("moist")).color, begins };
}

const groundOf = ({ things }: Scenery): GroundCircle[] =>
  things.map(({ at: [x, , z], r }) => ({ x, z, r }));

function sceneryOf(wanted: SceneryWanted): Scenery {
  const { traits, season, isLit } = wanted;
  switch (wanted.of) {
    case "yard":
      return yardScenery(traits, season, isLit, wanted.look);
    case "meadow":
      return meadowScenery(traits, season, wanted.kept, wanted.ribbons);
    case "green":
      return greenScenery(traits, season, isLit, wanted.look);
    case "surprises":
      return surprisesScenery(traits, season, isLit, wanted.there, {
        ...wanted,
        taken: [
          ...yardGroundOf(traits).keptFree,
          ...groundOf(meadowScenery(traits, season, wanted.kept)),
        ],
      });
  }
}

/** Of what has no ground below it nothing is shaded by one. */
const floorOf = ({ of }: SceneryWanted): number | null => (of === "green" ? null : 0);

export function buildScenery(wanted: SceneryWanted): BuiltScenery {
  const { parts, things, lamps = [], halos = [] } = sceneryOf(wanted);
  const { solid, glow } =
    wanted.of === "yard"
      ? yardTriangles(parts)
      : toTriangles(parts, { lean: true, tolerance: SCENERY_TOLERANCE, floor: floorOf(wanted) });
  return { solid, glow, lamps, halos, things };
}

export function plantsOf({ what, stage }: PlantWanted): Triangles[] {
  // What has just come up looks alike everywhere.
  const variants = stage < 2 ? 1 : VARIANTS;
  return Array.from({ length: variants }, (_, variant) => {
    const parts = plantOf(what, stage, variantSeed(variant));
    const made = (tolerance: number) =>
      toTriangles(parts, { lean: true, tolerance, floor: 0 }).solid!;
    const [fine, ...coarser] = PLANT_TOLERANCES;
    return coarser.reduce(
      (best, tolerance) => (best.index.length > 3 * MOST ? made(tolerance) : best),
      made(fine),
    );
  });
}
