// Sun or moon with the shadows it throws, and what comes from the sky above and the ground below (directional light with a shadow map, hemisphere light).
import { DirectionalLight, Group, HemisphereLight } from "three";
import type { Vec } from "../../models/pose.ts";
import type { OutdoorLight } from "../light/hours.ts";

export type Sunlight = {
  readonly root: Group;
  readonly shine: (light: OutdoorLight) => void;
  /** Where the sun comes from; all that lies within `reach` of the middle is in its shadows. */
  readonly stand: (from: Vec, span: SunSpan) => void;
  readonly dispose: () => void;
};

type SunSpan = {
  readonly reach: number;
  /** How far off it stands, and between which distances something may throw a shadow. */
  readonly away: number;
  readonly near: number;
  readonly far: number;
};

const SHADOW_SIDE = 2048;

/** `softness` of the edges of its shadows, in their dots. */
export function sunlight(softness: number): Sunlight {
  const root = new Group();
  const sky = new HemisphereLight();
  const sun = new DirectionalLight();
  sun.castShadow = true;
  sun.shadow.mapSize.set(SHADOW_SIDE, SHADOW_SIDE);
  sun.shadow.radius = softness;
  sun.shadow.normalBias = 0.03;
  sun.shadow.bias = -0.0004;
  root.add(sky, sun, sun.target);

  return {
    root,
    shine(light) {
      sky.color.set(light.sky);
      sky.groundColor.set(light.bounce);
      sky.intensity = light.ambient;
      sun.color.set(light.sun);
      sun.intensity = light.power;
      sun.shadow.intensity = light.shadow;
    },
    stand(from, { reach, away, near, far }) {
      sun.position.set(...from).setLength(away);
      const { camera } = sun.shadow;
      Object.assign(camera, { left: -reach, right: reach, top: reach, bottom: -reach, near, far });
      camera.updateProjectionMatrix();
    },
    dispose: () => sun.dispose(),
  };
}
