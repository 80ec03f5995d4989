// A long raised bed of planks seen from the front, soil heaped in it.
import { ALONG_Z, ball, block, box, type Colour, cylinder, type Part, repeat } from "../parts.ts";
import { between, chance, pick } from "../random.ts";

const PLANK = 3.6;
const woods: [Colour, ...Colour[]] = ["#b97c4a", "#c38853", "#b47446", "#bd8250"];

/** `wet`: the same earth, darker. */
export type BedShape = { length: number; depth: number; seed: number; wet?: boolean };

type Earth = {
  readonly sides: readonly [Colour, Colour];
  readonly tops: readonly [Colour, Colour];
  readonly clods: readonly [Colour, ...Colour[]];
};
const dryEarth: Earth = {
  sides: ["#74482f", "#7d4f36"],
  tops: ["#8c5b3e", "#835439"],
  clods: ["#6a422c", "#8d5c3f", "#5d3a27", "#9a6847"],
};
const wetEarth: Earth = {
  sides: ["#4d2d1e", "#543221"],
  tops: ["#623d29", "#5b3826"],
  clods: ["#4a2c20", "#643f2c", "#3d251b", "#6e4733"],
};

/** The soil's surface is about y 0; the front stands at z = depth / 2. */
export function raisedBed({ length, depth, seed, wet = false }: BedShape): Part[] {
  const front = depth / 2;
  return [
    block([length, 1.02, depth - 0.1], [0, -1.1, 0], "soilWet"),
    block([length, 0.9, 0.1], [0, -0.9, -front], "wood"),
    ...courses(length, front, seed),
    ...cap(length, front + 0.02, 0.02, 0.24, seed),
    ...cap(length, -front, 0.02, 0.2, seed + 40),
    ...soil(length, depth, seed, wet ? wetEarth : dryEarth),
  ];
}

function courses(length: number, z: number, seed: number): Part[] {
  return [0, 1].flatMap((course) => {
    const count = Math.ceil(length / PLANK) + 1;
    return repeat(count, (i) => {
      const n = seed + course * 50;
      const w = PLANK - 0.03;
      const x = (i - (count - 1) / 2) * PLANK + course * PLANK * 0.46;
      const y = -0.53 - course * 0.53;
      const wood = pick(woods, n, i);
      const grain = repeat(4, (k) => {
        const long = between(0.6, 2.2, n, i * 9 + k);
        return box(
          [long, 0.014, 0.01],
          [
            x + between(-0.5, 0.5, n, i * 7 + k) * (w - long - 0.2),
            y + 0.08 + k * 0.1 + chance(n, k + i) * 0.05,
            z + 0.083,
          ],
          "#a0683c",
          { bevel: 0.004 },
        );
      });
      return [
        box([w, 0.5, 0.16], [x, y, z], wood, { bevel: 0.045, top: "#cb935f" }),
        ...grain,
        ...[-1, 1].flatMap((k) =>
          [0.13, 0.37].map((h) =>
            cylinder(0.026, 0.03, [x + k * (w / 2 - 0.14), y + h, z + 0.07], "#6f4a30", {
              turn: ALONG_Z,
              sides: 10,
            }),
          ),
        ),
      ];
    });
  });
}

function cap(length: number, z: number, y: number, width: number, seed: number): Part[] {
  const long = 5.2;
  const count = Math.ceil(length / long) + 1;
  return repeat(count, (i) =>
    box(
      [long - 0.012, 0.1, width],
      [(i - (count - 1) / 2) * long + 1.1, y - 0.06, z],
      pick(["#cf9862", "#c78e58", "#d5a06a"], seed, i),
      { bevel: 0.035 },
    ),
  );
}

function soil(length: number, depth: number, seed: number, earth: Earth): Part[] {
  const mound = 0.66;
  const lines = Math.floor(depth / mound);
  return [
    ...repeat(lines, (line) => {
      const count = Math.round(length / 1.5);
      const w = length / count;
      return repeat(count, (i) =>
        box(
          [w + 0.1, 0.3 + chance(seed + line, i) * 0.05, mound * 0.95],
          [
            (i + 0.5) * w - length / 2 + between(-0.1, 0.1, seed, i),
            -0.3,
            (line - (lines - 1) / 2) * mound,
          ],
          earth.sides[chance(seed + line, i + 9) > 0.5 ? 0 : 1],
          { bevel: 0.13, top: earth.tops[chance(seed, i + line) > 0.5 ? 0 : 1] },
        ),
      );
    }),
    ...repeat(Math.round(length * 13), (i) =>
      ball(
        between(0.03, 0.1, seed, i),
        [
          between(-0.5, 0.5, seed + 1, i) * length,
          between(-0.03, 0.05, seed, i),
          between(-0.46, 0.44, seed + 2, i) * depth,
        ],
        pick(earth.clods, seed, i),
        { flat: true, rough: 0.2, detail: 1 },
      ),
    ),
  ];
}
