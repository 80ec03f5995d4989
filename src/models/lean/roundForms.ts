// Lathes and balls for live scenes, with sides and rings by their size.
import { ballMesh } from "../meshes/ballMesh.ts";
import { latheMesh } from "../meshes/latheMesh.ts";
import { addCorner, addTriangle, type Mesh } from "../meshes/mesh.ts";
import type { BallPart, LathePart, Point2 } from "../parts.ts";
import type { MeshForm } from "./form.ts";
import { sharpened, straightened } from "./outline.ts";

const FEWEST = [3, 4, 5, 6, 7, 8, 9] as const;
const MOST_SIDES = 10;
/** Wide things stay round, and bowls stay hollow, however coarse the rest. */
const ROUND = 0.1;
const ROUND_SIDES = 6;
/** Only what has far too many parts becomes coarser than this. */
const COARSE = 0.07;
const DEEPEST = 0.025;
const LEVEL = 1e-6;

/** A ring drawn half inside and half outside of the circle it stands for is off by half as much. */
const spread = (sides: number) => 2 / (1 + Math.cos(Math.PI / sides));
const offRound = (sides: number) => (1 - Math.cos(Math.PI / sides)) * 0.7;

/** Closes a lathe with plain polygons where its profile begins or ends with a level disc. */
function closedLathe(profile: readonly Point2[], sides: number): Mesh {
  const isDisc = (a: Point2 | undefined, b: Point2 | undefined) =>
    a?.[0] === 0 && b !== undefined && Math.abs(a[1] - b[1]) < LEVEL && b[0] > 0;
  const below = isDisc(profile[0], profile[1]);
  const above = isDisc(profile.at(-1), profile.at(-2));
  const side = profile.slice(below ? 1 : 0, above ? -1 : undefined);
  const mesh = latheMesh(side, sides);
  const disc = ([r, y]: Point2, facing: number) => {
    const ring = Array.from({ length: sides }, (_, k) => {
      const angle = (2 * Math.PI * k) / sides;
      return addCorner(mesh, [r * Math.cos(angle), y, r * Math.sin(angle)], [0, facing, 0]);
    });
    for (let k = 1; k + 1 < sides; k++) addTriangle(mesh, ring[0]!, ring[k]!, ring[k + 1]!);
  };
  if (below) disc(side[0]!, -1);
  if (above) disc(side.at(-1)!, 1);
  return mesh;
}

const widestOf = (profile: readonly Point2[]) => Math.max(...profile.map(([r]) => r));

export function latheForm({ profile, sides: own, flat }: LathePart, tolerance: number): MeshForm {
  const widest = widestOf(profile);
  const least = widest < ROUND ? 3 : tolerance < COARSE ? ROUND_SIDES : ROUND_SIDES - 1;
  const off = (sides: number) => widest * offRound(sides) * (flat ? 2 : 1);
  const sides =
    FEWEST.find((n) => n < own && n >= least && off(n) <= tolerance) ?? Math.min(own, MOST_SIDES);
  let reach = Math.min(tolerance, tolerance < COARSE ? DEEPEST : 2.5 * DEEPEST);
  let simple = straightened(sharpened(profile, reach), reach);
  // A straw is thinner than the tolerance, and must not become nothing.
  while (widestOf(simple) < widest * 0.6) {
    reach /= 2;
    simple = straightened(sharpened(profile, reach), reach);
  }
  const k = flat || sides === own ? 1 : spread(sides);
  return {
    name: `${sides} ${simple.join(" ")}`,
    make: () =>
      closedLathe(
        simple.map(([r, y]): Point2 => [r * k, y]),
        sides,
      ),
  };
}

/** A ball from rings, for sizes between those of the ball of equal triangles. */
function ringBall({ size: [w, h, d] }: BallPart, sides: number, rings: number): Mesh {
  const k = spread(sides);
  const up = spread(rings * 2);
  const profile = Array.from({ length: rings + 1 }, (_, i): Point2 => {
    const a = (Math.PI * i) / rings;
    const r = i === 0 || i === rings ? 0 : Math.sin(a) * k * up;
    return [r, -Math.cos(a)];
  });
  const mesh = latheMesh(profile, sides);
  const half = [w / 2, h / 2, d / 2];
  for (let i = 0; i < mesh.position.length; i += 3) {
    const p = [0, 1, 2].map((c) => mesh.position[i + c]!);
    const n = p.map((v, c) => v / half[c]!);
    const length = Math.hypot(...n) || 1;
    for (let c = 0; c < 3; c++) {
      mesh.position[i + c] = p[c]! * half[c]!;
      mesh.normal[i + c] = n[c]! / length;
    }
  }
  return mesh;
}

/** How far a ball of radius 1 is off in its coarser forms, and how much larger each is drawn. */
const RINGS = { sides: 7, count: 4, off: 0.07 };
const TWENTY = { off: 0.12, spread: 1.09 };
const EIGHT = { off: 0.55 };
const SIX = { off: 0.8 };

export function ballForm(part: BallPart, tolerance: number, seed: number): MeshForm {
  const { size, rough, flat, detail } = part;
  const r = Math.max(...size) / 2;
  if (r * SIX.off <= tolerance) return { name: "six", make: () => ringBall(part, 3, 2) };
  if (r * EIGHT.off <= tolerance) return { name: "eight", make: () => ringBall(part, 4, 2) };
  if (r * TWENTY.off <= tolerance && detail > 0) {
    const [w, h, d] = size.map((v) => v * TWENTY.spread) as [number, number, number];
    return { name: "twenty", make: () => ballMesh([w, h, d], 0, rough, seed) };
  }
  if (r * RINGS.off <= tolerance && detail > 0 && !flat && rough === 0)
    return { name: "rings", make: () => ringBall(part, RINGS.sides, RINGS.count) };
  return { name: "finest", make: () => ballMesh(size, Math.min(detail, 1), rough, seed) };
}
