// The sun or moon of a stage as directional lights with soft shadows.
import { DirectionalLight, Vector3 } from "three";
import type { Light } from "./light.ts";

const UP = new Vector3(0, 1, 0);

/** One sun drawn as a few small ones: their shadows overlap into a soft edge. */
export function suns(light: Light): DirectionalLight[] {
  const { sun, power, from, about, spread, softness, count } = light;
  return Array.from({ length: count }, (_, i) => {
    const lamp = new DirectionalLight(sun, power / count);
    const angle = (2 * Math.PI * (i + 0.25)) / count;
    const off = count > 1 ? softness : 0;
    const direction = new Vector3(...from).normalize();
    const side = new Vector3().crossVectors(direction, UP).normalize();
    const over = new Vector3().crossVectors(side, direction);
    direction.addScaledVector(side, Math.cos(angle) * off);
    direction.addScaledVector(over, Math.sin(angle) * off);
    lamp.target.position.set(...about);
    lamp.position.copy(lamp.target.position).addScaledVector(direction, 60);
    lamp.castShadow = true;
    lamp.shadow.mapSize.set(4096, 4096);
    Object.assign(lamp.shadow.camera, { left: -spread, right: spread, top: spread });
    Object.assign(lamp.shadow.camera, { bottom: -spread, near: 1, far: 140 });
    lamp.shadow.radius = 3;
    lamp.shadow.normalBias = 0.03;
    lamp.shadow.bias = -0.0004;
    lamp.shadow.intensity = light.shadow;
    return lamp;
  });
}
