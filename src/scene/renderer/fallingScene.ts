// Rain and snow between the eye and the land, in one draw: a picture that stands still, or moves for a while (particles in a shader).
import { Mesh, PlaneGeometry, ShaderMaterial, Vector2 } from "three";
import type { Falling } from "../light/falling.ts";

export type FallingScene = {
  readonly mesh: Mesh;
  readonly fall: (what: Falling) => void;
  /** In seconds since it began to move. */
  readonly at: (seconds: number) => void;
  readonly resize: (width: number, height: number) => void;
  readonly dispose: () => void;
};

const vertexShader = /* glsl */ `
varying vec2 vAt;
void main() {
  vAt = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;
/** Both are laid out in CSS pixels: each column has its own pace, each square its own flake. */
const fragmentShader = /* glsl */ `
uniform vec2 uSize;
uniform float uTime;
uniform float uIsSnow;
varying vec2 vAt;
float chanceOf(vec2 p) {
  p = fract(p * vec2(0.1731, 0.2387) + 0.37);
  p += dot(p, p.yx + 19.19);
  return fract((p.x + p.y) * p.y * 43.7);
}
float rain(vec2 at) {
  at.x += at.y * 0.2;
  float column = floor(at.x / 6.0);
  float own = chanceOf(vec2(column, 3.0));
  float fall = (at.y + uTime * (520.0 + 240.0 * own)) / 90.0 + own * 9.0;
  float isThere = step(0.6, chanceOf(vec2(column, floor(fall))));
  float along = fract(fall);
  float across = abs(fract(at.x / 6.0) - 0.5) * 6.0;
  return isThere * smoothstep(0.0, 0.3, along) * step(along, 0.34) * (1.0 - smoothstep(0.2, 0.8, across));
}
float snow(vec2 at, float cell, float pace) {
  at += vec2(6.0 * sin(uTime * 0.7 + at.y * 0.02), uTime * pace);
  vec2 square = floor(at / cell);
  vec2 middle = 0.5 + 0.6 * (vec2(chanceOf(square), chanceOf(square + 57.0)) - 0.5);
  float size = mix(0.05, 0.11, chanceOf(square + 91.0));
  return (1.0 - smoothstep(size * 0.6, size, distance(fract(at / cell), middle))) * step(0.45, chanceOf(square + 17.0));
}
void main() {
  vec2 at = vAt * uSize;
  float flakes = max(snow(at, 21.0, 34.0), snow(at + 7.7, 33.0, 52.0));
  float alpha = mix(0.4 * rain(at), 0.9 * flakes, uIsSnow);
  // Light on a bright day, and paler than the night.
  gl_FragColor = vec4(mix(vec3(0.86, 0.92, 1.0), vec3(1.0), uIsSnow), alpha);
}`;

export function fallingScene(): FallingScene {
  const uniforms = {
    uSize: { value: new Vector2(1, 1) },
    uTime: { value: 0 },
    uIsSnow: { value: 0 },
  };
  const paint = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
  const mesh = new Mesh(new PlaneGeometry(2, 2), paint);
  mesh.frustumCulled = false;
  mesh.renderOrder = 1;
  mesh.visible = false;
  return {
    mesh,
    fall(what) {
      mesh.visible = what !== null;
      uniforms.uIsSnow.value = what === "snow" ? 1 : 0;
    },
    at: (seconds) => {
      uniforms.uTime.value = seconds;
    },
    resize: (width, height) => void uniforms.uSize.value.set(width, height),
    dispose() {
      for (const one of [paint, mesh.geometry]) one.dispose();
    },
  };
}
