// The camera of a photograph: for each exposure and strip a little aside, with the plane of focus held fast.
import { PerspectiveCamera } from "three";
import type { Eye } from "./eye.ts";
import type { Strip } from "./film.ts";
import type { Sample } from "./samples.ts";

export type PhotoSight = {
  readonly eye: Eye;
  readonly width: number;
  readonly height: number;
  /** How far ahead all is sharp, and the radius of the lens, in tiles. */
  readonly focus: number;
  readonly aperture: number;
};

const NEAR = 0.12;
const FAR = 120;

export type PhotoCamera = {
  readonly camera: PerspectiveCamera;
  readonly look: (sight: PhotoSight, sample: Sample, strip: Strip) => void;
};

export function photoCamera(): PhotoCamera {
  const camera = new PerspectiveCamera();
  camera.rotation.order = "YXZ";
  return {
    camera,
    look({ eye, width, height, focus, aperture }, { dot, lens }, { top, rows }) {
      camera.fov = (Math.atan(eye.half) * 360) / Math.PI;
      camera.aspect = width / height;
      camera.near = NEAR;
      camera.far = FAR;
      camera.rotation.set(-eye.down, eye.heading, 0);
      camera.position.set(...eye.at);
      const [aside, up] = [lens.x * aperture, lens.y * aperture];
      camera.translateX(aside);
      camera.translateY(up);
      // What lies at the focus has to stay where it is in the picture, however far aside the camera stands.
      const dots = height / (2 * eye.half * focus);
      camera.setViewOffset(
        width,
        height,
        dot.x - aside * dots,
        top + dot.y + up * dots,
        width,
        rows,
      );
      camera.updateMatrixWorld();
    },
  };
}
