// Where the room is looked at from, and the light over the viewer's shoulder.
import { type Group, OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import type { Vec } from "../../../models/pose.ts";
import type { Ray } from "../../../scene/camera/ray.ts";
import type { Light } from "../../../scene/light/hours.ts";
import { sunlight } from "../../../scene/renderer/sunlight.ts";
import type { ViewState } from "../../editor/viewSettings.ts";
import type { Size } from "../../model/room.ts";
import type { Walker } from "../stage.ts";
import { eyeFrom, framing } from "./flatView.ts";

export type View = {
  readonly size: Size;
  readonly yaw: number;
  readonly look: Pick<ViewState, "zoom" | "pan">;
  readonly walker: Walker | null;
};

export type ViewScene = {
  readonly lights: Group;
  readonly camera: () => OrthographicCamera | PerspectiveCamera;
  readonly resize: (width: number, height: number) => void;
  readonly look: (view: View) => void;
  readonly light: (light: Light) => void;
  /** From a point of the canvas, in CSS pixels. */
  readonly rayAt: (x: number, y: number) => Ray;
  readonly project: (at: Vec) => { x: number; y: number };
  readonly dispose: () => void;
};

const EYE_LEVEL = 1.6;

export function viewScene(): ViewScene {
  const sun = sunlight(4);

  const flat = new OrthographicCamera();
  flat.near = 0.1;
  flat.far = 200;
  const deep = new PerspectiveCamera(62, 1, 0.05, 120);
  let camera: OrthographicCamera | PerspectiveCamera = flat;
  let [width, height] = [1, 1];
  let from: Vec = [0, 1, 0];

  function lookFlat({ size, yaw, look }: View) {
    const aspect = width / height;
    const frame = framing(size, aspect, yaw);
    const half = frame.half / look.zoom;
    Object.assign(flat, { left: -half * aspect, right: half * aspect, top: half, bottom: -half });
    const [x, y, z] = [frame.look[0] + look.pan.x, frame.look[1], frame.look[2] + look.pan.z];
    const [ex, ey, ez] = eyeFrom(yaw);
    flat.position.set(x + ex, y + ey, z + ez);
    flat.lookAt(x, y, z);
    flat.updateProjectionMatrix();
  }

  function lookDeep(size: Size, { x, z, heading, pitch }: Walker) {
    deep.aspect = width / height;
    deep.position.set(x - size.columns / 2, EYE_LEVEL, z - size.rows / 2);
    deep.rotation.set(pitch, -heading, 0, "YXZ");
    deep.updateProjectionMatrix();
  }

  function turnSun({ size, yaw }: View) {
    const reach = Math.hypot(size.columns, size.rows) / 2 + 3.2;
    const [x, y, z] = from;
    const [sin, cos] = [Math.sin(yaw), Math.cos(yaw)];
    sun.stand([x * cos + z * sin, y, -x * sin + z * cos], {
      reach,
      away: reach + 24,
      near: 4,
      far: 2 * reach + 40,
    });
  }

  const near = new Vector3();
  const far = new Vector3();

  return {
    lights: sun.root,
    camera: () => camera,
    resize(w, h) {
      [width, height] = [w, h];
    },
    look(view) {
      if (view.walker) lookDeep(view.size, view.walker);
      else lookFlat(view);
      camera = view.walker ? deep : flat;
      camera.updateMatrixWorld();
      turnSun(view);
    },
    light(light) {
      sun.shine(light);
      from = light.from;
    },
    rayAt(x, y) {
      const [u, v] = [(x / width) * 2 - 1, 1 - (y / height) * 2];
      near.set(u, v, -1).unproject(camera);
      far.set(u, v, 1).unproject(camera);
      const along = far.sub(near).normalize();
      return { from: near.toArray(), along: along.toArray() };
    },
    project(at) {
      near.set(...at).project(camera);
      return { x: ((near.x + 1) / 2) * width, y: ((1 - near.y) / 2) * height };
    },
    dispose: sun.dispose,
  };
}
