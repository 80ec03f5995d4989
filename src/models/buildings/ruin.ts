// A ruined chapel gable: an arch of sky, fallen stones and ivy that holds the rest up.
import { ball, bead, box, type Part, repeat } from "../parts.ts";
import { between, pick } from "../random.ts";

const STONES = ["#c9c0b2", "#b8ac9d", "#d6cdc0", "#a99d8f"] as const;
const ROW = 0.26;

/** How far the wall still reaches on each course, left and right of the arch. */
const LEFT = [1.3, 1.3, 1.22, 1.22, 1.1, 0.96, 0.8, 0.62] as const;
const RIGHT = [1.3, 1.24, 1.0, 0.9, 0.72, 0.5] as const;

const archHalf = (y: number): number =>
  y < 1.1 ? 0.42 : Math.sqrt(Math.max(0, 0.42 ** 2 - (y - 1.1) ** 2));

function course(from: number, to: number, row: number, seed: number): Part[] {
  const parts: Part[] = [];
  let x = from;
  for (let k = 0; x < to - 0.06; k++) {
    const rest = to - x;
    const wished = between(0.26, 0.44, seed + row, k);
    const w = rest - wished < 0.14 ? rest : wished;
    parts.push(
      box(
        [w - 0.02, ROW - 0.02, between(0.3, 0.36, seed + row, k + 9)],
        [x + w / 2, row * ROW, 0],
        pick(STONES, seed + row, k + 20),
        { bevel: 0.03 },
      ),
    );
    x += w;
  }
  return parts;
}

/** About 2.6 wide, faces +z. */
export function ruin(seed: number): Part[] {
  return [
    ...LEFT.flatMap((reach, row) => course(-reach, -archHalf((row + 0.5) * ROW), row, seed)),
    ...RIGHT.flatMap((reach, row) => course(archHalf((row + 0.5) * ROW), reach, row, seed + 50)),
    ...repeat(7, (i) =>
      ball(
        between(0.1, 0.18, seed, i),
        [between(-0.2, 1.3, seed, i + 10), 0.05, between(0.24, 0.8, seed, i + 20)],
        pick(STONES, seed, i),
        { flat: true, detail: 1, rough: 0.2, squash: 0.8 },
      ),
    ),
    ...repeat(11, (i) => {
      const y = 0.12 + i * 0.16;
      return bead(
        between(0.12, 0.19, seed, i + 30),
        [-1.1 + Math.sin(i * 1.1) * 0.14 + i * 0.035, y, 0.17],
        i % 3 ? "leafDeep" : "leaf",
        { flat: true, rough: 0.16 },
      );
    }),
    box([0.5, 0.12, 0.34], [0.1, 0, 0.62], "#d6cdc0", { bevel: 0.03, turn: [0, 0.4, 0.06] }),
  ];
}
