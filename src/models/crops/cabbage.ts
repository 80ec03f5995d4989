// A cabbage: a pale heart in two rings of cupped leaves.
import { ball, type Colour, type Part, repeat, type Vec } from "../parts.ts";
import { between } from "../random.ts";

export function cabbage(seed: number): Part[] {
  const ring = (
    count: number,
    r: number,
    y: number,
    size: number,
    tilt: number,
    c: Colour,
    top: Colour,
  ) =>
    repeat(count, (i) => {
      const a = (i * 2 * Math.PI) / count + seed + y * 9;
      const at: Vec = [Math.cos(a) * r, y, Math.sin(a) * r];
      const turned: Vec = [0, -a, tilt + between(-0.1, 0.1, seed, i)];
      return ball(size, at, c, { stretch: [0.95, 0.2, 0.85], turn: turned, top, detail: 2 });
    });
  return [
    ball(0.2, [0, 0.22, 0], "#b9da86", { top: "#d9eeb0" }),
    ...ring(5, 0.13, 0.22, 0.17, 1.15, "#9ccb6a", "#c4e394"),
    ...ring(6, 0.22, 0.13, 0.22, 0.6, "#79b350", "#a5d272"),
    ...ring(5, 0.26, 0.06, 0.2, 0.2, "leaf", "#83bb57"),
  ];
}
