// A row of books of hashed widths, heights and colours, standing or leaning.
import { block, type Part } from "../parts.ts";
import { between, chance, pick } from "../random.ts";

const SPINES = [
  "terracotta",
  "teal",
  "butter",
  "plum",
  "olive",
  "rose",
  "denim",
  "wine",
  "cream",
] as const;

/** Fills from `left` to `right` on a board at height y; every book shows a band and its pages. */
export function bookRow(left: number, right: number, y: number, seed: number): Part[] {
  const parts: Part[] = [];
  let x = left;
  for (let i = 0; ; i++) {
    const w = between(0.09, 0.17, seed, i * 5);
    if (x + w > right) return parts;
    const h = between(0.42, 0.62, seed, i * 5 + 1);
    const d = between(0.3, 0.38, seed, i * 5 + 2);
    const leans = i > 0 && chance(seed, i * 5 + 3) > 0.88;
    const turn = [0, 0, leans ? -0.14 : 0] as const;
    const middle = x + w / 2 + (leans ? 0.03 : 0);
    const colour = pick(SPINES, seed, i * 5 + 4);
    parts.push(
      block([w, h, d], [middle, y, d / 2 - 0.16], colour, { turn }),
      block([w - 0.03, 0.02, d - 0.03], [middle, y + h - 0.012, d / 2 - 0.16], "page", { turn }),
      block([w + 0.004, 0.03, 0.01], [middle, y + h * 0.72, d - 0.16], "brass", { turn }),
    );
    x += w + (leans ? 0.08 : 0.012);
  }
}
