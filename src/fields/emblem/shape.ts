// One shape of an emblem: an area with a colour, or a line with a colour and a width.
import { UNIT } from "./paths.ts";

export type EmblemShape = {
  readonly d: string;
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly dash?: string;
};

export const filled = (fill: string, d: string): EmblemShape => ({ d, fill });

/** `width` is in tenths of the model's unit. */
export const strokeShape = (
  stroke: string,
  width: number,
  d: string,
  dash?: string,
): EmblemShape => ({ d, stroke, width: Math.round((width * UNIT) / 10), ...(dash && { dash }) });
