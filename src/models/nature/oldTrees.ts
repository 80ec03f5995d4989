// Trees that are landmarks: an oak with a hollow and a swing, and a bee tree with its combs.
import { ball, bead, block, box, lathe, moved, type Part, points, repeat, rod } from "../parts.ts";
import { between } from "../random.ts";
import type { Season } from "../seasons.ts";
import { mushroom } from "./flower.ts";
import { seasonTree } from "./seasonTree.ts";

const BARK = "#6e4a33";

const root = (i: number): Part => {
  const a = i * 1.257 + 0.3;
  return box([0.62, 0.2, 0.22], [Math.cos(a) * 0.42, -0.04, Math.sin(a) * 0.42], BARK, {
    bevel: 0.07,
    turn: [0, -a, -0.26],
  });
};

function swing(): Part[] {
  return [
    rod(0.11, 1.3, [0.1, 1.52, 0.3], BARK, { sides: 7, upper: 0.06, turn: [0.5, 0, -1.35] }),
    ...[-0.16, 0.16].map((d) => block([0.022, 1.24, 0.022], [1.02 + d, 0.44, 0.56], "linen")),
    box([0.44, 0.05, 0.2], [1.02, 0.42, 0.56], "pine", { bevel: 0.015 }),
  ];
}

/** The landmark oak; about a quarter larger than an oak of the hedge. */
export function oldOak(season: Season, seed: number): Part[] {
  return [
    ...moved(seasonTree("oak", season, seed), [0, 0.5, 0]),
    lathe(points("0 0, 0.52 0, 0.36 0.34, 0.3 0.9, 0 0.9"), [0, 0, 0], BARK, {
      sides: 9,
      flat: true,
      top: "#8a6146",
    }),
    ...repeat(5, root),
    ball(0.17, [0.06, 0.72, 0.3], "#3f2a1e", { detail: 1, stretch: [0.8, 1.25, 0.5] }),
    bead(0.05, [0.03, 0.76, 0.38], "white"),
    bead(0.05, [0.12, 0.76, 0.38], "white"),
    ...[0.03, 0.12].map((x) => bead(0.024, [x, 0.76, 0.42], "coal")),
    ...swing(),
    ...moved(mushroom(), [-0.62, 0, 0.5]),
  ];
}

const sprays = [
  [0.72, 1.82, -0.2, 0.32],
  [0.5, 2.02, -0.1, 0.26],
] as const;

/** A tall stump that a swarm has taken; bees and leaves come and go together. */
export function beeTree(season: Season, seed: number): Part[] {
  const flying = season !== "hearth";
  const [leaf, lit] =
    season === "leafFall" ? (["#c07a2c", "#e6b04a"] as const) : (["#5f9a4a", "#a3cf5e"] as const);
  return [
    lathe(points("0 0, 0.5 0, 0.34 0.36, 0.3 1.5, 0.38 1.72, 0.24 1.66, 0 1.5"), [0, 0, 0], BARK, {
      sides: 9,
      flat: true,
      top: "#9a7150",
    }),
    ...repeat(5, root),
    rod(0.1, 0.7, [0.14, 1.3, -0.08], BARK, { sides: 6, upper: 0.05, turn: [-0.3, 0, -0.8] }),
    ...(flying ? sprays : []).map(([x, y, z, r]) =>
      ball(r, [x, y, z], leaf, { detail: 1, flat: true, rough: 0.1, top: lit }),
    ),
    ball(0.2, [0.02, 1.02, 0.24], "#3f2a1e", { detail: 1, stretch: [0.8, 1.5, 0.5] }),
    ...[0.14, 0.02, -0.1].map((y, i) =>
      bead(0.12 - i * 0.02, [0.02 + i * 0.03, 0.96 + y, 0.34], i % 2 ? "butter" : "honey", {
        stretch: [1, 1.1, 0.5],
      }),
    ),
    ...repeat(flying ? 7 : 0, (i) =>
      block(
        [0.05, 0.045, 0.045],
        [
          between(-0.7, 0.8, seed, i),
          between(0.8, 1.9, seed, i + 9),
          between(0.4, 0.9, seed, i + 20),
        ],
        i % 3 ? "honey" : "coal",
      ),
    ),
    ...repeat(3, (i) => [
      rod(0.07, 0.06, [-0.3 + i * 0.1, 0.34 + i * 0.22, 0.3 - i * 0.03], "linen", {
        sides: 7,
        upper: 0.13,
      }),
    ]),
  ];
}
