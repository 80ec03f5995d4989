// The country as hexes that touch: soils by parish, a river, a coast, and what stands on each field.
import { type Point2, points, type Vec } from "../parts.ts";
import { chance } from "../random.ts";

export type CountrySoil = "loam" | "clay" | "sand" | "chalk" | "peat" | "silt";
export type CountryGround = CountrySoil | "water";
export type CountryStand =
  | "plain"
  | "rows"
  | "wheat"
  | "pumpkins"
  | "orchard"
  | "barn"
  | "mill"
  | "cottage"
  | "sheep"
  | "hedge";
export type CountryField = {
  at: Vec;
  ground: CountryGround;
  stand: CountryStand;
  shade: number;
  coast: boolean;
  seed: number;
};
export type LandPredicate = (x: number, z: number) => boolean;

const SOILS: readonly CountrySoil[] = ["loam", "chalk", "clay", "peat", "silt", "sand"];
const PARISH = 7.2;
const STEP = 0.12;

/** Parish churches stand on a loose grid; a field belongs to the nearest. */
function parishOf(x: number, z: number): { soil: CountrySoil; height: number; border: boolean } {
  let best = Infinity;
  let second = Infinity;
  let id = 0;
  const gx = Math.round(x / PARISH);
  const gz = Math.round(z / PARISH);
  for (let i = gx - 2; i <= gx + 2; i++)
    for (let k = gz - 2; k <= gz + 2; k++) {
      const n = i * 131 + k;
      const cx = (i + (chance(7, n) - 0.5) * 0.55 + (k & 1) * 0.5) * PARISH;
      const cz = (k + (chance(8, n) - 0.5) * 0.55) * PARISH;
      const d = Math.hypot(x - cx, z - cz);
      if (d < best) {
        second = best;
        best = d;
        id = n;
      } else if (d < second) second = d;
    }
  return {
    soil: SOILS[Math.floor(chance(3, id) * SOILS.length)] ?? "loam",
    height: Math.floor(chance(4, id) * 5) * STEP,
    border: second - best < 1.3,
  };
}

const shares: readonly (readonly [CountryStand, number])[] = [
  ["rows", 0.15],
  ["wheat", 0.1],
  ["pumpkins", 0.045],
  ["barn", 0.04],
  ["cottage", 0.03],
  ["mill", 0.014],
  ["sheep", 0.06],
  ["orchard", 0.05],
];

function standOn(draw: number, border: boolean): CountryStand {
  if (border && draw < 0.34) return "hedge";
  let t = border ? (draw - 0.34) / 0.66 : draw;
  for (const [stand, share] of shares) {
    if (t < share) return stand;
    t -= share;
  }
  return "plain";
}

/** Fields have radius 1 and a corner on +x. */
export function modelCountry(
  land: LandPredicate,
  river: LandPredicate,
  reach: number,
): CountryField[] {
  const fields: CountryField[] = [];
  const n = Math.ceil(reach / 1.5);
  const centre = (q: number, r: number): Point2 => [1.5 * q, Math.sqrt(3) * (r + q / 2)];
  const around: readonly Point2[] = points("1 0, -1 0, 0 1, 0 -1, 1 -1, -1 1");
  for (let q = -n; q <= n; q++)
    for (let r = -2 * n; r <= 2 * n; r++) {
      const [x, z] = centre(q, r);
      if (Math.hypot(x, z) > reach || !land(x, z)) continue;
      const seed = q * 977 + r * 31;
      const coast = around.some(([dq, dr]) => !land(...centre(q + dq, r + dr)));
      if (river(x, z)) {
        fields.push({
          at: [x, -0.42, z],
          ground: "water",
          stand: "plain",
          shade: chance(seed, 1),
          coast,
          seed,
        });
        continue;
      }
      const { soil, height, border } = parishOf(x, z);
      const y = height + Math.floor(chance(seed, 2) * 2) * 0.04;
      const stand = standOn(chance(seed, 3), border);
      fields.push({ at: [x, y, z], ground: soil, stand, shade: chance(seed, 1), coast, seed });
    }
  return fields;
}
