// From where the map is looked at: the camera, and what the shaders are told of it. A pan moves a few numbers in place.
import { OrthographicCamera } from "three";
import { lensOf, type MapLens, type MapWindow } from "../view/lens.ts";
import type { MapView } from "../view/mapView.ts";
import type { MapUniforms } from "./mapUniformsScene.ts";

/** Where the eye stands, in steps: before everything, however large the country. */
const AWAY = 500;

export type MapEye = {
  readonly camera: OrthographicCamera;
  readonly look: (view: MapView, frame: MapWindow) => void;
};

export function mapEye(uniforms: MapUniforms): MapEye {
  const camera = new OrthographicCamera(-1, 1, 1, -1, 1, 2 * AWAY);
  const { uMiddle, uRight, uUp, uAway, uScale } = uniforms;
  let lens: MapLens | null = null;
  let dots = 0;
  let [aside, up, back] = [0, 0, 0];

  /** What follows from how close one is: it stays through a pan. */
  function focus(next: MapLens): void {
    lens = next;
    dots = uScale.value.z;
    const { step, nearness, sinRise, cosRise, sinTurn, cosTurn, wide, tall } = next;
    const dot = 1 / (step * dots);
    uRight.value.set(cosTurn * dot, -sinTurn * dot);
    uUp.value.set((-sinTurn * dot) / sinRise, (-cosTurn * dot) / sinRise);
    uAway.value.set((-sinTurn * cosRise) / sinRise, (-cosTurn * cosRise) / sinRise);
    uScale.value.x = step;
    uScale.value.y = nearness;
    camera.right = wide;
    camera.left = -wide;
    camera.top = tall * sinRise;
    camera.bottom = -camera.top;
    camera.updateProjectionMatrix();
    aside = AWAY * sinTurn * cosRise;
    up = AWAY * sinRise;
    back = AWAY * cosTurn * cosRise;
    camera.position.set(aside, up, back);
    camera.lookAt(0, 0, 0);
  }

  return {
    camera,
    look(view, frame) {
      const next = lensOf(view, frame);
      if (next !== lens || dots !== uScale.value.z) focus(next);
      // Not by `set`: each number with a fraction that is handed on is put away by itself.
      const { value: middle } = uMiddle;
      const { position } = camera;
      middle.x = view.x;
      middle.y = view.z;
      position.x = view.x + aside;
      position.y = up;
      position.z = view.z + back;
    },
  };
}
