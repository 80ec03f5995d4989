// Each surprise of the ground in its place: at the end of the leeks, on the ridge, over the beds.
import type { Surprise } from "../../../farm/tables/surprises.ts";
import { nearness, TO_VIEWER } from "../../../fields/diorama/sight.ts";
import { overGround } from "../../../fields/diorama/site.ts";
import { boundingBoxOf } from "../../../models/catalogue/bounds.ts";
import { type Part, type Point2, placed, type Vec } from "../../../models/parts.ts";
import { waders } from "../../../models/residents/waders.ts";
import { foxPrint, glowWorms, spiderWeb } from "../../../models/surprises/leftBehind.ts";
import * as ground from "../../../models/surprises/onTheGround.ts";
import * as wings from "../../../models/surprises/onWings.ts";
import { plantOf } from "../plants/growing.ts";
import { EARTH, plantSeed } from "../plants/plantMesh.ts";
import { plantSpotsOf, variantSeed } from "../plants/spots.ts";
import type { SkySurpriseId } from "./sky/skySurprises.ts";
import type { PlotWithPlant, SurpriseGround } from "./surpriseGround.ts";

export type GroundSurprise = Exclude<Surprise, SkySurpriseId>;

/** Its parts, and what of them a finger hits: foot, radius, height. */
type PlacedSurprise = {
  readonly parts: readonly Part[];
  readonly at: Vec;
  readonly r: number;
  readonly high: number;
  /** Where it shines at night. */
  readonly shines?: readonly Vec[];
};

type Placing = (on: SurpriseGround, isLit: boolean) => PlacedSurprise;

/** A little to either side of the viewer. */
const facing = (aside = 0): number => TO_VIEWER + aside;
const away = ([ax, az]: Point2, [bx, bz]: Point2): number => Math.hypot(ax - bx, az - bz);

/** A point about the middle of a plot: along it, across it, and so high over its earth. */
function inPlot({ place }: PlotWithPlant, along: number, across: number, high: number): Vec {
  const { x, y, z, axis } = place;
  return [
    x + axis[0] * along - axis[1] * across,
    y + EARTH + high,
    z + axis[1] * along + axis[0] * across,
  ];
}

/** To which side of a plot the viewer looks on. */
const nearSide = ({ place: { axis } }: PlotWithPlant): number => (axis[0] - axis[1] > 0 ? 1 : -1);

/** Whoever keeps to one place. */
const standing = (
  parts: readonly Part[],
  at: Vec,
  { turn = facing(), r = 0.3, high = 0.4, size = 1 } = {},
): PlacedSurprise => ({ parts: placed(parts, at, turn, size), at, r, high });

/** The middle of all beds, so high. */
function overBeds({ site: { plan } }: SurpriseGround, high: number): Vec {
  const sum = (of: (bed: (typeof plan.beds)[number]) => number) =>
    plan.beds.reduce((all, bed) => all + of(bed), 0) / plan.beds.length;
  return [sum(({ x }) => x), Math.max(...plan.beds.map(({ y }) => y)) + high, sum(({ z }) => z)];
}

const gateOf = ({ site }: SurpriseGround): Point2 => [
  site.anchors.gate.at[0],
  site.anchors.gate.at[2],
];

/** By the water, or in it. */
function inStream({ site }: SurpriseGround): Vec {
  const { stream } = site.plan;
  const middles = stream
    .slice(1)
    .map(([x, z], i): Point2 => [(x + stream[i]![0]) / 2, (z + stream[i]![1]) / 2]);
  // Over the third piece there is a bridge, and at the ends it comes and falls.
  const places = middles.filter((_, i) => i !== 2 && i > 0 && i < middles.length - 1);
  const [x, z] =
    places.find(([px, pz]) => site.sees.pastAll(overGround(px, pz, 0.5))) ??
    places.toSorted((a, b) => b[0] + b[1] - a[0] - a[1])[0]!;
  return [x, -0.03, z];
}

const FROGS = [-0.95, -0.35, 0.3, 0.9] as const;
const frogs: Placing = ({ site }) => {
  const { x, z } = site.plan.water;
  const at = (aside: number): Vec => [
    x + Math.sin(TO_VIEWER + aside) * 1.04,
    0.14,
    z + Math.cos(TO_VIEWER + aside) * 1.04,
  ];
  return {
    parts: FROGS.flatMap((aside, i) =>
      placed(ground.springFrog, at(aside), facing(aside * 0.6 + (i % 2) * 0.3), 1.1),
    ),
    at: at(0),
    r: 0.5,
    high: 0.3,
  };
};

const BATS: readonly Vec[] = [
  [-1.0, 0, 0.2],
  [0.3, 0.3, 0.4],
  [1.1, 0.1, -0.5],
  [-0.3, 0.5, -0.6],
];
const bats: Placing = (on) => {
  const at = overBeds(on, 1.1);
  const parts = BATS.flatMap(([x, y, z], i) =>
    placed(wings.bat, [at[0] + x, at[1] + y, at[2] + z], facing(0.5 - i * 0.35), 1.25),
  );
  return { parts, at: [at[0], at[1] - 0.1, at[2]], r: 0.75, high: 0.5 };
};

const PRINTS = 14;
const STEP = 0.2;
/** Straight across the snow towards the gate, where most of the way is open. */
const foxTracks: Placing = (on) => {
  const gate = gateOf(on);
  const headingFrom = ([x, z]: Point2) => Math.atan2(gate[0] - x, gate[1] - z);
  const printsFrom = (from: Point2): Point2[] => {
    const heading = headingFrom(from);
    return Array.from({ length: PRINTS }, (_, i): Point2 => {
      return [from[0] + Math.sin(heading) * i * STEP, from[1] + Math.cos(heading) * i * STEP];
    }).filter(([x, z]) => on.isFree(x, z, 0.1));
  };
  const seen = (from: Point2) =>
    printsFrom(from).filter(([x, z]) => on.site.sees.pastHouse(overGround(x, z))).length;
  const from = on.openBy((at) => (away(at, gate) < PRINTS * STEP ? 0 : -seen(at)), 0.12);
  const heading = headingFrom(from);
  const prints = printsFrom(from);
  const [mx, mz] = prints[Math.floor(prints.length / 2)] ?? gate;
  return {
    parts: prints.flatMap(([x, z], i) => {
      const aside = (i % 2 ? 1 : -1) * 0.09;
      const at: Vec = [x + Math.cos(heading) * aside, 0.014, z - Math.sin(heading) * aside];
      return placed(foxPrint, at, heading, 1.7);
    }),
    at: [mx, 0, mz],
    r: 0.45,
    high: 0.1,
  };
};

/** On the lamp, at the gate, and on the frames of three beds. */
const webs: Placing = ({ site }) => {
  const { beds, lamp } = site.plan;
  const near = beds.toSorted((a, b) => nearness(b) - nearness(a));
  const ends = near.slice(0, 3).map(({ x, y, z, length, axis }, i): Vec => {
    const end = (length / 2 + 0.06) * (axis[0] + axis[1] > 0 ? 1 : -1) * (i === 1 ? -1 : 1);
    return [x + axis[0] * end, y + 0.3, z + axis[1] * end];
  });
  const { at: gate } = site.anchors.gate;
  const all: Vec[] = [...ends, [lamp[0] + 0.12, 0.78, lamp[1] + 0.04], [gate[0], 0.28, gate[2]]];
  const [first] = ends;
  return {
    parts: all.flatMap((at, i) => placed(spiderWeb, at, facing((i % 3) * 0.2 - 0.2), 0.95)),
    at: [first![0], first![1] - 0.2, first![2]],
    r: 0.35,
    high: 0.4,
  };
};

const ALONG_RIDGE = [-0.62, -0.36, -0.1, 0.16, 0.42] as const;
const FROM_CHIMNEY = 0.34;
const swallows: Placing = ({ site: { anchors } }) => {
  const { at, turn } = anchors.ridge;
  const { chimney, houseSize } = anchors;
  const on = (along: number): Vec => [
    at[0] + Math.sin(turn) * along * houseSize,
    at[1],
    at[2] + Math.cos(turn) * along * houseSize,
  ];
  const row = ALONG_RIDGE.map(on).map(([x, y, z]): Vec => {
    // Nobody sits in the smoke: they move up on the roof.
    const isBy = Math.hypot(chimney.at[0] - x, chimney.at[2] - z) < FROM_CHIMNEY;
    return isBy ? [chimney.at[0], chimney.at[1], chimney.at[2]] : [x, y, z];
  });
  return {
    parts: row.flatMap((where, i) =>
      placed(wings.gatheredSwallow, where, facing((i % 3) * 0.35 - 0.35)),
    ),
    at: on(-0.1),
    r: 0.6,
    high: 0.3,
  };
};

/** On the heads of those that stand nearest. */
const goldfinches: Placing = (on) => {
  const heads = on.plotsOf("sunflower").flatMap((plot) => {
    const { plant, n, place } = plot;
    if (!plant) return [];
    return plantSpotsOf(plant.what, plantSeed(on.traits.whim, n, plant), place.turn).map((spot) => {
      const { high } = boundingBoxOf(plantOf(plant.what, plant.stage, variantSeed(spot.variant)));
      return inPlot(plot, spot.along, spot.across, (high[1] - 0.03) * spot.size);
    });
  });
  const chosen = heads.filter((_, i) => i % 2 === 0).slice(0, 3);
  const at = chosen[0] ?? overBeds(on, 0.9);
  return {
    parts: (chosen.length > 0 ? chosen : [at]).flatMap((where, i) =>
      placed(wings.goldfinch, where, facing((i % 3) * 0.6 - 0.6)),
    ),
    at: [at[0], at[1] - 0.1, at[2]],
    r: 0.35,
    high: 0.4,
  };
};

/** In the plot of a crop that is nearest to the viewer; over the beds where there is none. */
const inCrop =
  (crop: "wheat" | "pumpkin", model: readonly Part[], high: number, size: number): Placing =>
  (on) => {
    const [plot] = on.plotsOf(crop);
    const at = plot ? inPlot(plot, 0.08, nearSide(plot) * 0.27, high) : overBeds(on, high);
    return standing(model, at, { size });
  };

export const placings: Readonly<Record<GroundSurprise, Placing>> = {
  hedgehog: (on) => {
    const plot = on.plotsOf("leek")[0] ?? on.plots[0]!;
    const { x, z } = plot.place;
    const bed = on.site.plan.beds.toSorted(
      (a, b) =>
        Math.min(...a.plots.map((at) => away(at, [x, z]))) -
        Math.min(...b.plots.map((at) => away(at, [x, z]))),
    )[0]!;
    const out = (bed.length / 2 + 0.34) * (bed.axis[0] + bed.axis[1] > 0 ? 1 : -1);
    const at: Vec = [bed.x + bed.axis[0] * out, bed.y, bed.z + bed.axis[1] * out];
    return standing(ground.strayHedgehog, at, { turn: facing(-0.5) });
  },
  hares: (on) => {
    const [x, z] = on.openBy(([px, pz]) => px + pz, 0.4);
    return standing(ground.boxingHares, [x, 0, z], { r: 0.4, high: 0.8 });
  },
  toad: (on) => {
    const { x, y, z, axis, width } = on.can;
    const side = (axis[0] - axis[1] > 0 ? 1 : -1) * (width / 2 + 0.3);
    const at: Vec = [x - axis[1] * side + axis[0] * 0.2, y, z + axis[0] * side + axis[1] * 0.2];
    return standing(ground.eveningToad, at, { turn: facing(0.3) });
  },
  frogs,
  heron: (on) =>
    standing(waders.heron(), inStream(on), { turn: facing(-0.9), r: 0.3, high: 1.2, size: 0.8 }),
  owl: (on) => {
    const at = overBeds(on, 1.4);
    return { ...standing(wings.owlInFlight, at, { turn: facing(-0.6) }), r: 0.6 };
  },
  bats,
  glowWorms: (on, isLit) => {
    const gate = gateOf(on);
    const [x, z] = on.openBy((at) => Math.abs(away(at, gate) - 0.7), 0.2);
    const turn = facing();
    const shines = glowWorms(true)
      .filter(({ glow }) => glow)
      .map((part): Vec => placed([part], [x, 0, z], turn)[0]!.at);
    return { ...standing(glowWorms(isLit), [x, 0, z], { r: 0.4 }), shines };
  },
  foxTracks,
  webs,
  harvestMouse: inCrop("wheat", ground.mouseInNest, 0.42, 1.15),
  goldfinches,
  hen: (on) => {
    const { walk } = on.site.anchors;
    const byWalk = (at: Point2) => Math.min(...walk.map((way) => Math.abs(away(at, way) - 0.75)));
    const [x, z] = on.openBy((at) => byWalk(at) * 3 - (at[0] + at[1]) * 0.2, 0.5);
    return standing(ground.henInBarrow, [x, 0, z], {
      turn: facing(-0.35),
      r: 0.45,
      high: 0.8,
      size: 0.85,
    });
  },
  swallows,
  robin: (on) => {
    const bare = on.plots.find(({ plant }) => plant === null) ?? on.plots[0]!;
    const at = inPlot(bare, 0.18, nearSide(bare) * (bare.place.width / 2 + 0.03), 0.02);
    return standing(ground.winterRobin, at, { turn: facing(-0.4) });
  },
  bees: inCrop("pumpkin", ground.beesInFlower, 0.12, 1.15),
};
