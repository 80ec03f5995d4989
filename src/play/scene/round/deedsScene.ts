// What is seen of a deed: ripe plants rise and fly to the house, dust or drops rise where a hand was.
import {
  BufferAttribute,
  Color,
  Group,
  Mesh,
  MeshLambertMaterial,
  ShaderMaterial,
  Vector3,
} from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import type { Vec } from "../../../models/pose.ts";
import { chance } from "../../../models/random.ts";
import { facingSquares } from "../../../scene/renderer/facingSquares.ts";
import { trianglesGeometry } from "../../../scene/renderer/geometry.ts";
import { FLIGHT_MS, flightsOf } from "../plants/flights.ts";
import { mergeTriangles } from "../plants/plantMesh.ts";

export type PuffKind = "dust" | "drops";

export type DeedsScene = {
  readonly root: Group;
  /** What is gathered of each plot; it goes there by `gather` from 0 to 1, which lasts so many milliseconds, and is gone then. */
  readonly take: (plots: readonly Triangles[], to: Vec) => number;
  readonly gather: (way: number) => void;
  readonly touch: (places: readonly Vec[], puff: PuffKind) => void;
  readonly rise: (way: number) => void;
  readonly dispose: () => void;
};

const EACH = 7;
const tones: Record<PuffKind, string> = { dust: "#b98a5c", drops: "#8fc7e8" };

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
/** Up out of the bed, then in an arc to the goal, smaller and smaller; whoever has come is not seen any more. */
const flying = /* glsl */ `
#include <begin_vertex>
float own = clamp((clock - flight.w) / ${FLIGHT_MS}.0, 0.0, 1.0);
float fly = smoothstep(0.3, 1.0, own);
vec3 gone = mix(flight.xyz + vec3(0.0, 0.9 * smoothstep(0.0, 0.45, own), 0.0), goal, fly);
gone.y += sin(fly * 3.1416) * 0.8;
transformed = gone + (transformed - flight.xyz) * (1.0 - 0.8 * fly) * (1.0 - step(1.0, own));`;
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
  const material = new MeshLambertMaterial({ vertexColors: true });
  const flight = { clock: { value: 0 }, goal: { value: new Vector3() } };
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, flight);
    shader.vertexShader =
      `uniform float clock;\nuniform vec3 goal;\nattribute vec4 flight;\n${shader.vertexShader}`.replace(
        "#include <begin_vertex>",
        flying,
      );
  };
  let lasts = 0;
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
    take(plots, to) {
      const flights = flightsOf(plots);
      taken.geometry.dispose();
      taken.geometry = trianglesGeometry(mergeTriangles(plots));
      taken.geometry.setAttribute("flight", new BufferAttribute(flights.corners, 4));
      flight.goal.value.set(...to);
      lasts = flights.lasts;
      return lasts;
    },
    gather(way) {
      taken.visible = way < 1;
      flight.clock.value = way * lasts;
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
