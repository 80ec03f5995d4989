// Soft discs that face the viewer, in one draw: light about lamps, or steam (billboards).
import { AdditiveBlending, Color, type Mesh, NormalBlending, ShaderMaterial } from "three";
import type { Vec } from "../../models/pose.ts";
import { bloomTexture } from "./bloomTexture.ts";
import { facingSquares } from "./facingSquares.ts";

export type Disc = {
  readonly at: Vec;
  readonly colour: string;
  /** Across, in tiles, as far as it is seen. */
  readonly size: number;
  readonly strength: number;
};

export type SoftDiscs = {
  readonly mesh: Mesh;
  readonly show: (discs: readonly Disc[]) => void;
  /** Of those that are shown, without making them anew. */
  readonly change: (i: number, disc: Pick<Disc, "at" | "size" | "strength">) => void;
  /** After the last change. */
  readonly changed: () => void;
  readonly dispose: () => void;
};

/** Of its square a disc fades out well before the rim. */
const BEYOND = 2;

/** `isLight` is added to what is behind it, and brightest in its middle; `before` is how much nearer than its place it is drawn. */
export function softDiscs(isLight: boolean, before: number): SoftDiscs {
  const texture = bloomTexture();
  const material = new ShaderMaterial({
    uniforms: { bloom: { value: texture }, before: { value: before } },
    vertexShader: `
      attribute vec4 spot;
      attribute vec4 tone;
      uniform float before;
      varying vec2 at;
      varying vec4 colour;
      void main() {
        at = uv;
        colour = tone;
        vec4 middle = modelViewMatrix * vec4(spot.xyz, 1.0);
        middle.xyz += vec3(position.xy * spot.w, before);
        gl_Position = projectionMatrix * middle;
      }`,
    fragmentShader: `
      uniform sampler2D bloom;
      varying vec2 at;
      varying vec4 colour;
      void main() {
        float there = texture2D(bloom, at).a;
        gl_FragColor = vec4(colour.rgb, colour.a * ${isLight ? "there" : "sqrt(there)"});
        #include <colorspace_fragment>
      }`,
    transparent: true,
    blending: isLight ? AdditiveBlending : NormalBlending,
    depthWrite: false,
  });
  const squares = facingSquares(material, 5);
  const colour = new Color();
  const values = () =>
    (["spot", "tone"] as const).map((n) => squares.mesh.geometry.getAttribute(n));

  return {
    mesh: squares.mesh,
    show(discs) {
      squares.show(discs.length, {
        spot: discs.map(({ at, size }) => [...at, BEYOND * size]),
        tone: discs.map((one) => [...colour.set(one.colour).toArray(), one.strength]),
      });
    },
    change(i, { at, size, strength }) {
      const [spot, tone] = values();
      spot?.setXYZW(i, ...at, BEYOND * size);
      tone?.setW(i, strength);
    },
    changed() {
      for (const each of values()) if (each) each.needsUpdate = true;
    },
    dispose() {
      for (const one of [squares, material, texture]) one.dispose();
    },
  };
}
