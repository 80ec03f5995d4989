// The pictures of a film or of a sheet, drawn one after the other on one canvas.
import type { DayPainter } from "./dayPainter.ts";

export type YearPictures = {
  readonly canvas: HTMLCanvasElement;
  readonly of: number;
  /** The nth of them; false where it could not be drawn. */
  readonly draw: (n: number, painter: DayPainter) => Promise<boolean>;
};

type Size = { readonly width: number; readonly height: number };

/** On a canvas of its own. */
export function newPen({ width, height }: Size): CanvasRenderingContext2D {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
  return canvas.getContext("2d")!;
}
