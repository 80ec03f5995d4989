// Which row of plots bears which crop: the tallest farthest from the viewer, and none before the house that would hide it.
import type { Crop, CropStage } from "../../models/crops/stages.ts";
import type { Vec } from "../../models/pose.ts";
import { bedDistance, type TilledBed } from "./ground.ts";
import { clearanceOf, nearness, SPREAD } from "./sight.ts";

export type Sowing = {
  readonly crop: Crop;
  readonly stage: CropStage | null;
  /** Of the field's own seed. */
  readonly isHeirloom: boolean;
};

/** What no crop may stand before. */
export type Sights = {
  /** Small things: the lowest crops are sown before them. */
  readonly low: readonly Vec[];
  /** The house: a row before it bears what is no higher than the line of sight. */
  readonly clear: readonly Vec[];
};

/** How high each stands in its bed when it is ripe: the tallest first, so that nothing hides behind a sunflower. */
const tall: Partial<Record<Crop, number>> = {
  sunflower: 1.63,
  maize: 1.37,
  bean: 1.21,
  tomato: 1.11,
  wheat: 1.02,
  pea: 0.84,
};
const ranked = Object.keys(tall) as Crop[];
const rank = (crop: Crop) => (crop in tall ? ranked.indexOf(crop) : ranked.length);
export const isLow = (crop: Crop): boolean => !(crop in tall);
const LOW = 0.5;
const EARTH = 0.13;
/** An heirloom grows larger than the common crop. */
const PRIDE = 1.14;

const heightOf = ({ crop, stage, isHeirloom }: Sowing): number =>
  stage === null ? EARTH : EARTH + (tall[crop] ?? LOW) * (isHeirloom ? PRIDE : 1);

const STEP = 0.25;
const FAR = 3;

/** Whether a bed lies on the way from one of the points to the viewer. */
const liesBefore = (bed: TilledBed, points: readonly Vec[]): boolean =>
  points.some(([x, , z]) => {
    for (let way = STEP; way < FAR; way += STEP)
      if (bedDistance(bed, x + way, z + way) < SPREAD) return true;
    return false;
  });

/** Always with the heirloom among them; where all the others are too tall for a row, `lower` is sown there instead. */
export function cropsOfRows(
  sowings: readonly Sowing[],
  beds: readonly TilledBed[],
  lower: Crop,
  { low, clear }: Sights,
): ReadonlyMap<number, Sowing> {
  const mean = (row: number) => {
    const own = beds.filter((bed) => bed.row === row);
    return own.reduce((sum, bed) => sum + nearness(bed), 0) / own.length;
  };
  const before = new Set(beds.filter((bed) => liesBefore(bed, low)).map(({ row }) => row));
  const rows = [...new Set(beds.map(({ row }) => row))].toSorted(
    (a, b) => Number(before.has(a)) - Number(before.has(b)) || mean(a) - mean(b),
  );
  const sown = sowings
    .toSorted((a, b) => Number(b.isHeirloom) - Number(a.isHeirloom))
    .slice(0, rows.length)
    .toSorted((a, b) => rank(a.crop) - rank(b.crop));
  const room = new Map(
    rows.map((row) => {
      const own = beds.filter((bed) => bed.row === row);
      return [row, Math.min(...own.map((bed) => clearanceOf(bed, clear)))];
    }),
  );
  const left = [...rows];
  const own = new Map(
    sown.map((one): [number, Sowing] => {
      const height = heightOf(one);
      const fitting = left.find((row) => room.get(row)! >= height);
      const row = fitting ?? left.reduce((a, b) => (room.get(b)! > room.get(a)! ? b : a));
      left.splice(left.indexOf(row), 1);
      return [row, fitting !== undefined || one.isHeirloom ? one : { ...one, crop: lower }];
    }),
  );
  return heirloomClear(own, room, lower);
}

/** A tall heirloom before the house takes a row where it hides nothing, and what had that gives way to a low crop. */
function heirloomClear(
  own: ReadonlyMap<number, Sowing>,
  room: ReadonlyMap<number, number>,
  lower: Crop,
): ReadonlyMap<number, Sowing> {
  const found = [...own].find(([, { isHeirloom }]) => isHeirloom);
  if (!found) return own;
  const [row, heirloom] = found;
  const height = heightOf(heirloom);
  if (room.get(row)! >= height) return own;
  const clear = [...own.keys()].find((one) => room.get(one)! >= height);
  if (clear === undefined) return own;
  const other = own.get(clear)!;
  const moved = heightOf(other) > room.get(row)! ? { ...other, crop: lower } : other;
  return new Map([...own, [row, moved], [clear, heirloom]]);
}
