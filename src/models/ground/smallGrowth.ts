// Small, plain plants and sheep to stand by hundreds on the map.
import { ball, bead, block, box, cylinder, lathe, type Part, placed, repeat } from "../parts.ts";
import { between } from "../random.ts";

const crowns = [
  ["leaf", "leafLight"],
  ["#55924a", "#8cbb58"],
  ["#c99a3e", "#e6bd57"],
] as const;

export function smallTree(kind: number): Part[] {
  const [low, high] = crowns[kind % 3]!;
  return [
    cylinder(0.07, 0.34, [0, 0, 0], "bark", { sides: 6 }),
    ball(0.3, [0, 0.56, 0], low, { flat: true, rough: 0.1, detail: 1, top: high }),
    ball(0.2, [0.17, 0.44, 0.14], low, { flat: true, rough: 0.1, detail: 1, top: high }),
    ball(0.19, [-0.1, 0.8, 0.02], low, { flat: true, rough: 0.1, detail: 1, top: high }),
  ];
}

export function smallFir(): Part[] {
  return repeat(3, (i) => {
    const r = 0.3 - i * 0.07;
    return lathe(
      [
        [0, 0],
        [r, 0],
        [0, 0.42],
      ],
      [0, 0.1 + i * 0.22, 0],
      "#4b8350",
      { sides: 8, flat: true, top: "#6fa45f" },
    );
  });
}

export function smallRows(kind: number): Part[] {
  const green = (["#7ab648", "#9cc95c", "#e08a3c"] as const)[kind % 3]!;
  return [-0.42, -0.14, 0.14, 0.42].flatMap((z, k) => {
    const half = 0.62 - Math.abs(z) * 0.45;
    return [
      box([half * 2, 0.09, 0.17], [0, -0.01, z], "#7d5138", { bevel: 0.04 }),
      ...repeat(Math.round(half * 6.5), (i) =>
        bead(0.065, [-half + 0.1 + i * 0.155, 0.1, z], k % 2 ? green : "leaf", { flat: true }),
      ),
    ];
  });
}

export function smallWheat(): Part[] {
  return repeat(26, (i) => {
    const a = i * 2.4;
    const r = 0.115 * Math.sqrt(i);
    const h = between(0.3, 0.42, 5, i);
    return lathe(
      [
        [0, 0],
        [0.03, 0.02],
        [0.055, h * 0.75],
        [0, h],
      ],
      [Math.cos(a) * r, 0, Math.sin(a) * r],
      "#cfa03f",
      { sides: 5, flat: true, top: "#ffdf83", turn: [0.08, 0, between(-0.16, 0.06, 6, i)] },
    );
  });
}

export function smallPumpkins(): Part[] {
  return repeat(7, (i) => {
    const a = i * 2.4;
    const r = 0.24 * Math.sqrt(i) * 0.85;
    const size = between(0.1, 0.16, 9, i);
    const at = [Math.cos(a) * r, 0, Math.sin(a) * r] as const;
    return [
      ball(size, [at[0], size * 0.75, at[2]], "pumpkin", {
        squash: 0.78,
        flat: true,
        top: "pumpkinLight",
      }),
      cylinder(0.02, 0.07, [at[0], size * 1.35, at[2]], "olive", { sides: 5 }),
      bead(0.09, [at[0] + 0.14, 0.03, at[2] + 0.08], "leaf", { squash: 0.5, flat: true }),
    ];
  });
}

export function smallSheep(): Part[] {
  const one = [
    ball(0.13, [0, 0.16, 0], "#fff8ea", {
      stretch: [1.25, 0.9, 0.9],
      flat: true,
      rough: 0.08,
      detail: 1,
    }),
    ball(0.06, [0.17, 0.2, 0], "ink", { detail: 1 }),
    ...[-1, 1].map((k) => block([0.03, 0.08, 0.12], [k * 0.07, 0, 0], "ink")),
  ];
  return [
    ...placed(one, [0, 0, 0.1], 0.6),
    ...placed(one, [0.38, 0, -0.2], 2.4, 0.9),
    ...placed(one, [-0.34, 0, -0.24], -0.8, 0.95),
  ];
}
