// Suns for a photograph: as wide as they are seen, so that shadows turn softer the further they fall (area light, soft shadows).
import { type DirectionalLight, Vector3 } from "three";
import type { Sample } from "./samples.ts";

/** Dots of a shadow's picture: between two exposures they lie elsewhere. */
const SHADOW_SIDE = 2048;
const SOFTNESS = 1.5;
/** Half of what a sun is wide, as a tangent: a little wider than ours, which looks hard in a small room. */
const WIDE = 0.012;

export type PhotoSuns = {
  /** To one place within each sun. */
  readonly stand: (at: Sample["sun"]) => void;
  readonly rest: () => void;
};

export function photoSuns(lights: readonly DirectionalLight[]): PhotoSuns {
  const suns = lights
    .filter(({ castShadow }) => castShadow)
    .map((light) => {
      light.shadow.mapSize.set(SHADOW_SIDE, SHADOW_SIDE);
      light.shadow.map?.dispose();
      light.shadow.map = null;
      light.shadow.radius = SOFTNESS;
      const middle = light.position.clone();
      const right = new Vector3(0, 1, 0).cross(middle).setLength(middle.length() * WIDE);
      const up = middle
        .clone()
        .cross(right)
        .setLength(middle.length() * WIDE);
      return { light, middle, right, up };
    });
  return {
    stand({ x, y }) {
      for (const { light, middle, right, up } of suns)
        light.position.copy(middle).addScaledVector(right, x).addScaledVector(up, y);
    },
    rest() {
      for (const { light, middle } of suns) light.position.copy(middle);
    },
  };
}
