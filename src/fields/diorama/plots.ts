// Where each plot of a farm lies on its field, in the order in which the law counts them.
import type { Point2 } from "../../models/parts.ts";
import { BED_WIDTH } from "./ground.ts";
import { BETWEEN } from "./layouts.ts";
import type { FieldPlan } from "./plans.ts";

/** A rectangle of tilled earth about its middle; `axis` is the way it runs, `turn` the same for `placed`. */
export type PlotPlace = {
  readonly x: number;
  /** The height of the ground it lies on. */
  readonly y: number;
  readonly z: number;
  readonly turn: number;
  readonly axis: Point2;
  /** Without its planks. */
  readonly length: number;
  readonly width: number;
};

export const plotPlaces = ({ beds }: FieldPlan): PlotPlace[] =>
  beds.flatMap(({ y, turn, axis, length, plots }) =>
    plots.map(([x, z]) => ({
      x,
      y,
      z,
      turn,
      axis,
      length: (length + BETWEEN) / plots.length - BETWEEN,
      width: BED_WIDTH,
    })),
  );
