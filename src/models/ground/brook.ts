// A stream across a field: sand and water, ripples, stones, reeds.
import { reeds } from "../nature/pondLife.ts";
import { pebble } from "../nature/rock.ts";
import { block, moved, type Part, type Point2, placed, repeat } from "../parts.ts";
import { between } from "../random.ts";
import { joints, ribbons } from "./ribbon.ts";
import { type WaterState, waterTones } from "./waterTones.ts";

export type Brook = {
  readonly line: readonly Point2[];
  readonly width: number;
  readonly seed: number;
};

/** Runs on y 0 along its line; the last point lies at the edge, where it falls. */
export function brook({ line, width, seed }: Brook, { ice }: WaterState): Part[] {
  const [water, light, foam] = waterTones(ice);
  const bank = "#dcc48f";
  const steps = line.length - 1;
  const point = (t: number): Point2 => {
    const i = Math.min(steps - 1, Math.floor(t * steps));
    const [a, b] = [line[i]!, line[i + 1]!];
    const own = t * steps - i;
    return [a[0] + (b[0] - a[0]) * own, a[1] + (b[1] - a[1]) * own];
  };
  const heading = (t: number) => {
    const [a, b] = [point(Math.max(0, t - 0.04)), point(Math.min(1, t + 0.04))];
    return Math.atan2(b[1] - a[1], b[0] - a[0]);
  };
  return [
    ...ribbons(line, width * 1.34, 0.012, bank),
    ...joints(line, width * 1.34, 0.013, bank),
    ...ribbons(line, width, 0.03, water),
    ...joints(line, width, 0.031, water),
    ...repeat(9, (i) => {
      const t = (i + 0.5) / 9;
      const [x, z] = point(t);
      return block(
        [between(0.16, 0.34, seed, i), 0.012, 0.03],
        [x, 0.03, z + between(-0.12, 0.12, seed, i + 9)],
        i % 2 ? light : foam,
        { turn: [0, -heading(t), 0] },
      );
    }),
    ...repeat(15, (i) => {
      const t = (i + 0.5) / 15;
      const [x, z] = point(t);
      const across = heading(t) + Math.PI / 2;
      const out = (i % 2 ? 1 : -1) * width * between(0.6, 0.72, seed, i + 30);
      return moved(
        [pebble(between(0.08, 0.16, seed, i + 40), i)],
        [x + Math.cos(across) * out, 0, z + Math.sin(across) * out],
      );
    }),
    ...[0.22, 0.55].flatMap((t, i) => {
      const [x, z] = point(t);
      const across = heading(t) + Math.PI / 2;
      return placed(
        reeds(i + seed),
        [x + Math.cos(across) * width * 0.62, 0, z + Math.sin(across) * width * 0.62],
        0,
        0.8,
      );
    }),
  ];
}
