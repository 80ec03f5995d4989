// Pumpkins of few triangles: six or eight ribs about a stem, in two tones.
import { lathe, type Part, type Point2, points, repeat, rod, type Vec } from "../parts.ts";

export const GOURD_TONES = {
  orange: ["pumpkin", "pumpkinLight"],
  white: ["linen", "white"],
  green: ["olive", "sage"],
  amber: ["honey", "butter"],
} as const;

/** From the foot out and up, for a rib of one by one. */
const RIB: readonly Point2[] = points("0 0, 0.62 0.06, 1 0.42, 0.84 0.8, 0 1");

export function gourd(
  r: number,
  [x, y, z]: Vec,
  tone: keyof typeof GOURD_TONES,
  squash = 0.82,
): Part[] {
  const [dark, light] = GOURD_TONES[tone];
  const ribs = r > 0.2 ? 8 : 6;
  return [
    ...repeat(ribs, (i) => {
      const a = (i / ribs) * 2 * Math.PI + 0.3;
      return lathe(
        RIB.map(([out, up]): Point2 => [out * r * 0.6, up * r * 1.5 * squash]),
        [x + Math.cos(a) * r * 0.42, y, z + Math.sin(a) * r * 0.42],
        i % 2 ? light : dark,
        { sides: 6, turn: [0, -a, 0] },
      );
    }),
    rod(r * 0.13, r * 0.42, [x, y + r * squash * 1.36, z], "leafDeep", {
      sides: 5,
      upper: r * 0.09,
      turn: [0.2, 0, 0.3],
    }),
  ];
}
