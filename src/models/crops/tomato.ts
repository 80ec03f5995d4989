// A tomato plant on its stake, red and not yet red.
import { ball, cylinder, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";

export function tomato(r: number): Part[] {
  return [
    ball(r, [0, r * 0.88, 0], "#d63c27", { squash: 0.88, detail: 2, top: "#f06a45" }),
    ...repeat(5, (i) =>
      ball(
        r * 0.42,
        [Math.cos(i * 1.257) * r * 0.34, r * 1.68, Math.sin(i * 1.257) * r * 0.34],
        "leaf",
        { stretch: [1, 0.16, 0.4], turn: [0, -i * 1.257, -0.25] },
      ),
    ),
    cylinder(r * 0.08, r * 0.32, [0, r * 1.66, 0], "leafDeep", { sides: 6 }),
  ];
}

export function tomatoPlant(seed: number): Part[] {
  return [
    cylinder(0.03, 1.08, [0, 0, 0], "walnut", { sides: 6 }),
    ...repeat(4, (i) => {
      const r = [0.25, 0.24, 0.2, 0.15][i]!;
      const a = i * 2.1 + seed;
      return ball(r, [Math.cos(a) * 0.06, 0.28 + i * 0.22, Math.sin(a) * 0.06], "leaf", {
        flat: true,
        rough: 0.14,
        detail: 1,
        top: i % 2 ? "#7db551" : "leafLight",
      });
    }),
    ...repeat(8, (i) => {
      const a = i * 2.2 + seed;
      const y = 0.2 + i * 0.09;
      const r = 0.27 - i * 0.014;
      const ripe = between(0, 1, seed, i) < 0.75;
      return ball(0.075, [Math.cos(a) * r, y, Math.sin(a) * r], ripe ? "tomato" : "honey");
    }),
  ];
}
