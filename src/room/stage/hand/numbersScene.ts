// Numbers on the edges of the floor: all of them in one draw, always upright to the viewer.
import { CanvasTexture, Color, type Mesh, ShaderMaterial } from "three";
import type { Vec } from "../../../models/parts.ts";
import { facingSquares } from "../../../scene/renderer/facingSquares.ts";
import { SIDE } from "../../model/units.ts";

/** One of the columns or rows along the two front edges of the floor; those of the held thing are set off. */
export type EdgeNumber = { readonly at: Vec; readonly number: number; readonly isCurrent: boolean };

const CELL = 64;
const ACROSS = 8;
const DOWN = Math.ceil((SIDE.most + 1) / ACROSS);
const SIZE = 0.46;

function digits(): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = ACROSS * CELL;
  canvas.height = DOWN * CELL;
  const paint = canvas.getContext("2d");
  if (paint) {
    paint.font = `600 ${CELL * 0.56}px "Site Headings", sans-serif`;
    paint.textAlign = "center";
    paint.textBaseline = "middle";
    paint.fillStyle = "#fff";
    for (let i = 1; i <= SIDE.most; i++)
      paint.fillText(`${i}`, ((i % ACROSS) + 0.5) * CELL, (Math.floor(i / ACROSS) + 0.53) * CELL);
  }
  return new CanvasTexture(canvas);
}

export type NumbersScene = {
  readonly mesh: Mesh;
  readonly show: (numbers: readonly EdgeNumber[]) => void;
  readonly dispose: () => void;
};

export function numbersScene(): NumbersScene {
  const texture = digits();
  const material = new ShaderMaterial({
    uniforms: {
      digits: { value: texture },
      disc: { value: new Color("#4f6b1b").convertLinearToSRGB() },
    },
    vertexShader: `
      attribute vec4 spot;
      attribute float current;
      varying vec2 at;
      varying vec2 cell;
      varying float isCurrent;
      void main() {
        at = uv;
        isCurrent = current;
        float row = floor(spot.w / ${ACROSS}.0);
        cell = vec2(spot.w - row * ${ACROSS}.0, ${DOWN}.0 - 1.0 - row);
        vec4 middle = modelViewMatrix * vec4(spot.xyz, 1.0);
        middle.xy += position.xy * ${SIZE} * mix(1.0, 1.12, current);
        gl_Position = projectionMatrix * middle;
      }`,
    fragmentShader: `
      uniform sampler2D digits;
      uniform vec3 disc;
      varying vec2 at;
      varying vec2 cell;
      varying float isCurrent;
      void main() {
        float digit = texture2D(digits, (cell + at) / vec2(${ACROSS}.0, ${DOWN}.0)).a;
        float away = length(at - 0.5);
        float round = isCurrent * (1.0 - smoothstep(0.44, 0.47, away));
        float alpha = max(digit * mix(0.85, 1.0, isCurrent), round);
        vec3 colour = mix(disc, vec3(1.0, 0.98, 0.93), digit);
        gl_FragColor = vec4(mix(vec3(1.0, 0.98, 0.93), colour, isCurrent), alpha);
      }`,
    transparent: true,
    depthTest: false,
    depthWrite: false,
  });
  const squares = facingSquares(material, 6);

  return {
    mesh: squares.mesh,
    show(numbers) {
      squares.show(numbers.length, {
        spot: numbers.map(({ at, number }) => [...at, number]),
        current: numbers.map(({ isCurrent }) => [isCurrent ? 1 : 0]),
      });
    },
    dispose() {
      for (const one of [squares, material, texture]) one.dispose();
    },
  };
}
