// Cold frames over the first plots of a farm: high planks behind the plants, and a pane thrown open where it hides no bed.

import { toolCosts } from "../../../farm/tables/tools.ts";
import type { FieldPlan } from "../../../fields/diorama/plans.ts";
import { type PlotPlace, plotPlaces } from "../../../fields/diorama/plots.ts";
import { nearness } from "../../../fields/diorama/sight.ts";
import { block, moved, type Part, placed, points, slab, turned } from "../../../models/parts.ts";
import type { YardRoom } from "./yardRoom.ts";

export type FramePlace = { readonly plot: PlotPlace; readonly hasPane: boolean };

/** Which way across a plot leads away from the viewer: what is high stands on that side. */
export const backOf = ({ axis: [ax, az] }: PlotPlace): 1 | -1 =>
  nearness({ x: -az, z: ax }) < 0 ? 1 : -1;

/** Puts parts to a plot: x runs along it, +z to the side that the viewer sees. */
export const atPlot = (plot: PlotPlace, parts: readonly Part[]): Part[] => {
  const turn = backOf(plot) === 1 ? plot.turn + Math.PI : plot.turn;
  return placed(parts, [plot.x, plot.y, plot.z], turn);
};

const FRAME = { back: 0.34, high: 0.24, pane: 0.3 } as const;

export function coldFrame(plot: PlotPlace, hasPane: boolean): Part[] {
  const { length, width } = plot;
  const [half, deep] = [length / 2 + 0.03, width / 2];
  const cheek = points(`${-deep} 0, ${deep} 0, ${deep} 0.15, ${-deep} ${FRAME.high}`);
  return atPlot(plot, [
    block([length + 0.1, FRAME.high, 0.05], [0, 0, -FRAME.back], "oak", { top: "pine" }),
    ...[-half, half].map((x) =>
      slab(cheek, 0.04, [x, 0, 0], "wood", { bevel: 0, turn: [0, -Math.PI / 2, 0], top: "oak" }),
    ),
    ...(hasPane ? openPane(length) : []),
  ]);
}

const openPane = (length: number): Part[] =>
  moved(
    turned(
      [
        block([length, 0.03, FRAME.pane], [0, 0, -FRAME.pane / 2], "white"),
        block([length - 0.1, 0.012, FRAME.pane - 0.08], [0, 0.028, -FRAME.pane / 2], "pane", {
          top: "foam",
        }),
      ],
      [0.5, 0, 0],
    ),
    [0, FRAME.high, -FRAME.back + 0.01],
  );

/** In the order of the plots, as they are bought. */
export const framePlaces = (plan: FieldPlan, room: YardRoom): FramePlace[] =>
  plotPlaces(plan)
    .slice(0, toolCosts.frames.length)
    .map((plot) => {
      const hasPane = room.leavesSights(coldFrame(plot, true));
      room.take(coldFrame(plot, hasPane));
      return { plot, hasPane };
    });
