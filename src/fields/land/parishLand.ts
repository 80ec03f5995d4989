// What a parish of the first ten thousand fields is like: the land most of it is, its coast, its rivers, how high it lies.
import { type Region, regions, type Soil, soils } from "./kinds.ts";
import { landTable } from "./landTable.ts";
import { countLands } from "./letters.ts";
import { parishTable } from "./parishTable.ts";
import { parishSize } from "./place.ts";

export type ParishLand = {
  readonly region: Region;
  /** The next one, where there is enough of it to be noticed. */
  readonly second: Region | null;
  readonly soil: Soil;
  /** Fields by the sea. */
  readonly coast: number;
  /** Fields with a river along one of their edges. */
  readonly river: number;
  /** 1 for the one with the highest field of all. */
  readonly height: number;
  /** The number of its highest field. */
  readonly highest: number;
};

/** Of some hundred fields. */
const NOTICED = 10;

const known: ParishLand[] = [];

/** Null for parishes of later blocks: nobody has worked them out. */
export function parishLand(parish: number): ParishLand | null {
  const row = landTable[parish];
  const measured = parishTable[parish];
  if (row === undefined || measured === undefined) return null;
  // A page of all parishes asks for each of them ten times over.
  known[parish] ??= readLand(parish, row, measured);
  return known[parish];
}

type Measured = (typeof parishTable)[number];

function readLand(parish: number, row: string, measured: Measured): ParishLand {
  const counts = new Map<Region | Soil, number>();
  const countOf = (kind: Region | Soil) => counts.get(kind) ?? 0;
  for (const [{ region, soil }, fields] of countLands(row))
    for (const kind of [region, soil]) counts.set(kind, countOf(kind) + fields);
  const byCount = <Id extends Region | Soil>(kinds: readonly { id: Id }[]): Id[] =>
    kinds.map(({ id }) => id).toSorted((a, b) => countOf(b) - countOf(a));
  const [region, second] = byCount(regions) as [Region, Region];
  const [soil] = byCount(soils) as [Soil];
  const [coast, river, height, highest] = measured;
  return {
    region,
    second: countOf(second) < NOTICED ? null : second,
    soil,
    coast,
    river,
    height,
    highest: parish * parishSize + highest,
  };
}
