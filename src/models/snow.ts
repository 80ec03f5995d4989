// Snow on whatever lies open to the sky: what faces up above a size gets a white top.
import { distanceTo, partsNear } from "./nearParts.ts";
import {
  type BallPart,
  type BoxPart,
  box,
  cylinder,
  type LathePart,
  type Part,
  type Point2,
  placed,
  type SlabPart,
  slab,
  turned,
  type Vec,
} from "./parts.ts";
import { add, type Quat, rotate } from "./pose.ts";

const WHITE = "#ffffff";
const BELOW = "#dfe9f4";
/** How thick it lies. */
const DEEP = 0.055;
/** What is narrower holds none. */
const NARROW = 0.06;
const SMALLEST = 0.014;
/** A face leans less than this from the level; up is a cosine. */
const LEVEL = 0.72;
const STEEP = 0.42;
/** What leans less than this from the level lies. */
const LYING = 0.2;
/** Nothing may stand so close above. */
const OPEN = 0.1;
const ROUND = 0.11;
/** What already lies under snow has a top about as light as this. */
const LIGHT = 0xe8;

const axes: readonly Vec[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
];

/** The same parts under snow; what is sheltered, glows or is too narrow stays bare. */
export function snowed(parts: readonly Part[]): Part[] {
  const near = partsNear(parts, OPEN);
  const isOpen = (part: Part, at: Vec) =>
    near(at[0], at[1] + OPEN, at[2]).every(({ id, ...other }) => {
      if (parts[id] === part) return true;
      const [dx, dy, dz] = [at[0] - other.x, at[1] + OPEN - other.y, at[2] - other.z];
      return distanceTo({ id, ...other }, dx, dy, dz, OPEN) > 0;
    });
  return parts.flatMap((part) =>
    part.glow || isWhite(part.top) ? [part] : laidOn(part, (at) => isOpen(part, at)),
  );
}

function laidOn(part: Part, isOpen: Open): Part[] {
  switch (part.shape) {
    case "ball":
      return [isRound(part.size) && isOpenAbove(part, isOpen) ? under(part) : part];
    case "lathe":
      return onLathe(part, isOpen);
    case "box":
      return [part, ...onBox(part, isOpen)];
    case "slab":
      return [part, ...onSlab(part, isOpen)];
  }
}

const isWhite = (hex: string) =>
  [1, 3, 5].every((i) => Number.parseInt(hex.slice(i, i + 2), 16) >= LIGHT);
const isRound = (size: Vec) => Math.min(size[0], size[2]) / 2 > ROUND;
const under = <P extends Part>(part: P): P => ({ ...part, top: WHITE });
const upper = ({ at, size }: Pick<BallPart, "at" | "size">): Vec => add(at, [0, size[1] / 2, 0]);
const times = (v: Vec, k: number): Vec => [v[0] * k, v[1] * k, v[2] * k];

type Open = (at: Vec) => boolean;

/** Where something lies on top of it, the shoulders may still be open. */
const SHOULDER = 0.6;
const SHOULDERS: readonly Point2[] = [
  [SHOULDER, 0],
  [-SHOULDER, 0],
  [0, SHOULDER],
  [0, -SHOULDER],
];

function isOpenAbove({ at, size, pose }: BallPart, isOpen: Open): boolean {
  const [w, h, d] = size;
  if (isOpen(upper({ at, size }))) return true;
  const up = (h / 2) * Math.sqrt(1 - SHOULDER ** 2);
  const open = SHOULDERS.filter(([x, z]) =>
    isOpen(add(at, rotate(pose, [(x * w) / 2, up, (z * d) / 2]))),
  );
  return open.length >= SHOULDERS.length / 2;
}

function onBox({ size, at, pose, bevel }: BoxPart, isOpen: Open): Part[] {
  const ups = axes.map((axis) => rotate(pose, axis)[1]);
  const up = ups.findIndex((y) => Math.abs(y) > LEVEL);
  if (up < 0) return [];
  const sides = size.filter((_, i) => i !== up);
  if (Math.min(...sides) < NARROW || sides[0]! * sides[1]! < SMALLEST) return [];
  const normal = times(rotate(pose, axes[up]!), Math.sign(ups[up]!));
  const top = add(at, times(normal, size[up]! / 2));
  if (!isOpen(top)) return [];
  const flat = size.map((own, i) => (i === up ? DEEP : own - bevel * 0.6)) as unknown as Vec;
  return [posed(box(flat, [0, -flat[1] / 2, 0], BELOW, { bevel: 0.015, top: WHITE }), top, pose)];
}

const posed = (part: Part, at: Vec, pose: Quat): Part => ({ ...part, at, pose });

function onSlab({ outline, depth, at, pose }: SlabPart, isOpen: Open): Part[] {
  if (depth < NARROW) return [];
  return outline.flatMap(([ax, ay], i): Part[] => {
    const [bx, by] = outline[(i + 1) % outline.length]!;
    const [dx, dy] = [bx - ax, by - ay];
    const long = Math.hypot(dx, dy);
    if (long < NARROW || long * depth < SMALLEST) return [];
    const out: Vec = [dy / long, -dx / long, 0];
    if (rotate(pose, out)[1] < STEEP) return [];
    const middle = add(at, rotate(pose, [(ax + bx) / 2, (ay + by) / 2, 0]));
    if (!isOpen(middle)) return [];
    const lift = (x: number, y: number): Point2 => [x + out[0] * DEEP, y + out[1] * DEEP];
    const quad: Point2[] = [
      [ax, ay],
      [bx, by],
      lift(bx, by),
      lift(ax, ay),
    ].toReversed() as Point2[];
    return [posed(slab(quad, depth - 0.01, [0, 0, 0], BELOW, { bevel: 0, top: WHITE }), at, pose)];
  });
}

/** How far down either side of a wheel or a hoop it holds, and in how many pieces. */
const ARC = { half: 0.8, pieces: 5 } as const;
const WHEEL = 0.3;

/** Along the back of what lies, as logs and rolls of hay do, and over the top of what stands on its rim. */
function onLying({ profile, at }: LathePart, along: Vec, isOpen: Open): Part[] {
  const heights = profile.map(([, y]) => y);
  const [low, high] = [Math.min(...heights), Math.max(...heights)];
  const r = Math.max(...profile.map(([own]) => own));
  const long = high - low;
  const isLog = long > r * 2;
  if (long < NARROW || r < (isLog ? NARROW : WHEEL)) return [];
  const pieces = isLog ? 1 : ARC.pieces;
  const step = (2 * ARC.half) / pieces;
  const wide = isLog ? r * 1.15 : 2 * r * Math.sin(step / 2) * 1.05;
  const middle = add(at, times(along, (low + high) / 2));
  const turn = Math.atan2(along[0], along[2]);
  const cap = box([wide, DEEP, long * 0.96], [0, r - DEEP, 0], BELOW, { bevel: 0.015, top: WHITE });
  return Array.from({ length: pieces }, (_, i) => (i + 0.5) * step - ARC.half).flatMap((lean) => {
    const own = placed(turned([cap], [0, 0, isLog ? 0 : lean]), middle, turn);
    return isOpen(own[0]!.at) ? own : [];
  });
}

/** How high a profile stands so far from its axis, at most. */
function heightAt(profile: LathePart["profile"], r: number): number {
  const heights = profile.slice(1).flatMap(([br, by], i) => {
    const [ar, ay] = profile[i]!;
    if (Math.min(ar, br) > r || Math.max(ar, br) < r) return [];
    return [ar === br ? Math.max(ay, by) : ay + ((by - ay) * (r - ar)) / (br - ar)];
  });
  return Math.max(...heights);
}

/** A flat or pointed one is white above; a post has a cap of its own. */
function onLathe(part: LathePart, isOpen: Open): Part[] {
  const { profile, at, pose } = part;
  const up = rotate(pose, [0, 1, 0]);
  const high = Math.max(...profile.map(([, y]) => y));
  const wide = Math.max(...profile.map(([r]) => r));
  if (Math.abs(up[1]) < LYING) return [part, ...onLying(part, up, isOpen)];
  if (up[1] < LEVEL) return [part];
  const flat = Math.max(...profile.filter(([, y]) => y > high - 0.02).map(([r]) => r));
  const tip = add(at, times(up, high));
  const isPost = high > wide * 2 && flat > wide * 0.3;
  if (!isPost) {
    // Where something is on the tip, as on a spire, the shoulder may still lie open; a storey under
    // another has none.
    const r = wide * 0.55;
    const isShoulderOpen = [high * 0.55, Math.max(high * 0.55, heightAt(profile, r))].every((y) =>
      isOpen(add(at, rotate(pose, [r, y, 0]))),
    );
    return [wide > ROUND && (isOpen(tip) || isShoulderOpen) ? under(part) : part];
  }
  if (flat < NARROW / 2 || !isOpen(tip)) return [part];
  const cap = cylinder(flat * 0.98, DEEP, [0, 0, 0], BELOW, { sides: 8, bevel: 0.015, top: WHITE });
  return [part, posed(cap, add(at, times(up, high)), pose)];
}
