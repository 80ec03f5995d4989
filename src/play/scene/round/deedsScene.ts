// What is seen of a deed: ripe plants go up into the basket, dust or drops rise where a hand was.
import { Color, Group, Mesh, MeshLambertMaterial, ShaderMaterial } from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import { chance } from "../../../models/random.ts";
import { facingSquares } from "../../../scene/renderer/facingSquares.ts";
import { trianglesGeometry } from "../../../scene/renderer/geometry.ts";

export type Puff = "dust" | "drops";

export type DeedsScene = {
  readonly root: Group;
  /** What is gathered; it rises by `gather` from 0 to 1, and is gone then. */
  readonly take: (plants: Triangles) => void;
  readonly gather: (way: number) => void;
  readonly touch: (places: readonly Vec[], puff: Puff) => void;
  readonly rise: (way: number) => void;
  readonly dispose: () => void;
};

/** In steps. */
const HOP = 0.9;
const EACH = 7;
const tones: Record<Puff, string> = { dust: "#b98a5c", drops: "#8fc7e8" };

const vertexShader = /* glsl */ `
uniform float way;
attribute vec4 place;
varying vec2 at;
void main() {
  at = position.xy * 2.0;
  float turn = place.w * 6.2832;
  float out_ = (0.12 + 0.3 * fract(place.w * 7.0)) * way;
  vec3 moved = place.xyz + vec3(cos(turn) * out_, way * (1.4 - way) * 0.75 * (0.4 + fract(place.w * 3.0)), sin(turn) * out_);
  vec4 seen = modelViewMatrix * vec4(moved, 1.0);
  seen.xy += position.xy * (0.07 + 0.09 * way);
  gl_Position = projectionMatrix * seen;
}`;
const fragmentShader = /* glsl */ `
uniform vec3 tone;
uniform float way;
varying vec2 at;
void main() {
  gl_FragColor = vec4(tone, (1.0 - smoothstep(0.7, 1.0, length(at))) * (1.0 - way) * 0.9);
  #include <colorspace_fragment>
}`;

export function deedsScene(): DeedsScene {
  const root = new Group();
  const material = new MeshLambertMaterial({ vertexColors: true, transparent: true });
  const taken = new Mesh(undefined, material);
  taken.frustumCulled = false;
  taken.visible = false;
  const uniforms = { way: { value: 0 }, tone: { value: new Color() } };
  const air = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms,
    transparent: true,
    depthWrite: false,
  });
  const puffs = facingSquares(air, 1);
  root.add(taken, puffs.mesh);
  return {
    root,
    take(plants) {
      taken.geometry.dispose();
      taken.geometry = trianglesGeometry(plants);
    },
    gather(way) {
      taken.visible = way < 1;
      taken.position.y = HOP * way;
      material.opacity = 1 - way * way;
    },
    touch(places, puff) {
      uniforms.tone.value.set(tones[puff]);
      const all = places.flatMap(([x, y, z], n) =>
        Array.from({ length: EACH }, (_, i) => [
          x + (chance(n, i) - 0.5) * 0.6,
          y,
          z + (chance(n, i + 20) - 0.5) * 0.4,
          chance(n, i + 40),
        ]),
      );
      puffs.show(all.length, { place: all });
    },
    rise(way) {
      puffs.mesh.visible = way < 1;
      uniforms.way.value = way;
    },
    dispose() {
      for (const one of [material, taken.geometry, air, puffs]) one.dispose();
    },
  };
}
