// The ground as it is drawn: a cloud hides less of it where houses can be told apart, a chosen field is outlined from afar.
import { Camera, Scene, WebGLRenderer } from "three";
import { expect, onTestFinished, test } from "vitest";
import { countryBounds } from "../../fields/land/hexCentre.ts";
import { groundScene } from "./groundScene.ts";
import { mapUniforms } from "./mapUniformsScene.ts";
import { skyGrid } from "./parishSky.ts";

const SIDE = 24;
const grid = { q0: -20, r0: -20, columns: 41, rows: 41 };
const bounds = countryBounds(91);
const dots = (byte: number) => new Uint8Array(4 * grid.columns * grid.rows).fill(byte);

/** Dark land without end. */
function ground() {
  const rivers = {
    corners: new Float32Array(),
    index: new Uint32Array(),
    places: new Float32Array(),
  };
  const data = { grid, bounds, tones: dots(70), land: dots(255), parishes: [], rivers };
  const uniforms = mapUniforms(data, skyGrid(bounds));
  const { root, dispose } = groundScene(data, uniforms);
  const renderer = new WebGLRenderer();
  onTestFinished(() => {
    dispose();
    renderer.dispose();
    renderer.forceContextLoss();
  });
  renderer.setSize(SIDE, SIDE, false);
  uniforms.uHalf.value.set(SIDE / 2, SIDE / 2);
  const scene = new Scene().add(root);
  const eye = new Camera();
  /** All of its light, as many dots to a step as that. */
  const light = (step: number, nearness = 0) => {
    uniforms.uScale.value.set(step, nearness, 1);
    uniforms.uRight.value.set(1 / step, 0);
    uniforms.uUp.value.set(0, -1 / step);
    renderer.render(scene, eye);
    const seen = new Uint8Array(4 * SIDE * SIDE);
    const gl = renderer.getContext();
    gl.readPixels(0, 0, SIDE, SIDE, gl.RGBA, gl.UNSIGNED_BYTE, seen);
    return seen.reduce((sum, byte) => sum + byte, 0);
  };
  return { uniforms, light };
}

test("a cloud is looked through where houses can be told apart", () => {
  const { uniforms, light } = ground();
  const sky = uniforms.uSky.value;
  const places = [-6, -3, 0, 3, 6];
  /** In several places, as a cloud is thicker here than there. */
  const lightUnder = (cloud: number, step: number) => {
    const bytes = sky.image.data as Uint8Array;
    for (let at = 0; at < bytes.length; at += 4) bytes[at] = cloud;
    sky.needsUpdate = true;
    return places.reduce((sum, x) => {
      uniforms.uMiddle.value.set(x, -x / 2);
      return sum + light(step);
    }, 0);
  };
  const hidden = (step: number) => lightUnder(255, step) - lightUnder(0, step);
  const far = hidden(9);
  expect(far).toBeGreaterThan(0);
  expect(hidden(45)).toBeLessThan(0.75 * far);
});

test("the chosen field is outlined, but not close by, where things stand on it", () => {
  const { uniforms, light } = ground();
  const before = [light(14), light(14, 1)];
  uniforms.uChosen.value.set(0, 0);
  expect(light(14)).toBeGreaterThan(before[0]! + 100);
  expect(light(14, 1)).toBe(before[1]);
});
