// The model language: a thing is a list of solid parts, each a box, a lathe, a ball or a slab.
import { type Colour, colourToHex } from "./palette.ts";
import { add, multiply, poseOf, type Quat, rotate, type Vec } from "./pose.ts";
import type { Print } from "./print.ts";

export type { Colour } from "./palette.ts";
export type { Vec } from "./pose.ts";
export type Point2 = readonly [number, number];

const linesOf = <T extends Vec | Point2>(text: string, count: number, many: string): T[] =>
  text.split(",").map((part) => {
    const numbers = part.trim().split(/\s+/).map(Number);
    if (numbers.length !== count || !numbers.every(Number.isFinite))
      throw new Error(`"${part.trim()}" in a line of points is not ${many} numbers`);
    return numbers as readonly number[] as T;
  });

/** A line of points as SVG writes them: "0 0, 0.12 0, 0.2 0.09". */
export const points = (text: string): Point2[] => linesOf(text, 2, "two");

/** Places in the same way: "0 0 0.3, 0.4 0.2 0". */
export const places = (text: string): Vec[] => linesOf(text, 3, "three");

type Common = {
  readonly at: Vec;
  readonly pose: Quat;
  readonly colour: string;
  /** Colour at the top of the part; the part fades from `colour` to it. */
  readonly top: string;
  /** Shines by itself: neither lit nor shaded. */
  readonly glow: boolean;
  /** One normal per face, for leaves, rocks and clouds. */
  readonly flat: boolean;
  /** Of cloth with a pattern. */
  readonly print?: Print;
};
/** `at` is the centre. */
export type BoxPart = Common & {
  readonly shape: "box";
  readonly size: Vec;
  readonly bevel: number;
};
/** `at` is the foot; the profile [radius, height] runs from below outward and up. */
export type LathePart = Common & {
  readonly shape: "lathe";
  readonly profile: readonly Point2[];
  readonly sides: number;
};
/** `at` is the centre; `rough` shifts the corners by that share of the radius. */
export type BallPart = Common & {
  readonly shape: "ball";
  readonly size: Vec;
  readonly detail: number;
  readonly rough: number;
};
/** An outline in x and y, counter-clockwise, drawn out along z about `at`. */
export type SlabPart = Common & {
  readonly shape: "slab";
  readonly outline: readonly Point2[];
  readonly depth: number;
  readonly bevel: number;
};
export type Part = BoxPart | LathePart | BallPart | SlabPart;

/** Turns that lay a post down, its top towards +z or +x. */
export const ALONG_Z: Vec = [Math.PI / 2, 0, 0];
export const ALONG_X: Vec = [0, 0, -Math.PI / 2];

export type PartOptions = { turn?: Vec; top?: Colour; glow?: boolean; flat?: boolean };

const finish = (colour: Colour, { turn = [0, 0, 0], top = colour, glow = false }: PartOptions) => ({
  pose: poseOf(turn),
  colour: colourToHex(colour),
  top: colourToHex(top),
  glow,
});

/** A box whose foot stands at `at`; it turns about its own centre. */
export function box(
  size: Vec,
  at: Vec,
  colour: Colour,
  o: PartOptions & { bevel?: number } = {},
): BoxPart {
  return {
    shape: "box",
    size,
    bevel: o.bevel ?? 0.04,
    at: [at[0], at[1] + size[1] / 2, at[2]],
    flat: o.flat ?? false,
    ...finish(colour, o),
  };
}

/** A box with sharp edges. */
export const block = (size: Vec, at: Vec, colour: Colour, o: PartOptions = {}): BoxPart =>
  box(size, at, colour, { ...o, bevel: 0 });

export function lathe(
  profile: readonly Point2[],
  at: Vec,
  colour: Colour,
  o: PartOptions & { sides?: number } = {},
): LathePart {
  const sides = o.sides ?? 16;
  return { shape: "lathe", profile, sides, at, flat: o.flat ?? false, ...finish(colour, o) };
}

const roundProfile = (r: number, top: number, h: number, bevel: number): Point2[] => [
  [0, 0],
  [Math.max(r - bevel, 0), 0],
  [r, bevel],
  [top, h - bevel],
  [Math.max(top - bevel, 0), h],
  [0, h],
];

/** A round post or disc; `top` is the colour above, `upper` the radius above. */
export function cylinder(
  r: number,
  h: number,
  at: Vec,
  colour: Colour,
  o: PartOptions & { upper?: number; bevel?: number; sides?: number } = {},
): LathePart {
  const bevel = o.bevel ?? Math.min(0.04, r * 0.4, h * 0.4);
  return lathe(roundProfile(r, o.upper ?? r, h, bevel), at, colour, o);
}

/** A post or disc with sharp edges. */
export const rod = (
  r: number,
  h: number,
  at: Vec,
  colour: Colour,
  o: PartOptions & { upper?: number; sides?: number } = {},
): LathePart => cylinder(r, h, at, colour, { ...o, bevel: 0 });

/** An upright n-gon (6 for a hex) with its first corner on +x. */
export function prism(
  sides: number,
  r: number,
  h: number,
  at: Vec,
  colour: Colour,
  o: PartOptions & { upper?: number; bevel?: number } = {},
): LathePart {
  const bevel = o.bevel ?? 0.04;
  const profile = roundProfile(r, o.upper ?? r, h, bevel);
  return lathe(profile, at, colour, { flat: true, ...o, sides });
}

export function ball(
  r: number,
  at: Vec,
  colour: Colour,
  o: PartOptions & { squash?: number; stretch?: Vec; detail?: number; rough?: number } = {},
): BallPart {
  const [sx, sy, sz] = o.stretch ?? [1, o.squash ?? 1, 1];
  return {
    shape: "ball",
    size: [2 * r * sx, 2 * r * sy, 2 * r * sz],
    detail: o.detail ?? (o.flat || r < 0.12 ? 1 : 2),
    rough: o.rough ?? 0,
    at,
    flat: o.flat ?? false,
    ...finish(colour, o),
  };
}

/** A ball of as few faces as there can be, for what is small. */
export const bead = (
  r: number,
  at: Vec,
  colour: Colour,
  o: PartOptions & { squash?: number; stretch?: Vec; rough?: number } = {},
): BallPart => ball(r, at, colour, { ...o, detail: 0 });

export function slab(
  outline: readonly Point2[],
  depth: number,
  at: Vec,
  colour: Colour,
  o: PartOptions & { bevel?: number } = {},
): SlabPart {
  const bevel = o.bevel ?? 0.03;
  return { shape: "slab", outline, depth, bevel, at, flat: o.flat ?? false, ...finish(colour, o) };
}

export function moved(parts: readonly Part[], by: Vec): Part[] {
  return parts.map((part) => ({ ...part, at: add(part.at, by) }));
}

/** Turns the whole group about the origin. */
export function turned(parts: readonly Part[], turn: Vec): Part[] {
  const q = poseOf(turn);
  return parts.map((part) => ({ ...part, at: rotate(q, part.at), pose: multiply(q, part.pose) }));
}

/** Turns the whole group about the upright axis. */
export function spun(parts: readonly Part[], angle: number): Part[] {
  return turned(parts, [0, angle, 0]);
}

export function scaled(parts: readonly Part[], k: number): Part[] {
  const vec = (v: Vec): Vec => [v[0] * k, v[1] * k, v[2] * k];
  const flat = (points: readonly Point2[]): Point2[] => points.map(([a, b]) => [a * k, b * k]);
  return parts.map((part): Part => {
    const at = vec(part.at);
    if (part.shape === "box") return { ...part, at, size: vec(part.size), bevel: part.bevel * k };
    if (part.shape === "ball") return { ...part, at, size: vec(part.size) };
    if (part.shape === "lathe") return { ...part, at, profile: flat(part.profile) };
    const outline = flat(part.outline);
    return { ...part, at, outline, depth: part.depth * k, bevel: part.bevel * k };
  });
}

/** Places a group: size first, then turn, then position. */
export function placed(parts: readonly Part[], at: Vec, angle = 0, scale = 1): Part[] {
  return moved(spun(scale === 1 ? parts : scaled(parts, scale), angle), at);
}

/** Builds one group per count and joins them. */
export function repeat(count: number, make: (i: number) => Part | readonly Part[]): Part[] {
  return Array.from({ length: count }, (_, i) => make(i)).flat();
}

/** The parts, and the same on the other side of x = 0; turns and outlines are mirrored with them. */
export function mirror(...parts: readonly Part[]): Part[] {
  const flipped = parts.map((part): Part => {
    const [x, y, z] = part.at;
    const [qx, qy, qz, qw] = part.pose;
    const at: Vec = [-x, y, z];
    const pose: Quat = [qx, -qy, -qz, qw];
    if (part.shape !== "slab") return { ...part, at, pose };
    const outline = part.outline.map(([a, b]): Point2 => [-a, b]).toReversed();
    return { ...part, at, pose, outline };
  });
  return [...parts, ...flipped];
}

/** Upright parts in all four corners about the upright axis, of which theirs is one. */
export const corners = (...parts: readonly Part[]): Part[] =>
  mirror(
    ...parts.flatMap((part) => [
      part,
      { ...part, at: [part.at[0], part.at[1], -part.at[2]] as Vec },
    ]),
  );

/** So many of them at even steps round the upright axis. */
export function ring(count: number, ...parts: readonly Part[]): Part[] {
  return repeat(count, (i) => spun(parts, (i / count) * 2 * Math.PI));
}

/** So many of them, each a step further on. */
export function row(count: number, step: Vec, ...parts: readonly Part[]): Part[] {
  return repeat(count, (i) => moved(parts, [i * step[0], i * step[1], i * step[2]]));
}
