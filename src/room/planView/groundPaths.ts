// The floor seen from above: the pieces it is laid of, those of one colour in one path.

import { floorPattern } from "../../models/catalogue/floorPatterns.ts";
import { moved } from "../../models/parts.ts";
import { floorFinishOf } from "../catalogue/finishes.ts";
import type { FinishId, Size } from "../model/room.ts";
import { outlineOf } from "./outline.ts";

export type GroundPath = { readonly colour: string; readonly path: string };
export type Ground = { readonly bed: string; readonly paths: readonly GroundPath[] };

let last: { readonly key: string; readonly ground: Ground } | null = null;

/** In tiles from the north-western corner. */
export function groundPaths(finish: FinishId, { columns, rows }: Size): Ground {
  const key = `${finish} ${columns} ${rows}`;
  if (last?.key === key) return last.ground;
  const laid = floorFinishOf(finish);
  const [, ...pieces] = floorPattern(laid, { width: columns, depth: rows });
  const byColour = new Map<string, string[]>();
  for (const piece of moved(pieces, [columns / 2, 0, rows / 2])) {
    const { whole } = outlineOf([piece]);
    const paths = byColour.get(piece.top) ?? [];
    byColour.set(piece.top, paths);
    paths.push(whole);
  }
  const paths = [...byColour].map(([colour, all]) => ({ colour, path: all.join("") }));
  const ground = { bed: laid.colours[0], paths };
  last = { key, ground };
  return ground;
}
