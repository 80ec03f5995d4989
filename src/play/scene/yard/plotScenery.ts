// What stands at the plots: cold frames, the sluice's trough, painted stakes, and the can where one watered last.

import { SLUICE_PLOTS } from "../../../farm/tables/tools.ts";
import type { Anchors } from "../../../fields/diorama/anchors.ts";
import type { FieldPlan } from "../../../fields/diorama/plans.ts";
import { type PlotPlace, plotPlaces } from "../../../fields/diorama/plots.ts";
import { canOfRung } from "../../../models/farmTools/canOfRung.ts";
import { block, moved, type Part, placed } from "../../../models/parts.ts";
import { atPlot, backOf, coldFrame, type FramePlace } from "./coldFrames.ts";
import { cropColour } from "./cropColour.ts";
import type { YardLook } from "./yardLook.ts";

const TROUGH = { back: 0.42, wide: 0.1, up: 0.1, high: 0.09 } as const;

/** A run of plots of one bed that the sluice waters: a trough goes along its head. */
type Run = { readonly first: PlotPlace; readonly last: PlotPlace };

function runsOf(plan: FieldPlan, plots: number): Run[] {
  const all = plotPlaces(plan).slice(0, plots);
  return all.reduce<Run[]>((runs, plot) => {
    const open = runs.at(-1);
    const isNext =
      open !== undefined &&
      Math.hypot(plot.x - open.last.x, plot.z - open.last.z) < plot.length + 0.3 &&
      Math.abs((plot.x - open.last.x) * plot.axis[1] - (plot.z - open.last.z) * plot.axis[0]) <
        0.05;
    if (isNext) runs[runs.length - 1] = { first: open.first, last: plot };
    else runs.push({ first: plot, last: plot });
    return runs;
  }, []);
}

function trough({ first, last }: Run, runs: boolean): Part[] {
  const long = Math.hypot(last.x - first.x, last.z - first.z) + first.length + 0.06;
  const middle = { ...first, x: (first.x + last.x) / 2, z: (first.z + last.z) / 2 };
  const { back, wide, up, high } = TROUGH;
  return atPlot(middle, [
    block([long, high, wide], [0, up, -back], "oak", { top: "pine" }),
    // Dry, one sees its floor.
    block([long - 0.04, 0.012, wide - 0.045], [0, up + high, -back], runs ? "waterDeep" : "bark", {
      top: runs ? "water" : "wood",
    }),
  ]);
}

const GATE_OUT = 0.16;

/** Two posts with a board between them, drawn up. */
const sluiceBoard = (): Part[] => [
  ...[-0.13, 0.13].map((z) => block([0.05, 0.4, 0.05], [0, 0, z], "walnut")),
  block([0.06, 0.05, 0.36], [0, 0.36, 0], "walnut", { top: "wood" }),
  block([0.03, 0.18, 0.22], [0, 0.14, 0], "wood", { top: "oak" }),
];

/** At the end of the trough that is nearer to the water. */
function sluiceGate(plan: FieldPlan, run: Run): Part[] {
  const { water } = plan;
  const ends = [run.first, run.last].map((plot, i) => {
    const [ax, az] = plot.axis;
    const out = (i === 0 ? -1 : 1) * (plot.length / 2 + GATE_OUT);
    const side = backOf(plot) * TROUGH.back;
    return {
      x: plot.x + ax * out - az * side,
      z: plot.z + az * out + ax * side,
      y: plot.y,
      turn: plot.turn + (i === 0 ? 0 : Math.PI),
    };
  });
  const far = ({ x, z }: { x: number; z: number }) => Math.hypot(x - water.x, z - water.z);
  const { x, y, z, turn } = ends.toSorted((a, b) => far(a) - far(b))[0]!;
  return placed(sluiceBoard(), [x, y, z], turn);
}

/** In the near corner, low enough to stand before no plant. */
const stake = (plot: PlotPlace, colour: `#${string}`): Part[] =>
  atPlot(
    plot,
    moved(
      [block([0.06, 0.36, 0.035], [0, 0, 0], "linen", { top: colour })],
      [-plot.length / 2 + 0.04, 0.02, plot.width / 2 - 0.03],
    ),
  );

const CAN = { size: 0.34, up: 0.13, turn: 0.5 } as const;

/** On the planks at the end of a plot. */
const canAt = (plot: PlotPlace, can: readonly Part[]): Part[] =>
  atPlot(
    plot,
    placed(can, [plot.length / 2 + 0.05, CAN.up, plot.width / 2 - 0.1], CAN.turn, CAN.size),
  );

export function plotScenery(
  plan: FieldPlan,
  { frames, sluice, stakes, can }: YardLook,
  { door }: Pick<Anchors, "door">,
  places: readonly FramePlace[],
): Part[] {
  const plots = plotPlaces(plan);
  const runs = runsOf(plan, sluice.rung * SLUICE_PLOTS);
  const tool = canOfRung(can.rung);
  const last = can.plot === null ? undefined : plots[can.plot];
  const byDoor = [
    door.at[0] + Math.sin(door.turn) * 0.5 + Math.cos(door.turn) * 0.42,
    0,
    door.at[2] + Math.cos(door.turn) * 0.5 - Math.sin(door.turn) * 0.42,
  ] as const;
  return [
    ...places.slice(0, frames).flatMap(({ plot, hasPane }) => coldFrame(plot, hasPane)),
    ...runs.flatMap((run) => trough(run, sluice.runs)),
    ...(runs[0] ? sluiceGate(plan, runs[0]) : []),
    ...stakes.flatMap(({ plot, crop }) =>
      plots[plot] ? stake(plots[plot], cropColour(crop)) : [],
    ),
    ...(last ? canAt(last, tool) : placed(tool, byDoor, door.turn, CAN.size)),
  ];
}
