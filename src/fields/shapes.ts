// The twelve shapes of tilled land: which of five by five plots are dug, thirteen to twenty of them.
import type { KindOf } from "./odds.ts";

export type FieldShape = KindOf<"shape">;

/** The first line lies by the cottage, the last at the front edge; each line is one row of plots. */
const masks: Record<FieldShape, string> = {
  "broad-bean": ".###. ##### ##### ##### ..##.",
  "full-acre": "####. ####. ####. ####. ####.",
  stair: "#.... ##... ###.. ####. #####",
  horseshoe: ".###. ##### ##.## ##.## ##.##",
  "long-strips": "##### ..... ##### ..... #####",
  loaf: ".###. ####. ####. ####. .###.",
  crossroads: ".##.. ##### ##### .##.. .##..",
  arrowhead: "##### .#### ..### ...## ....#",
  "two-beds": "##.## ##.## ..... ##.## ##.##",
  key: "###.. #.#.. ##### .##.. .##..",
  "kitchen-ring": "##### #...# #...# #...# #####",
  chequer: "#.#.# .#.#. #.#.# .#.#. #.#.#",
};

export type PlotCell = { readonly column: number; readonly row: number };

export function plotsOf(shape: FieldShape): PlotCell[] {
  return masks[shape]
    .split(/ +/)
    .flatMap((line, row) =>
      [...line].flatMap((cell, column) => (cell === "#" ? [{ column, row }] : [])),
    );
}

export type Run = { readonly row: number; readonly from: number; readonly to: number };

/** Plots that touch along a row are one bed; `to` is the first column after it. */
export function bedsOf(shape: FieldShape): Run[] {
  const beds: { row: number; from: number; to: number }[] = [];
  for (const { column, row } of plotsOf(shape)) {
    const last = beds.at(-1);
    if (last && last.row === row && last.to === column) last.to++;
    else beds.push({ row, from: column, to: column + 1 });
  }
  return beds;
}
