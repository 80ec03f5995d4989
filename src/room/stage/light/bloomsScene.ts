// What blooms about lamps and flames: soft discs in one draw, of which those of flames burn by the time.
import { AdditiveBlending, Color, type Mesh, ShaderMaterial } from "three";
import { bloomTexture } from "../../../scene/renderer/bloomTexture.ts";
import { facingSquares } from "../../../scene/renderer/facingSquares.ts";
import { flameAt } from "../living/flame.ts";
import type { RoomBloom } from "./lamps.ts";

export type BloomsScene = {
  readonly mesh: Mesh;
  readonly show: (blooms: readonly RoomBloom[], strength: number) => void;
  /** Flames as they burn at that time, in seconds; null is at rest. */
  readonly burn: (seconds: number | null) => void;
  readonly dispose: () => void;
};

const AT_REST = { strength: 1, size: 1 } as const;

export function bloomsScene(): BloomsScene {
  const texture = bloomTexture();
  const material = new ShaderMaterial({
    uniforms: { bloom: { value: texture } },
    vertexShader: `
      attribute vec4 spot;
      attribute vec4 tone;
      varying vec2 at;
      varying vec4 colour;
      void main() {
        at = uv;
        colour = tone;
        vec4 middle = modelViewMatrix * vec4(spot.xyz, 1.0);
        // Before its own lamp, but behind what stands before the lamp.
        middle.xyz += vec3(position.xy * spot.w, 0.45);
        gl_Position = projectionMatrix * middle;
      }`,
    fragmentShader: `
      uniform sampler2D bloom;
      varying vec2 at;
      varying vec4 colour;
      void main() {
        gl_FragColor = vec4(colour.rgb, colour.a * texture2D(bloom, at).a);
        #include <colorspace_fragment>
      }`,
    transparent: true,
    blending: AdditiveBlending,
    depthWrite: false,
  });
  const squares = facingSquares(material, 5);
  const colour = new Color();
  let shown: readonly RoomBloom[] = [];
  let strong = 0;
  let burning: number | null = null;

  function burn(seconds: number | null) {
    burning = seconds;
    const { geometry } = squares.mesh;
    const [spot, tone] = [geometry.getAttribute("spot"), geometry.getAttribute("tone")];
    for (const [i, { isFlame, at, size, strength }] of shown.entries()) {
      if (!isFlame) continue;
      const now = seconds === null ? AT_REST : flameAt(seconds, at);
      spot!.setW(i, 2 * size * strong * now.size);
      tone!.setW(i, strength * strong * now.strength);
    }
    if (shown.some(({ isFlame }) => isFlame))
      for (const each of [spot, tone]) each!.needsUpdate = true;
  }

  return {
    mesh: squares.mesh,
    show(blooms, strength) {
      [shown, strong] = [strength > 0 ? blooms : [], strength];
      squares.show(shown.length, {
        spot: shown.map(({ at, size }) => [...at, 2 * size * strength]),
        tone: shown.map((one) => [...colour.set(one.colour).toArray(), one.strength * strength]),
      });
      // A room that is shown anew burns on as it did.
      if (burning !== null) burn(burning);
    },
    burn,
    dispose() {
      for (const one of [squares, material, texture]) one.dispose();
    },
  };
}
