// How each broad-leaved tree is built, and the colours of its leaves through the year.
import type { Colour } from "../palette.ts";
import type { Season, ShadeAndLight } from "../seasons.ts";

type Clump = readonly [x: number, y: number, z: number, r: number, stretch?: number];
export type Growth = {
  readonly bark: Colour;
  readonly trunk: readonly [radius: number, height: number];
  readonly clumps: readonly Clump[];
  readonly leaves: Record<"seedtime" | "highSun" | "leafFall", readonly ShadeAndLight[]>;
  /** Blossom, then fruit. */
  readonly dots?: Partial<Record<Season, Colour>>;
};

const summer: readonly ShadeAndLight[] = [
  ["#5f9a4a", "#8cc152"],
  ["#45803f", "#74b04c"],
  ["#6fa844", "#a3cf5e"],
];
const spring: readonly ShadeAndLight[] = [
  ["#7fb04f", "#b9dc80"],
  ["#6fa848", "#a6d26a"],
];
const amber: readonly ShadeAndLight[] = [
  ["#c9812f", "#efb54a"],
  ["#b96a2a", "#e2973c"],
  ["#c99a3e", "#f0c860"],
];

export const growths = {
  apple: {
    bark: "#7c4c2f",
    trunk: [0.17, 1.25],
    clumps: [
      [0, 1.75, 0, 0.78],
      [0.5, 1.5, 0.28, 0.52],
      [-0.46, 1.55, 0.3, 0.5],
      [0.28, 2.08, -0.28, 0.5],
      [-0.18, 2.28, 0.08, 0.48],
    ],
    leaves: {
      seedtime: [
        ["#f3c1c4", "#fff0ee"],
        ["#8fbf5f", "#c6e394"],
        ["#eeb0b8", "#fde3e0"],
      ],
      highSun: summer,
      leafFall: amber,
    },
    dots: { highSun: "#e2472f", leafFall: "#d63c27" },
  },
  oak: {
    bark: "#6e4a33",
    trunk: [0.3, 1.3],
    clumps: [
      [0, 2.0, 0, 1.0],
      [0.8, 1.7, 0.3, 0.68],
      [-0.76, 1.75, 0.34, 0.7],
      [0.2, 1.65, 0.8, 0.6],
      [-0.3, 2.6, -0.1, 0.68],
      [0.52, 2.45, -0.35, 0.62],
    ],
    leaves: {
      seedtime: spring,
      highSun: [
        ["#3f7a3c", "#6fae4a"],
        ["#4b8a41", "#86bb52"],
      ],
      leafFall: [
        ["#a85c24", "#dd9338"],
        ["#b5702a", "#e8ab4b"],
      ],
    },
  },
  willow: {
    bark: "#86684a",
    trunk: [0.2, 1.25],
    clumps: [
      [0, 1.8, 0, 0.72],
      [0.58, 1.22, 0.26, 0.42, 1.7],
      [-0.56, 1.26, 0.28, 0.42, 1.7],
      [0.08, 1.12, 0.62, 0.4, 1.7],
      [0.34, 1.34, -0.5, 0.42, 1.6],
      [-0.36, 1.3, -0.46, 0.42, 1.6],
    ],
    leaves: {
      seedtime: [["#a6bd62", "#d8e59a"]],
      highSun: [
        ["#86a94f", "#bcd37c"],
        ["#789d49", "#aac96c"],
      ],
      leafFall: [["#c9a544", "#efd678"]],
    },
  },
  poplar: {
    bark: "#7c5a3f",
    trunk: [0.12, 0.8],
    clumps: [
      [0, 0.95, 0, 0.44, 1.15],
      [0.04, 1.5, 0.03, 0.5, 1.15],
      [-0.03, 2.08, -0.02, 0.43, 1.2],
      [0.02, 2.6, 0, 0.28, 1.3],
    ],
    leaves: {
      seedtime: spring,
      highSun: [
        ["#45803f", "#5f9a4a"],
        ["#5f9a4a", "#8abb55"],
      ],
      leafFall: [
        ["#d0a038", "#f5d466"],
        ["#c18f30", "#eac152"],
      ],
    },
  },
  birch: {
    bark: "#fff3e0",
    trunk: [0.09, 1.45],
    clumps: [
      [0.2, 1.45, 0.05, 0.44],
      [-0.2, 1.72, 0.1, 0.42],
      [0.12, 2.02, -0.12, 0.38],
      [-0.04, 2.34, 0.04, 0.3],
    ],
    leaves: {
      seedtime: spring,
      highSun: [
        ["#8fb04a", "#c2d878"],
        ["#7ba244", "#b0cd66"],
      ],
      leafFall: [
        ["#d8b04a", "#f4c95f"],
        ["#e9a23b", "#ecd06a"],
      ],
    },
  },
  hawthorn: {
    bark: "#6b4a36",
    trunk: [0.12, 0.7],
    clumps: [
      [0.06, 1.05, 0, 0.56],
      [0.46, 0.95, 0.14, 0.36],
      [-0.36, 0.9, 0.2, 0.38],
      [0.18, 1.42, -0.06, 0.36],
    ],
    leaves: {
      seedtime: [
        ["#e9e4cf", "#fffdf2"],
        ["#9dbb6a", "#d9e8b0"],
      ],
      highSun: summer,
      leafFall: [
        ["#9c5b35", "#cf8a45"],
        ["#8a6a3a", "#bb9a50"],
      ],
    },
    dots: { leafFall: "#b3282d", hearth: "#b3282d" },
  },
  rowan: {
    bark: "#8b7a68",
    trunk: [0.1, 1.15],
    clumps: [
      [0, 1.5, 0, 0.52],
      [0.34, 1.3, 0.16, 0.36],
      [-0.32, 1.36, 0.14, 0.36],
      [0.04, 1.95, -0.04, 0.38],
    ],
    leaves: {
      seedtime: spring,
      highSun: [["#4f8a55", "#84b56b"]],
      leafFall: [
        ["#b8452f", "#e5763f"],
        ["#c9602f", "#ee9448"],
      ],
    },
    dots: { highSun: "#e8762e", leafFall: "#d8331f", hearth: "#d8331f" },
  },
} satisfies Record<string, Growth>;
