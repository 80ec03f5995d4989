// Breaks parts into the faces a drawing fills: flat ones, bands of turned things, whole balls.
import { bareMesh } from "../meshes/partMesh.ts";
import type { BallPart, LathePart, Part, Point2 } from "../parts.ts";
import { add, rotate, type Vec } from "../pose.ts";
import { ellipsoidOf, projectEllipsoid } from "./ellipsoid.ts";
import type { Face, FaceSurface } from "./face.ts";
import { loopsOf } from "./loops.ts";
import { type SvgView, toView } from "./view.ts";

/** Sides and bevels smaller than this many drawing units are not worth a shape. */
const SEEN = 1.6;
const SAME_PLANE = 0.9995;

/** The parts as they face the viewer, but for balls without outlines: those take most of the time. */
export function surfacesOf(parts: readonly Part[], view: SvgView): FaceSurface[] {
  return parts.map((part, i) =>
    isSmoothBall(part)
      ? ball(part, i, view)
      : { loops: [], triangles: seen(simpler(part, view.scale), view), ball: null },
  );
}

export function facesOf(parts: readonly Part[], view: SvgView): Face[] {
  return parts.flatMap((part, i) => {
    if (isSmoothBall(part)) return ball(part, i, view);
    const plain = simpler(part, view.scale);
    const triangles = seen(plain, view);
    return plain.shape === "lathe" && !plain.flat && plain.sides > 6
      ? bands(triangles, i)
      : flats(triangles, i);
  });
}

const isSmoothBall = (part: Part): part is BallPart =>
  part.shape === "ball" && !part.flat && part.rough === 0;

function ball(part: BallPart, i: number, view: SvgView): Face {
  const shape = ellipsoidOf(part, view);
  const { rx, ry, turn } = projectEllipsoid(shape);
  const [x, y, z] = shape.centre;
  const c = Math.cos(turn);
  const s = Math.sin(turn);
  const loop = Array.from({ length: 16 }, (_, k): Vec => {
    const a = (k * Math.PI) / 8;
    const u = Math.cos(a) * rx;
    const v = Math.sin(a) * ry;
    return [x + u * c - v * s, y + u * s + v * c, z];
  });
  return { part: i, loops: [loop], triangles: [], plane: null, ball: shape, band: false };
}

/** A part without what would be too small to see in the drawing. */
function simpler(part: Part, scale: number): Part {
  if (part.shape === "box" || part.shape === "slab")
    return part.bevel * scale < SEEN * 1.5 ? { ...part, bevel: 0 } : part;
  if (part.shape === "ball") {
    const r = (Math.max(...part.size) / 2) * scale;
    return { ...part, detail: r < 16 ? 0 : Math.min(part.detail, 1) };
  }
  const widest = Math.max(...part.profile.map(([r]) => r)) * scale;
  const round = Math.max(5, Math.round(3.4 * Math.sqrt(widest) + 1));
  return {
    ...part,
    profile: simplified(part.profile, SEEN / scale),
    sides: part.flat || part.sides < 7 ? Math.min(part.sides, round) : round,
  };
}

/** Drops profile points near the line between their neighbours; the widest stays, or straws vanish. */
function simplified(profile: LathePart["profile"], reach: number): Point2[] {
  const widest = profile.reduce((a, b) => (b[0] > a[0] ? b : a));
  const kept: Point2[] = [profile[0]!];
  for (let i = 1; i + 1 < profile.length; i++) {
    const [ax, ay] = kept.at(-1)!;
    const [x, y] = profile[i]!;
    const [bx, by] = profile[i + 1]!;
    const length = Math.hypot(bx - ax, by - ay);
    const off = length ? Math.abs((bx - ax) * (ay - y) - (ax - x) * (by - ay)) / length : 0;
    if (off > reach || profile[i] === widest) kept.push([x, y]);
  }
  kept.push(profile.at(-1)!);
  return kept;
}

/** Used and left by each part: a list that grows is copied over and over. */
const found: number[] = [];

/** The triangles that face the viewer, in drawing space; smooth bands of a lathe follow each other. */
function seen(part: Part, view: SvgView): number[] {
  const mesh = bareMesh(part);
  // In the place of the corners: nobody else has them.
  const p = mesh.position;
  for (let i = 0; i < p.length; i += 3) {
    const at = toView(view, add(part.at, rotate(part.pose, [p[i]!, p[i + 1]!, p[i + 2]!])));
    p[i] = at[0];
    p[i + 1] = at[1];
    p[i + 2] = at[2];
  }
  let count = 0;
  for (let i = 0; i < mesh.index.length; i += 3) {
    const a = 3 * mesh.index[i]!;
    const b = 3 * mesh.index[i + 1]!;
    const c = 3 * mesh.index[i + 2]!;
    const area =
      (p[b]! - p[a]!) * (p[c + 1]! - p[a + 1]!) - (p[b + 1]! - p[a + 1]!) * (p[c]! - p[a]!);
    // The drawing's y points down: what faces the viewer runs clockwise, its area negative.
    if (area >= -1e-6) continue;
    for (let k = a; k < a + 3; k++) found[count++] = p[k]!;
    for (let k = b; k < b + 3; k++) found[count++] = p[k]!;
    for (let k = c; k < c + 3; k++) found[count++] = p[k]!;
  }
  return found.slice(0, count);
}

function normalOf(t: readonly number[], i: number): Vec {
  const u: Vec = [t[i + 3]! - t[i]!, t[i + 4]! - t[i + 1]!, t[i + 5]! - t[i + 2]!];
  const v: Vec = [t[i + 6]! - t[i]!, t[i + 7]! - t[i + 1]!, t[i + 8]! - t[i + 2]!];
  // Mirrored, because y points down: the sign makes z positive for what is seen.
  const n: Vec = [v[1] * u[2] - v[2] * u[1], v[2] * u[0] - v[0] * u[2], v[0] * u[1] - v[1] * u[0]];
  const length = Math.hypot(n[0], n[1], n[2]) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}

const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Joins triangles of one plane. */
function flats(triangles: readonly number[], part: number): Face[] {
  const groups: { normal: Vec; offset: number; triangles: number[] }[] = [];
  for (let i = 0; i < triangles.length; i += 9) {
    const normal = normalOf(triangles, i);
    const offset = dot(normal, [triangles[i]!, triangles[i + 1]!, triangles[i + 2]!]);
    const own = triangles.slice(i, i + 9);
    const group = groups.find(
      (g) => dot(g.normal, normal) > SAME_PLANE && Math.abs(g.offset - offset) < 0.3,
    );
    if (group) group.triangles.push(...own);
    else groups.push({ normal, offset, triangles: own });
  }
  return groups.flatMap(({ normal, offset, triangles: own }) => {
    const loops = loopsOf(own);
    if (loops.length === 0) return [];
    return [{ part, loops, triangles: own, plane: { normal, offset }, ball: null, band: false }];
  });
}

/** Joins triangles of one ring round the axis: neighbours whose heights agree. */
function bands(triangles: readonly number[], part: number): Face[] {
  const flatOnes: number[] = [];
  const rings: { slope: Vec; triangles: number[] }[] = [];
  let last: Vec | null = null;
  for (let i = 0; i < triangles.length; i += 9) {
    const own = triangles.slice(i, i + 9);
    const normal = normalOf(triangles, i);
    // Round a ring the normal turns a little from side to side; between rings it jumps.
    if (last && dot(last, normal) > 0.8) rings.at(-1)!.triangles.push(...own);
    else rings.push({ slope: normal, triangles: own });
    last = normal;
  }
  const bent = rings.flatMap(({ triangles: own }): Face[] => {
    const first = normalOf(own, 0);
    let level = true;
    for (let i = 9; i < own.length; i += 9) level &&= dot(first, normalOf(own, i)) > SAME_PLANE;
    if (level) {
      flatOnes.push(...own);
      return [];
    }
    const loops = loopsOf(own);
    if (loops.length === 0) return [];
    return [{ part, loops, triangles: own, plane: null, ball: null, band: true }];
  });
  return [...bent, ...flats(flatOnes, part)];
}
