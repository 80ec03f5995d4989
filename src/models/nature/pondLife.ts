// What grows in and around a pond: reeds and lily pads.
import { ball, cylinder, lathe, type Part, repeat } from "../parts.ts";
import { between } from "../random.ts";

export function reeds(seed: number): Part[] {
  return repeat(5, (i) => {
    const a = i * 2.4 + seed;
    const h = between(0.5, 0.85, seed, i);
    const turn = [Math.sin(a) * 0.12, 0, -Math.cos(a) * 0.12] as const;
    const at = [Math.cos(a) * 0.1, 0, Math.sin(a) * 0.1] as const;
    const blade = lathe(
      [
        [0, 0],
        [0.03, 0],
        [0.022, h * 0.6],
        [0, h],
      ],
      at,
      "leafDeep",
      { sides: 5, turn, top: "leafLight" },
    );
    if (i % 2) return blade;
    const head = cylinder(
      0.04,
      0.17,
      [at[0] - turn[2] * h, h - 0.05, at[2] + turn[0] * h],
      "bark",
      { sides: 8, turn },
    );
    return [blade, head];
  });
}

export function lilyPad(seed: number): Part[] {
  const pad = cylinder(between(0.13, 0.2, seed), 0.025, [0, 0, 0], "leafLight", {
    sides: 9,
    top: "#a9d46f",
  });
  if (seed % 3) return [pad];
  return [
    pad,
    ...repeat(5, (i) =>
      ball(0.05, [Math.cos(i * 1.257) * 0.05, 0.06, Math.sin(i * 1.257) * 0.05], "rose", {
        stretch: [1, 0.8, 0.7],
        turn: [0, -i * 1.257, 0.5],
      }),
    ),
    ball(0.03, [0, 0.07, 0], "butter"),
  ];
}
