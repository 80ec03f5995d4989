// The country as the far map needs it: two pictures with a dot for each hex, and its rivers as ribbons.

import { type Reach, reachesOf } from "../../fields/country/drawRivers.ts";
import { fieldTone, slopeOf } from "../../fields/country/drawTones.ts";
import { type ParishThings, parishThings } from "../../fields/country/parishThings.ts";
import { BLOCK } from "../../fields/land/block.ts";
import { countryBounds, hexCentre } from "../../fields/land/hexCentre.ts";
import { addHex, directions } from "../../fields/land/hexes.ts";
import { type Region, regions, soils } from "../../fields/land/kinds.ts";
import { type Country, countryOf } from "../../fields/land/law.ts";
import { parishMiddle, parishOf, parishSize, place } from "../../fields/land/place.ts";

/** Where the pictures lie on the country: a hex is at column q - q0 in row r - r0. */
export type HexGrid = {
  readonly q0: number;
  readonly r0: number;
  readonly columns: number;
  readonly rows: number;
};

/** `tones`: red, green, blue, and whether there is land. `land`: region, height, parish, and how near the sea is to land. */
export type CountryData = {
  readonly grid: HexGrid;
  readonly bounds: ReturnType<typeof countryBounds>;
  readonly tones: Uint8Array<ArrayBuffer>;
  readonly land: Uint8Array<ArrayBuffer>;
  /** What most of each parish is: its weather is that of this land. */
  readonly parishes: readonly Region[];
  /** Triangles on the ground: east and south of each corner, and how far it lies from the middle of the water. */
  readonly rivers: {
    readonly corners: Float32Array<ArrayBuffer>;
    readonly index: Uint32Array<ArrayBuffer>;
    /** East and south of each stretch, which has as many triangles as any other. */
    readonly places: Float32Array<ArrayBuffer>;
  };
};

/** Rings of sea about the land, in which it grows deeper. */
const SHALLOW = 10;

export const dotOf = ({ q0, r0, columns }: HexGrid, q: number, r: number): number =>
  (r - r0) * columns + (q - q0);

function gridOf(size: number): HexGrid {
  let [west, east, north, south] = [0, 0, 0, 0];
  for (let id = 0; id < size; id++) {
    const { q, r } = place(id);
    [west, east] = [Math.min(west, q), Math.max(east, q)];
    [north, south] = [Math.min(north, r), Math.max(south, r)];
  }
  const margin = SHALLOW + 2;
  return {
    q0: west - margin,
    r0: north - margin,
    columns: east - west + 1 + 2 * margin,
    rows: south - north + 1 + 2 * margin,
  };
}

/** The lowest and the highest ground that there is. */
const [DEEPEST, HIGHEST] = [-30_000, 68_000];
const byte = (share: number): number => Math.round(255 * Math.max(0, Math.min(1, share)));

/** What of the country is kept for the parishes that are asked for later. */
export type CountrySource = {
  readonly data: CountryData;
  readonly thingsIn: (parish: number) => ParishThings;
};

/** Rivers further than this from the middle of a parish wet none of its fields. */
const BESIDE = 7.5;

export function openCountry(size: number): CountrySource {
  const grid = gridOf(size);
  const tones = new Uint8Array(4 * grid.columns * grid.rows);
  const land = new Uint8Array(4 * grid.columns * grid.rows);
  const reaches: Reach[] = [];
  const regionOf = new Uint8Array(size);
  const counts = new Uint8Array((parishOf(size - 1) + 1) * regions.length);
  for (let block = 0; block * BLOCK < size; block++) {
    const country = countryOf(block);
    country.region.forEach((region, field) => {
      const id = block * BLOCK + field;
      if (id >= size) return;
      regionOf[id] = region;
      counts[parishOf(id) * regions.length + region]!++;
    });
    paint(country, Math.min(BLOCK, size - block * BLOCK), grid, tones, land);
    reaches.push(...reachesOf(country));
  }
  wadeOut(grid, tones, land);
  const parishes = Array.from({ length: parishOf(size - 1) + 1 }, (_, parish) => {
    const most = counts.subarray(parish * regions.length, (parish + 1) * regions.length);
    return regions[most.indexOf(Math.max(...most))]!.id;
  });
  const thingsIn = (parish: number): ParishThings => {
    const first = parish * parishSize;
    const fields = Array.from({ length: Math.min(parishSize, size - first) }, (_, n) => ({
      id: first + n,
      region: regions[regionOf[first + n]!]!.id,
    }));
    const { x, z } = hexCentre(parishMiddle(parish));
    const near = reaches.filter(({ by }) => Math.hypot(by.x - x, by.z - z) < BESIDE);
    return parishThings(fields, near);
  };
  const data = {
    grid,
    bounds: countryBounds(size),
    tones,
    land,
    parishes,
    rivers: ribbons(reaches),
  };
  return { data, thingsIn };
}

function paint(
  { ground, region, soil }: Country,
  count: number,
  grid: HexGrid,
  tones: Uint8Array,
  land: Uint8Array,
): void {
  for (let field = 0; field < count; field++) {
    const { q, r } = ground.hexes[field]!;
    const at = 4 * dotOf(grid, q, r);
    const kinds = { region: regions[region[field]!]!.id, soil: soils[soil[field]!]!.id };
    const tone = Number.parseInt(fieldTone(kinds, slopeOf(ground, field)).slice(1), 16);
    tones.set([tone >> 16, (tone >> 8) & 255, tone & 255, 255], at);
    const height = (ground.height[field]! - DEEPEST) / (HIGHEST - DEEPEST);
    const parish = parishOf(ground.block * BLOCK + field) % 255;
    land.set([region[field]!, byte(height), parish + 1, 255], at);
  }
}

/** How near each hex of the sea is to land; its tone is that of the land it is nearest to, so that none bleeds in. */
function wadeOut(grid: HexGrid, tones: Uint8Array, land: Uint8Array): void {
  const { q0, r0, columns, rows } = grid;
  let shore: number[] = [];
  for (let dot = 0; dot < columns * rows; dot++) if (land[4 * dot + 3]) shore.push(dot);
  for (let ring = 1; ring <= SHALLOW; ring++) {
    const next: number[] = [];
    for (const dot of shore)
      for (const way of directions) {
        const hex = addHex({ q: q0 + (dot % columns), r: r0 + Math.floor(dot / columns) }, way);
        const [column, row] = [hex.q - q0, hex.r - r0];
        if (column < 0 || row < 0 || column >= columns || row >= rows) continue;
        const other = dotOf(grid, hex.q, hex.r);
        if (land[4 * other + 3]) continue;
        land[4 * other + 3] = byte(0.8 * (1 - ring / (SHALLOW + 1)));
        tones.set(tones.subarray(4 * dot, 4 * dot + 3), 4 * other);
        next.push(other);
      }
    shore = next;
  }
}

/** Straight pieces for each bend. */
const PIECES = 4;

const keyOf = ({ x, z }: Reach["to"]): string => `${x} ${z}`;

/** Each begins as wide as what flows into it ends, and widens on its way. */
function ribbons(reaches: readonly Reach[]): CountryData["rivers"] {
  const ends = new Map<string, number>();
  for (const { to, width } of reaches)
    ends.set(keyOf(to), Math.max(ends.get(keyOf(to)) ?? 0, width));
  const corners: number[] = [];
  const index: number[] = [];
  for (const { from, by, to, width } of reaches) {
    const began = ends.get(keyOf(from)) ?? width;
    for (let k = 0; k <= PIECES; k++) {
      const t = k / PIECES;
      const at = (axis: "x" | "z") =>
        (1 - t) ** 2 * from[axis] + 2 * t * (1 - t) * by[axis] + t * t * to[axis];
      const along = (axis: "x" | "z") =>
        (1 - t) * (by[axis] - from[axis]) + t * (to[axis] - by[axis]);
      const [x, z, dx, dz] = [at("x"), at("z"), along("x"), along("z")];
      const half = (began + (width - began) * t) / 2 / Math.max(Math.hypot(dx, dz), 1e-6);
      corners.push(x - dz * half, z + dx * half, -1, x + dz * half, z - dx * half, 1);
      if (k === PIECES) continue;
      const first = corners.length / 3 - 2;
      index.push(first, first + 1, first + 2, first + 2, first + 1, first + 3);
    }
    // Round where one begins or meets another, and within its banks.
    const joint = corners.length / 3;
    corners.push(to.x, to.z, 0);
    for (let k = 0; k < 8; k++) {
      const angle = (k * Math.PI) / 4;
      const out = 0.42 * width;
      corners.push(to.x + Math.cos(angle) * out, to.z + Math.sin(angle) * out, 0.7);
      index.push(joint, joint + 1 + ((k + 1) % 8), joint + 1 + k);
    }
  }
  return {
    corners: new Float32Array(corners),
    index: new Uint32Array(index),
    places: new Float32Array(reaches.flatMap(({ by }) => [by.x, by.z])),
  };
}
