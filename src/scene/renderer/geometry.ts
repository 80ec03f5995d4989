// From numbers to what the renderer draws: triangles with their colours, and rectangles.
import { BufferAttribute, BufferGeometry, Color } from "three";
import type { Triangles } from "../../models/lean/triangles.ts";
import type { Vec } from "../../models/pose.ts";

export function trianglesGeometry({ position, normal, color, index }: Triangles): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setAttribute("normal", new BufferAttribute(normal, 3));
  geometry.setAttribute("color", new BufferAttribute(color, 3));
  geometry.setIndex(new BufferAttribute(index, 1));
  return geometry;
}

export type QuadCorners = readonly [Vec, Vec, Vec, Vec];

/** Each by its four corners in turn. */
export function rectanglesGeometry(
  all: readonly { readonly corners: QuadCorners }[],
): BufferGeometry {
  const geometry = new BufferGeometry();
  const position = new Float32Array(all.flatMap(({ corners }) => corners.flat()));
  geometry.setAttribute("position", new BufferAttribute(position, 3));
  geometry.setIndex(all.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((k) => 4 * i + k)));
  return geometry;
}

/** The same, each in one colour. */
export function paintedRectangles(
  all: readonly {
    readonly corners: QuadCorners;
    readonly colour: string;
    readonly alpha: number;
  }[],
): BufferGeometry {
  const geometry = rectanglesGeometry(all);
  const paint = new Color();
  const colours = all.flatMap(({ colour, alpha }) => {
    const tone = [...paint.set(colour).toArray(), alpha];
    return [tone, tone, tone, tone].flat();
  });
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(colours), 4));
  return geometry;
}
