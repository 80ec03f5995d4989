// Printed cloth in the scene: the patterns as layers of one small texture, and the shader that lays them on (texture array).
import {
  BufferAttribute,
  type BufferGeometry,
  DataArrayTexture,
  type IUniform,
  LinearFilter,
  LinearMipmapLinearFilter,
  type Material,
  RedFormat,
  RepeatWrapping,
} from "three";
import type { Triangles } from "../../../models/lean/triangles.ts";
import { patternDots } from "../../../models/prints/patternDots.ts";
import { printPatterns } from "../../../models/prints/patterns.ts";

/** Dots across a pattern. */
const SIDE = 128;
/** Seen from the side a pattern stays sharp along its length. */
const SHARP = 8;

/** Places on the cloth go so far from its middle, in squares of a pattern. */
export const PRINT_REACH = 32;
/** Tones are written as powers of two: so many steps to each, from the middle. A byte reaches as far as from plum to cream, and no step is seen. */
const STEPS = 20;
const MIDDLE = 128;
const MOST = 127;

function texture(): DataArrayTexture {
  const dots = new Uint8Array(SIDE * SIDE * printPatterns.length);
  for (const [i, { id }] of printPatterns.entries())
    dots.set(patternDots(id, SIDE), i * SIDE * SIDE);
  const made = new DataArrayTexture(dots, SIDE, SIDE, printPatterns.length);
  made.format = RedFormat;
  made.wrapS = made.wrapT = RepeatWrapping;
  made.magFilter = LinearFilter;
  // Far away a pattern turns into its mean by itself.
  made.minFilter = LinearMipmapLinearFilter;
  made.generateMipmaps = true;
  made.anisotropy = SHARP;
  made.needsUpdate = true;
  return made;
}

/** So many times the light of the first tone, out of a byte. */
export const toneFrom = (byte: number): number => 2 ** ((byte - MIDDLE) / STEPS);

const stepsTo = (times: number): number =>
  Math.max(-MOST, Math.min(MOST, Math.round(Math.log2(times) * STEPS)));

/** What a geometry tells of its cloth: batches want it of all of theirs or of none. */
export function addPrint(geometry: BufferGeometry, { position, print }: Triangles): void {
  const corners = position.length / 3;
  const at = new Int16Array(corners * 2);
  const tone = new Uint8Array(corners * 4);
  for (let i = 0; print && i < corners; i++) {
    if (print.of[i] === 0) continue;
    for (let k = 0; k < 2; k++)
      at[2 * i + k] = Math.round((print.at[2 * i + k]! / PRINT_REACH) * 0x7fff);
    for (let k = 0; k < 3; k++) tone[4 * i + k] = MIDDLE + stepsTo(print.tone[3 * i + k]!);
    tone[4 * i + 3] = print.of[i]!;
  }
  geometry.setAttribute("printAt", new BufferAttribute(at, 2, true));
  geometry.setAttribute("printTone", new BufferAttribute(tone, 4));
}

export type PrintsScene = {
  /** Call it before the last of what changes the material's shader. */
  readonly print: (material: Material) => void;
  /** Before something printed is drawn: until then there is no texture. */
  readonly need: () => void;
  readonly dispose: () => void;
};

export function printsScene(): PrintsScene {
  const map: IUniform<DataArrayTexture | null> = { value: null };
  return {
    print(material) {
      const change = material.onBeforeCompile;
      material.onBeforeCompile = (shader, renderer) => {
        change.call(material, shader, renderer);
        shader.uniforms.printMap = map;
        shader.vertexShader = shader.vertexShader
          .replace("#include <common>", `#include <common>\n${VERTEX}`)
          .replace("#include <begin_vertex>", `#include <begin_vertex>\n${LAY}`);
        shader.fragmentShader = shader.fragmentShader
          .replace("#include <common>", `#include <common>\n${FRAGMENT}`)
          .replace("#include <color_fragment>", `#include <color_fragment>\n${PRINT}`);
      };
    },
    need() {
      map.value ??= texture();
    },
    dispose() {
      map.value?.dispose();
      map.value = null;
    },
  };
}

const VERTEX = `
attribute vec2 printAt;
attribute vec4 printTone;
varying vec3 vPrintAt;
varying vec3 vPrintTone;`;

const LAY = `
vPrintAt = vec3(printAt * ${PRINT_REACH}.0, printTone.w);
vPrintTone = exp2((printTone.rgb - ${MIDDLE}.0) / ${STEPS}.0);`;

const FRAGMENT = `
uniform mediump sampler2DArray printMap;
varying vec3 vPrintAt;
varying vec3 vPrintTone;`;

// Read whether printed or not: only then does the device know how far away the cloth is.
const PRINT = `
float printShare = texture(printMap, vec3(vPrintAt.xy, max(vPrintAt.z - 1.0, 0.0))).r * step(0.5, vPrintAt.z);
diffuseColor.rgb *= mix(vec3(1.0), vPrintTone, printShare);`;
