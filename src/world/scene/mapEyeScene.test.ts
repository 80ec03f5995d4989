// The camera, the shaders and a finger agree where each place of the ground is seen, wherever one pans and however close.
import { Vector2, Vector3 } from "three";
import { expect, test } from "vitest";
import { countryBounds } from "../../fields/land/hexCentre.ts";
import {
  dragMapView,
  groundToWindow,
  wholeCountry,
  windowToGround,
  zoomFor,
} from "../view/mapView.ts";
import { mapEye } from "./mapEyeScene.ts";
import type { MapUniforms } from "./mapUniformsScene.ts";

const frame = { width: 640, height: 400, bounds: countryBounds(10_000) };

function opened() {
  const uniforms = {
    uMiddle: { value: new Vector2() },
    uRight: { value: new Vector2() },
    uUp: { value: new Vector2() },
    uAway: { value: new Vector2() },
    uScale: { value: new Vector3(1, 0, 2) },
  };
  return { uniforms, eye: mapEye(uniforms as unknown as MapUniforms) };
}

test.each([110, 24, 9, 4])("with %i steps across the window", (across) => {
  const { uniforms, eye } = opened();
  const view = { ...wholeCountry(frame), x: 3, z: -7, zoom: zoomFor(across, frame) };
  for (let n = 0; n < 4; n++) {
    eye.look(view, frame);
    eye.camera.updateMatrixWorld();
    const point = { x: 111, y: 93 };
    const place = windowToGround(point, view, frame);
    const { x, y } = new Vector3(place.x, 0, place.z).project(eye.camera);
    expect(((x + 1) / 2) * frame.width).toBeCloseTo(point.x, 4);
    expect(((1 - y) / 2) * frame.height).toBeCloseTo(point.y, 4);
    // As the shaders find the ground under a dot, of which there are two to a pixel.
    const { uMiddle, uRight, uUp } = uniforms;
    const found = uMiddle.value
      .clone()
      .addScaledVector(uRight.value, 2 * (point.x - frame.width / 2))
      .addScaledVector(uUp.value, 2 * (frame.height / 2 - point.y));
    expect(found.x).toBeCloseTo(place.x, 6);
    expect(found.y).toBeCloseTo(place.z, 6);
    const held = windowToGround({ x: 20, y: 30 }, view, frame);
    dragMapView(view, 17, -9, frame);
    if (across < 100) expect(groundToWindow(held, view, frame).x).toBeCloseTo(37, 4);
  }
});

test("sharper dots are told as they come", () => {
  const { uniforms, eye } = opened();
  const view = wholeCountry(frame);
  eye.look(view, frame);
  const before = uniforms.uRight.value.x;
  uniforms.uScale.value.z = 1;
  eye.look(view, frame);
  expect(uniforms.uRight.value.x).toBeCloseTo(2 * before, 8);
});
