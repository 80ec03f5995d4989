// Flat marks as one geometry with their colours.
import { BufferAttribute, BufferGeometry, Color } from "three";
import type { Mark } from "./marks.ts";

export function marksGeometry(marks: readonly Mark[]): BufferGeometry {
  const geometry = new BufferGeometry();
  const colour = new Color();
  const position = marks.flatMap(({ corners }) => corners.flat());
  const tones = marks.flatMap((mark) => {
    const tone = [...colour.set(mark.colour).toArray(), mark.alpha];
    return [tone, tone, tone, tone].flat();
  });
  const index = marks.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((k) => 4 * i + k));
  geometry.setAttribute("position", new BufferAttribute(new Float32Array(position), 3));
  geometry.setAttribute("color", new BufferAttribute(new Float32Array(tones), 4));
  geometry.setIndex(index);
  return geometry;
}
