// One parish as a drawing: a piece of the country cut out along its border, with every field to press.

import { BLOCK } from "../land/block.ts";
import { directions, plus } from "../land/hexes.ts";
import { regions, soils } from "../land/kinds.ts";
import type { Country } from "../land/law.ts";
import { fieldAt, parishOf, parishSize, place } from "../land/place.ts";
import { drawnView } from "./drawnView.ts";
import { bendOf, reachesOf } from "./drawRivers.ts";
import { drawSmall } from "./drawSmall.ts";
import { dryOf, standsOn } from "./drawStands.ts";
import { fieldTone, slopeOf } from "./drawTones.ts";
import { groundOf } from "./groundOf.ts";

/** A path in one colour, written as SVG writes them. */
export type DrawnShape = { readonly d: string; readonly tone: string };

/** In the order in which it is painted. */
export type ParishDrawing = {
  readonly width: number;
  readonly height: number;
  /** The earth under the southern edges. */
  readonly earth: readonly DrawnShape[];
  /** From the north to the south. */
  readonly fields: readonly (DrawnShape & { readonly id: number })[];
  /** Lines, as wide as `width`; what runs beyond `outline` is to be cut off. */
  readonly rivers: readonly { readonly d: string; readonly width: number }[];
  readonly outline: string;
  /** Houses, trees and crops. */
  readonly standing: readonly DrawnShape[];
  /** A window of each house, to be lit at night. */
  readonly windows: string;
};

/** How long a step is on the drawing, and how it shrinks to the south. */
const STEP = 60;
const SOUTHWARD = Math.sin(drawnView.tilt) * STEP;
const DEEP = 0.62 * STEP;
const MARGIN = 14;
/** What runs along an edge of a field is no further than this from its middle. */
const BESIDE = 0.75;

const HIGH = 1 / Math.sqrt(3);
/** Clockwise from the corner above the eastern edge: edge i lies in direction i. */
const corners = [
  [0.5, -HIGH / 2],
  [0.5, HIGH / 2],
  [0, HIGH],
  [-0.5, HIGH / 2],
  [-0.5, -HIGH / 2],
  [0, -HIGH],
] as const;

type Spot = readonly [x: number, y: number];
const lineOf = (spots: readonly Spot[]): string =>
  `M${spots.map((spot) => spot.join(" ")).join("L")}z`;

export function drawParish(country: Country, parish: number): ParishDrawing {
  const first = parish * parishSize;
  const ids = Array.from({ length: Math.min(parishSize, BLOCK - first) }, (_, i) => first + i);
  const middles = new Map(ids.map((id) => [id, groundOf(place(id))]));
  const all = [...middles.values()];
  const west = Math.min(...all.map(({ x }) => x)) - 0.5;
  const north = Math.min(...all.map(({ z }) => z)) - HIGH;
  const onPaper = (x: number, z: number): Spot => [
    Math.round((x - west) * STEP + MARGIN),
    Math.round((z - north) * SOUTHWARD + MARGIN),
  ];
  const cornerOf = (id: number, i: number): Spot => {
    const { x, z } = middles.get(id)!;
    const [dx, dz] = corners[i % 6]!;
    return onPaper(x + dx, z + dz);
  };
  const landOf = (id: number) => ({
    region: regions[country.region[id]!]!.id,
    soil: soils[country.soil[id]!]!.id,
  });

  const painted = ids.toSorted((a, b) => middles.get(a)!.z - middles.get(b)!.z);
  const fields = painted.map((id) => ({
    id,
    d: lineOf(corners.map((_, i) => cornerOf(id, i))),
    tone: fieldTone(landOf(id), slopeOf(country.ground, id)),
  }));

  const border = ids.flatMap((id) =>
    directions.flatMap((way, i) =>
      parishOf(fieldAt(plus(place(id), way))) === parish &&
      middles.has(fieldAt(plus(place(id), way)))
        ? []
        : [{ id, way: i, from: cornerOf(id, i), to: cornerOf(id, i + 1) }],
    ),
  );
  const earth = border
    .filter(({ from, to }) => to[0] < from[0])
    .map(({ from, to, way }) => ({
      tone: way === 1 ? "#8a5638" : "#b07a4c",
      d: lineOf([from, to, [to[0], to[1] + DEEP], [from[0], from[1] + DEEP]]),
    }));

  const reaches = reachesOf(country).filter((reach) => {
    const { x, z } = bendOf(reach);
    return all.some((middle) => Math.hypot(middle.x - x, middle.z - z) < BESIDE);
  });
  const rivers = reaches.map(({ from, by, to, width }) => {
    const [start, bend, end] = [from, by, to].map(({ x, z }) => onPaper(x, z).join(" "));
    return { d: `M${start}Q${bend} ${end}`, width: Math.round(width * STEP * 0.8) };
  });

  const windows: string[] = [];
  const standing = rowsOf(painted, (id) => middles.get(id)!.z).flatMap((row) =>
    joined(
      row
        .flatMap((id) => {
          const { x, z } = middles.get(id)!;
          const stands = standsOn(id, landOf(id).region).map((stand) => ({
            stand,
            x: x + stand.x,
            z: z + stand.z,
          }));
          return dryOf(stands, reaches);
        })
        .toSorted((a, b) => a.z - b.z)
        .flatMap((thing) => {
          const { stand } = thing;
          const [x, y] = onPaper(thing.x, thing.z);
          if (stand.kind === "house") windows.push(`M${x - 6} ${y - 5}h3v-4h-3z`);
          return drawSmall(stand, x, y, STEP);
        }),
    ),
  );

  const [right, bottom] = onPaper(
    Math.max(...all.map(({ x }) => x)) + 0.5,
    Math.max(...all.map(({ z }) => z)) + HIGH,
  );
  return {
    width: right + MARGIN,
    height: Math.round(bottom + DEEP + MARGIN),
    earth: joined(earth),
    fields,
    rivers,
    outline: lineOf(walked(border)),
    standing,
    windows: windows.join(""),
  };
}

/** What lies equally far south is one row. */
function rowsOf(ids: readonly number[], southOf: (id: number) => number): number[][] {
  const rows = new Map<number, number[]>();
  for (const id of ids) {
    const south = Math.round(southOf(id) * 100);
    rows.set(south, [...(rows.get(south) ?? []), id]);
  }
  return [...rows.values()];
}

/** Shapes of one colour as one path, each at the place of its first. */
function joined(shapes: readonly DrawnShape[]): DrawnShape[] {
  const byTone = new Map<string, string>();
  for (const { tone, d } of shapes) byTone.set(tone, (byTone.get(tone) ?? "") + d);
  return [...byTone].map(([tone, d]) => ({ tone, d }));
}

/** Edges in any order as one line around. */
function walked(edges: readonly { readonly from: Spot; readonly to: Spot }[]): Spot[] {
  const onward = new Map(edges.map((edge) => [edge.from.join(), edge]));
  const spots: Spot[] = [];
  for (let edge = edges[0]; edge && spots.length < edges.length; edge = onward.get(edge.to.join()))
    spots.push(edge.from);
  return spots;
}
