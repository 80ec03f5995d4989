// Close by a filter dims the fields that it leaves out, and lamps have their light where they stand.
import { OrthographicCamera, Scene, WebGLRenderer } from "three";
import { expect, onTestFinished, test } from "vitest";
import { countryBounds } from "../../fields/land/hexCentre.ts";
import { dotOf } from "./countryData.ts";
import { type NearField, onMap } from "./joinFields.ts";
import { mapUniforms } from "./mapUniformsScene.ts";
import { nearHalosScene } from "./nearHalosScene.ts";
import { nearScene } from "./nearScene.ts";
import { skyGrid } from "./parishSky.ts";

const grid = { q0: -2, r0: -2, columns: 5, rows: 5 };
const dots = () => new Uint8Array(4 * grid.columns * grid.rows);
const bounds = countryBounds(91);

/** A brown square, as large as a field and high over the ground, with lamps. */
function fieldAt(q: number, lamps: NearField["land"]["halos"] = []): NearField {
  const solid = {
    position: new Float32Array([-9, 5, -9, -9, 5, 9, 9, 5, -9, 9, 5, 9]),
    normal: new Float32Array([0, 1, 0, 0, 1, 0, 0, 1, 0, 0, 1, 0]),
    color: new Float32Array(Array.from({ length: 4 }, () => [0.3, 0.14, 0.05]).flat()),
    index: new Uint32Array([0, 1, 2, 2, 1, 3]),
  };
  const land = { solid, glow: null, lamps: [], halos: lamps, sails: null };
  return { land, x: 0, z: 0, hex: { q, r: 0 } };
}

test("a field that was not asked for steps back, and one that was comes forward", () => {
  const data = {
    grid,
    bounds,
    tones: dots(),
    land: dots(),
    parishes: [],
    rivers: { corners: new Float32Array(), index: new Uint32Array(), places: new Float32Array() },
  };
  const uniforms = mapUniforms(data, skyGrid(bounds));
  const near = nearScene(uniforms);
  near.light("day");
  const renderer = new WebGLRenderer();
  onTestFinished(() => {
    near.dispose();
    renderer.dispose();
    renderer.forceContextLoss();
  });
  renderer.setSize(8, 8, false);
  const scene = new Scene().add(near.root);
  const eye = new OrthographicCamera(-0.1, 0.1, 0.1, -0.1, 1, 20);
  eye.position.set(0, 10, 0);
  eye.up.set(0, 0, -1);
  eye.lookAt(0, 0, 0);
  near.show([fieldAt(0)]);

  const brightness = () => {
    renderer.render(scene, eye);
    const dot = new Uint8Array(4);
    const gl = renderer.getContext();
    gl.readPixels(4, 4, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, dot);
    return dot[0]! + dot[1]! + dot[2]!;
  };
  const plain = brightness();
  uniforms.uFiltered.value = 1;
  const left = brightness();
  const state = uniforms.uState.value;
  (state.image.data as Uint8Array)[4 * dotOf(grid, 0, 0)] = 255;
  state.needsUpdate = true;
  const found = brightness();
  expect(plain).toBeGreaterThan(left + 15);
  expect(found).toBeGreaterThan(plain + 5);
});

test("all lamps are one draw, each where it stands on the map", () => {
  const halos = nearHalosScene();
  onTestFinished(halos.dispose);
  const lamp = (x: number) => ({ at: [x, 2, 1] as const, colour: "#ffd07a" as const, size: 0.5 });
  halos.show([fieldAt(0)]);
  expect(halos.mesh.visible).toBe(false);
  const lit = { ...fieldAt(1, [lamp(-3), lamp(4)]), x: 1 };
  halos.show([fieldAt(0, [lamp(2)]), lit]);
  expect(halos.mesh.visible).toBe(true);
  const places = halos.mesh.geometry.getAttribute("aHalo");
  expect(places.count).toBe(3);
  const [x, y, z] = onMap(lit, [4, 2, 1]);
  expect(places.getX(2)).toBeCloseTo(x, 5);
  expect(places.getY(2)).toBeCloseTo(y, 5);
  expect(places.getZ(2)).toBeCloseTo(z, 5);
  expect(places.getW(2)).toBeGreaterThan(0);
});
