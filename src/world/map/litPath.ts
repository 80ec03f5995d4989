// The fields of a set as one path on the drawing of the country: fields side by side are one stroke.
import { groundToDrawing } from "../../fields/country/drawnView.ts";
import { hexCentre } from "../../fields/land/hexCentre.ts";
import { place } from "../../fields/land/place.ts";

/** What the path is measured in, the drawing being so wide and so high. */
export const DRAWING = { width: 1200, height: 960 } as const;

export function toDrawing(hex: { q: number; r: number }): readonly [x: number, y: number] {
  const { left, top } = groundToDrawing(hexCentre(hex));
  return [Math.round(left * DRAWING.width * 10) / 10, Math.round(top * DRAWING.height * 10) / 10];
}

/** To be drawn as strokes with round ends. */
export function litPath(fields: Iterable<number>): string {
  const rows = new Map<number, number[]>();
  for (const id of fields) {
    const { q, r } = place(id);
    const row = rows.get(r);
    if (row) row.push(q);
    else rows.set(r, [q]);
  }
  let path = "";
  for (const [r, unordered] of rows) {
    const row = unordered.toSorted((a, b) => a - b);
    let from = 0;
    for (let i = 1; i <= row.length; i++) {
      if (row[i] === row[i - 1]! + 1) continue;
      const [x, y] = toDrawing({ q: row[from]!, r });
      const [end] = toDrawing({ q: row[i - 1]!, r });
      path += `M${x} ${y}H${end}`;
      from = i;
    }
  }
  return path;
}
