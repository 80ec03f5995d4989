// The light that is seen about lamps and windows close by: all of it in one draw.
import { AdditiveBlending, Color, type Mesh, ShaderMaterial } from "three";
import { bloomTexture } from "../../scene/renderer/bloomTexture.ts";
import { facingSquares } from "../../scene/renderer/facingSquares.ts";
import { type NearPiece, ON_MAP, onMap } from "./joinFields.ts";

const vertexShader = /* glsl */ `
attribute vec4 aHalo;
attribute vec3 aTint;
varying vec2 vUv;
varying vec3 vTint;
void main() {
  vUv = uv;
  vTint = aTint;
  vec4 middle = modelViewMatrix * vec4(aHalo.xyz, 1.0);
  middle.xy += position.xy * aHalo.w;
  gl_Position = projectionMatrix * middle;
}`;

const fragmentShader = /* glsl */ `
uniform sampler2D bloom;
varying vec2 vUv;
varying vec3 vTint;
void main() {
  gl_FragColor = vec4(vTint, 0.42) * texture2D(bloom, vUv);
  #include <colorspace_fragment>
}`;

export type NearHalosScene = {
  readonly mesh: Mesh;
  readonly show: (fields: readonly NearPiece[]) => void;
  readonly dispose: () => void;
};

export function nearHalosScene(): NearHalosScene {
  const bloom = bloomTexture();
  const shine = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { bloom: { value: bloom } },
    transparent: true,
    blending: AdditiveBlending,
    depthTest: false,
    depthWrite: false,
  });
  const squares = facingSquares(shine, 4);
  const tint = new Color();
  return {
    mesh: squares.mesh,
    show(fields) {
      const halos = fields.flatMap((field) =>
        field.land.halos.map(({ at, colour, size }) => ({
          place: [...onMap(field, at), 2 * ON_MAP * size],
          tint: tint.set(colour).toArray(),
        })),
      );
      squares.show(halos.length, {
        aHalo: halos.map(({ place }) => place),
        aTint: halos.map((halo) => halo.tint),
      });
    },
    dispose() {
      for (const one of [squares, shine, bloom]) one.dispose();
    },
  };
}
