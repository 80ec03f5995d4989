// What cats are made of: a head that wakes or sleeps, a tail of joints, paws and bands.
import {
  ball,
  bead,
  block,
  type Colour,
  lathe,
  mirror,
  type Part,
  points,
  type Vec,
} from "../parts.ts";

export type CatCoat = {
  readonly body: Colour;
  readonly dark: Colour;
  readonly light: Colour;
  readonly eyes: Colour;
};

const ears = (coat: CatCoat): Part[] =>
  mirror(
    lathe(points("0 0, 0.095 0, 0.05 0.11, 0 0.18"), [0.115, 0.1, -0.01], coat.dark, {
      sides: 5,
      flat: true,
      turn: [0.1, 0.3, -0.24],
    }),
    bead(0.042, [0.122, 0.165, 0.04], "rose", { stretch: [0.8, 1.2, 0.4] }),
  );

const openEyes = ({ eyes }: CatCoat): Part[] =>
  mirror(
    ball(0.042, [0.085, 0.02, 0.158], eyes, { stretch: [0.95, 1.1, 0.6], detail: 1 }),
    block([0.02, 0.064, 0.03], [0.085, -0.012, 0.172], "coal"),
  );

const shutEyes: readonly Part[] = mirror(
  ...[-1, 1].map((s) =>
    block([0.05, 0.018, 0.03], [0.085 + s * 0.021, 0.005, 0.17], "coal", {
      turn: [-0.1, 0.3, s * 0.5],
    }),
  ),
);

/** A head about the origin that looks to +z. */
export const head = (coat: CatCoat, isAwake: boolean): Part[] => [
  ball(0.2, [0, 0, 0], coat.body, { stretch: [1.12, 0.9, 0.95] }),
  ...ears(coat),
  ...mirror(
    ball(0.068, [0.045, -0.066, 0.165], coat.light, { stretch: [1, 0.78, 0.7], detail: 1 }),
  ),
  bead(0.028, [0, -0.028, 0.214], "rose", { stretch: [1.2, 0.8, 0.7] }),
  ...(isAwake ? openEyes(coat) : shutEyes),
];

export const brow = (coat: CatCoat): Part[] =>
  [-0.06, 0, 0.06].map((x) =>
    bead(0.05, [x, 0.15 - Math.abs(x) * 0.4, 0.09], coat.dark, { stretch: [0.4, 0.5, 1.1] }),
  );

/** Joints that run into one another from place to place; the last has its own colour. */
export function tail(places: readonly Vec[], r: number, coat: CatCoat, tip: Colour): Part[] {
  return places.slice(1).map((to, i) => {
    const from = places[i]!;
    const [dx, dy, dz] = [to[0] - from[0], to[1] - from[1], to[2] - from[2]];
    const long = Math.hypot(dx, dy, dz);
    const middle: Vec = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
    const colour = i === places.length - 2 ? tip : i % 2 ? coat.dark : coat.body;
    return ball(r, middle, colour, {
      stretch: [1, 1, (long * 0.72) / r],
      turn: [-Math.asin(dy / long), Math.atan2(dx, dz), 0],
      detail: 1,
    });
  });
}

export const paw = (at: Vec, coat: CatCoat): Part =>
  ball(0.066, at, coat.light, { stretch: [0.9, 0.7, 1.3], detail: 1 });

/** Bands over a back of so much height, along x. */
export const bands = (
  coat: CatCoat,
  xs: readonly number[],
  y: number,
  z: number,
  r: number,
): Part[] =>
  xs.map((x) =>
    ball(r, [x, y, z], coat.dark, {
      stretch: [0.16, 0.52, 1.16],
      turn: [0, x * 0.5, 0],
      detail: 1,
    }),
  );
