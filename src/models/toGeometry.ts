// Turns parts into drawable geometry: one merged mesh with its contact shade in the colours.
import { BufferAttribute, BufferGeometry, Color } from "three";
import { CONTRAST, CREASE, DEEPEST, OWN, REACH, STRENGTH } from "./crease.ts";
import { partMesh } from "./meshes/partMesh.ts";
import { type Occluder, occluder } from "./occlusion.ts";
import type { Part } from "./parts.ts";
import { add, rotate, type Vec } from "./pose.ts";

export type GeometryOptions = {
  /** Longest edge, so that baked shade can turn soft. */
  cell?: number;
  /** Strength of the baked shade; 0 leaves the colours plain. */
  ao?: number;
  /** Height of an unseen floor that also shades, or null for none. */
  floor?: number | null;
  /** How far the shade looks. */
  reach?: number;
  /** Few triangles for live scenes. */
  lean?: boolean;
  /** Parts that shade but are not drawn. */
  ghosts?: readonly Part[];
};
export type Geometry = { solid: BufferGeometry | null; glow: BufferGeometry | null };

const tint = new Color(CREASE);

export function toGeometry(parts: readonly Part[], options: GeometryOptions = {}): Geometry {
  const { ao = STRENGTH, reach = REACH, floor = 0, ghosts = [] } = options;
  const solid = parts.filter((part) => !part.glow);
  const shade = ao > 0 ? occluder([...solid, ...ghosts], reach, floor) : null;
  return {
    solid: merge(solid, options, shade, ao),
    glow: merge(
      parts.filter((part) => part.glow),
      options,
      null,
      0,
    ),
  };
}

function merge(
  parts: readonly Part[],
  { cell = 0.35, lean = false }: GeometryOptions,
  shade: Occluder | null,
  ao: number,
): BufferGeometry | null {
  if (parts.length === 0) return null;
  const position: number[] = [];
  const normal: number[] = [];
  const colour: number[] = [];
  const index: number[] = [];
  for (const part of parts) {
    const mesh = partMesh(part, cell, lean);
    const start = position.length / 3;
    const first = position.length;
    for (let i = 0; i < mesh.position.length; i += 3) {
      const at = add(part.at, rotate(part.pose, triple(mesh.position, i)));
      const n = rotate(part.pose, triple(mesh.normal, i));
      position.push(...at);
      normal.push(...n);
    }
    const tone = toneOf(part, position, first);
    for (let i = first; i < position.length; i += 3) {
      const at = triple(position, i);
      const dark = shade ? Math.min(DEEPEST, shade(at, triple(normal, i)) * ao * CONTRAST) : 0;
      colour.push(...tone(at[1], dark));
    }
    for (const i of mesh.index) index.push(start + i);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normal), 3));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(colour), 3));
  geometry.setIndex(index);
  return geometry;
}

const triple = (from: readonly number[], i: number): Vec => [from[i]!, from[i + 1]!, from[i + 2]!];

/** Creases go to a warm plum of the part's own colour, never to grey. */
function toneOf(part: Part, position: readonly number[], first: number) {
  const low = new Color(part.colour);
  const high = new Color(part.top);
  let bottom = Infinity;
  let top = -Infinity;
  if (part.top !== part.colour)
    for (let i = first + 1; i < position.length; i += 3) {
      bottom = Math.min(bottom, position[i]!);
      top = Math.max(top, position[i]!);
    }
  const mixed = new Color();
  const crease = new Color();
  return (y: number, dark: number): Vec => {
    mixed.copy(low);
    if (top > bottom) mixed.lerp(high, (y - bottom) / (top - bottom));
    crease.copy(tint).lerp(mixed, OWN);
    const at = (base: number, shade: number) => base * (1 - dark + dark * shade);
    return [at(mixed.r, crease.r), at(mixed.g, crease.g), at(mixed.b, crease.b)];
  };
}
