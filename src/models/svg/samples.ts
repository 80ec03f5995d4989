// Points of the drawing at which the light on a face is measured.
import type { DepthBuffer } from "./raster.ts";

const SAMPLES = 5;

/** A handful of dots spread over what is seen of each face. */
export function sampleFaces({ front }: DepthBuffer, dots: Int32Array): number[][] {
  const samples: number[][] = Array.from(dots, () => []);
  const passed = new Int32Array(dots.length);
  for (let dot = 0; dot < front.length; dot++) {
    const id = front[dot]!;
    if (id < 0) continue;
    const step = Math.max(1, dots[id]! / SAMPLES);
    const own = samples[id]!;
    if (passed[id]! >= (own.length + 0.5) * step || (own.length === 0 && step <= 1)) own.push(dot);
    passed[id]!++;
  }
  samples.forEach((own, id) => {
    if (own.length === 0 && dots[id]! > 0) own.push(front.indexOf(id));
  });
  return samples;
}
