// What stands along the sides of a field: rails, pickets, dry stone, a hedge, or how its country ends.
import { hedge } from "../nature/hedge.ts";
import { block, box, type Colour, type Part, placed, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";
import type { Season } from "../seasons.ts";
import { hexFence } from "./fences.ts";
import { type RimKind, rims } from "./rims.ts";

export type Boundary = "pickets" | "rails" | "wall" | "hedge" | RimKind;

export function boundary(
  kind: Boundary,
  radius: number,
  side: number,
  season: Season,
  seed: number,
  from = 0,
  to = 1,
): Part[] {
  if (kind === "pickets") return hexFence(radius, side, from, to);
  const r = radius - 0.26;
  const corner = (k: number) =>
    [Math.cos((k * Math.PI) / 3) * r, Math.sin((k * Math.PI) / 3) * r] as const;
  const [ax, az] = corner(side);
  const [bx, bz] = corner(side + 1);
  const length = r * (to - from);
  const middle = (from + to) / 2;
  const at = [ax + (bx - ax) * middle, 0, az + (bz - az) * middle] as const;
  const angle = -Math.atan2(bz - az, bx - ax);
  return placed(along(kind, length, season, seed + side), at, angle);
}

function along(
  kind: Exclude<Boundary, "pickets">,
  length: number,
  season: Season,
  seed: number,
): Part[] {
  if (kind === "hedge")
    return hedge(length, season, seed, season === "leafFall" ? "#b3282d" : undefined);
  if (kind === "rails") return rails(length, seed);
  return kind === "wall"
    ? wall(length, season === "hearth", seed)
    : rims[kind](length, season, seed);
}

function rails(length: number, seed: number): Part[] {
  const count = Math.max(2, Math.round(length / 1.15));
  const step = length / count;
  return [
    ...repeat(count + 1, (i) =>
      box([0.1, between(0.5, 0.58, seed, i), 0.1], [i * step - length / 2, 0, 0], "#a9764a", {
        bevel: 0.02,
        turn: [0, 0, between(-0.05, 0.05, seed, i + 9)],
      }),
    ),
    ...repeat(count, (i) =>
      [0.17, 0.38].map((y, k) =>
        block(
          [step + 0.06, 0.075, 0.05],
          [(i + 0.5) * step - length / 2, y, 0.03 * (k ? 1 : -1)],
          k ? "#c99a63" : "#bb8a56",
          { turn: [0, 0, between(-0.03, 0.03, seed, i * 2 + k)] },
        ),
      ),
    ),
  ];
}

const stones: [Colour, ...Colour[]] = ["#c9c0b2", "#b5aa9a", "#d6cdbf", "#a99e8f"];

function wall(length: number, snow: boolean, seed: number): Part[] {
  const count = Math.max(3, Math.round(length / 0.46));
  const step = length / count;
  return [
    ...repeat(2, (row) =>
      repeat(count, (i) =>
        box(
          [step - 0.015, 0.18, 0.26 - row * 0.04],
          [(i + 0.5 + row * 0.25) * step - length / 2 - row * 0.1, row * 0.175, 0],
          pick(stones, seed + row, i),
          { bevel: 0.03 },
        ),
      ),
    ),
    ...repeat(Math.round(length / 0.3), (i) =>
      box([0.16, 0.17, 0.22], [(i + 0.5) * 0.3 - length / 2, 0.34, 0], pick(stones, seed + 3, i), {
        bevel: 0.02,
        turn: [0, 0, 0.22],
        ...(snow && { top: "#ffffff" }),
      }),
    ),
  ];
}
