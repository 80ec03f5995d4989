// Where the room is looked at from, and the light over the viewer's shoulder.
import { Color, type Group, OrthographicCamera, PerspectiveCamera, Vector3 } from "three";
import type { Vec } from "../../../models/pose.ts";
import type { Ray } from "../../../scene/camera/ray.ts";
import type { OutdoorLight } from "../../../scene/light/hours.ts";
import { sunlight } from "../../../scene/renderer/sunlight.ts";
import type { ViewState } from "../../editor/viewSettings.ts";
import type { SunLight } from "../../light/softLight.ts";
import type { RoomDimensions } from "../../model/room.ts";
import { eyeFrom, framing } from "../../picture/framing.ts";
import type { Walker } from "../stage.ts";
import type { FreePart } from "./freePart.ts";

export type StageView = {
  readonly size: RoomDimensions;
  readonly yaw: number;
  readonly look: Pick<ViewState, "zoom" | "pan">;
  readonly walker: Walker | null;
};

export type ViewScene = {
  readonly lights: Group;
  readonly camera: () => OrthographicCamera | PerspectiveCamera;
  readonly resize: (width: number, height: number) => void;
  /** The whole canvas for null. */
  readonly frameTo: (part: FreePart | null) => void;
  readonly look: (view: StageView) => void;
  /** As it is before light is gathered, and the sun that is left of it then. */
  readonly light: (light: OutdoorLight, key: SunLight) => void;
  /** From the one, 0, to the other. */
  readonly yield: (lit: number) => void;
  /** From a point of the view, in CSS pixels. */
  readonly rayAt: (x: number, y: number) => Ray;
  readonly project: (at: Vec) => { x: number; y: number };
  /** Whether it lies on the canvas, or less than a tenth of it beside. */
  readonly isInView: (at: Vec) => boolean;
  readonly dispose: () => void;
};

const EYE_LEVEL = 1.6;
const NOWHERE = { x: 0, y: 0 } as const;
/** Of the canvas, whose middle is at 0 and whose edge is at 1. */
const BESIDE = 0.2;

export function viewScene(): ViewScene {
  const sun = sunlight(4);

  const flat = new OrthographicCamera();
  flat.near = 0.1;
  flat.far = 200;
  const deep = new PerspectiveCamera(62, 1, 0.05, 120);
  let camera: OrthographicCamera | PerspectiveCamera = flat;
  let [width, height] = [1, 1];
  let part: FreePart | null = null;
  let from: Vec = [0, 1, 0];

  function lookFlat({ size, yaw, look }: StageView) {
    const area = part?.area ?? { left: 0, top: 0, width, height };
    const frame = framing(size, area.width / area.height, yaw);
    const pixel = (2 * frame.half) / look.zoom / area.height;
    const [across, down] = [area.left + area.width / 2, area.top + area.height / 2];
    flat.left = -across * pixel;
    flat.right = (width - across) * pixel;
    flat.top = down * pixel;
    flat.bottom = (down - height) * pixel;
    const [x, y, z] = [frame.look[0] + look.pan.x, frame.look[1], frame.look[2] + look.pan.z];
    const [ex, ey, ez] = eyeFrom(yaw);
    flat.position.set(x + ex, y + ey, z + ez);
    flat.lookAt(x, y, z);
    flat.updateProjectionMatrix();
  }

  function lookDeep(size: RoomDimensions, { x, z, heading, pitch }: Walker) {
    deep.aspect = width / height;
    deep.position.set(x - size.columns / 2, EYE_LEVEL, z - size.rows / 2);
    deep.rotation.set(pitch, -heading, 0, "YXZ");
    deep.updateProjectionMatrix();
  }

  function turnSun({ size, yaw }: StageView) {
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

  let plain: OutdoorLight | null = null;
  let gathered: SunLight | null = null;
  let lit = 0;
  const colour = new Color();
  const other = new Color();
  function shine() {
    if (!plain || !gathered) return;
    const between = (a: number, b: number) => a + (b - a) * lit;
    sun.shine({
      ...plain,
      ambient: between(plain.ambient, 0),
      sun: `#${colour.set(plain.sun).lerp(other.set(gathered.colour), lit).getHexString()}`,
      power: between(plain.power, gathered.power * Math.PI),
      shadow: between(plain.shadow, 1),
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
    frameTo(next) {
      part = next;
    },
    look(view) {
      if (view.walker) lookDeep(view.size, view.walker);
      else lookFlat(view);
      camera = view.walker ? deep : flat;
      camera.updateMatrixWorld();
      turnSun(view);
    },
    light(light, key) {
      [plain, gathered] = [light, key];
      from = key.from;
      shine();
    },
    yield(way) {
      lit = way;
      shine();
    },
    rayAt(x, y) {
      const origin = part?.origin ?? NOWHERE;
      const [u, v] = [((x + origin.x) / width) * 2 - 1, 1 - ((y + origin.y) / height) * 2];
      near.set(u, v, -1).unproject(camera);
      far.set(u, v, 1).unproject(camera);
      const along = far.sub(near).normalize();
      return { from: near.toArray(), along: along.toArray() };
    },
    project(at) {
      near.set(...at).project(camera);
      const origin = part?.origin ?? NOWHERE;
      return {
        x: ((near.x + 1) / 2) * width - origin.x,
        y: ((1 - near.y) / 2) * height - origin.y,
      };
    },
    isInView(at) {
      near.set(...at).project(camera);
      return Math.max(Math.abs(near.x), Math.abs(near.y)) < 1 + BESIDE && Math.abs(near.z) < 1;
    },
    dispose: sun.dispose,
  };
}
