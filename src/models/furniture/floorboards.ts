// A floor of boards of varied lengths and shades, with their tops at y = 0.
import { box, type Part } from "../parts.ts";
import { between, pick } from "../random.ts";

const BOARD = 0.5;
const SHADES = ["pine", "#dfb077", "#e9c48f", "#d8a56b", "#e2b883"] as const;

/** A square floor of `size` tiles about the origin; the boards run along x. */
export function floorboards(size: number): Part[] {
  const parts: Part[] = [];
  const half = size / 2;
  for (let row = 0; row < size / BOARD; row++) {
    const z = -half + (row + 0.5) * BOARD;
    let x = -half;
    for (let k = 0; x < half - 0.01; k++) {
      const rest = half - x;
      const wished = between(1.3, 3.2, 71 + row, k);
      const long = rest - wished < 0.7 ? rest : wished;
      const shade = pick(SHADES, 131 + row, k);
      parts.push(
        box([long - 0.014, 0.12, BOARD - 0.014], [x + long / 2, -0.12, z], shade, { bevel: 0.014 }),
      );
      x += long;
    }
  }
  return parts;
}
