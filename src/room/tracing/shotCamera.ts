// Where the camera of a shot stands: above the room as the stage has it, or before it with one of the lenses.
import type { Vec } from "../../models/pose.ts";
import type { Ray } from "../../scene/camera/ray.ts";
import type { Shot } from "../model/shot.ts";
import { aimed, straight } from "../stage/photo/aim.ts";
import { depthOf, projectToPicture, rayThrough } from "../stage/photo/eye.ts";
import { subjectOf } from "../stage/photo/focus.ts";
import { eyeFor } from "../stage/photo/lenses.ts";
import { flatView } from "../stage/view/flatView.ts";
import type { TracedRoom } from "./tracedRoom.ts";

/** In dots. Rays are of length 1 straight ahead, and parallel where it is flat. */
export type ShotCamera = {
  readonly width: number;
  readonly height: number;
  readonly isFlat: boolean;
  readonly rayAt: (x: number, y: number) => Ray;
  readonly project: (at: ArrayLike<number>) => { x: number; y: number; depth: number };
  /** Of a tile that lies so far ahead. */
  readonly dotsAt: (depth: number) => number;
};

export type Dots = { readonly width: number; readonly height: number };

export function shotCamera(room: TracedRoom, shot: Shot, dots: Dots): ShotCamera {
  const whole = shot.lens === "stage" ? fromAbove(room, dots) : withLens(room, shot, dots);
  return taken(whole, shot);
}

function fromAbove({ size, quarter }: TracedRoom, dots: Dots): ShotCamera {
  const flat = flatView(size, { quarter, zoom: 1, pan: { x: 0, z: 0 } }, dots);
  const { from, along } = flat.rayAt(0, 0);
  return {
    ...dots,
    isFlat: true,
    rayAt: flat.rayAt,
    dotsAt: () => flat.pixels,
    project: (at) => ({
      ...flat.project(vec(at)),
      depth:
        (at[0]! - from[0]) * along[0] +
        (at[1]! - from[1]) * along[1] +
        (at[2]! - from[2]) * along[2],
    }),
  };
}

function withLens({ space, quarter }: TracedRoom, shot: Shot, dots: Dots): ShotCamera {
  const { width, height } = dots;
  const aspect = width / height;
  const standing = {
    space,
    yaw: (quarter * Math.PI) / 2,
    aspect,
    subject: subjectOf(space, shot.focus),
  };
  const lens = shot.lens === "stage" ? "normal" : shot.lens;
  const eye = aimed(eyeFor(lens, standing), shot.aim, aspect);
  return {
    ...dots,
    isFlat: false,
    rayAt: (x, y) => rayThrough(eye, aspect, (x / width) * 2 - 1, 1 - (y / height) * 2),
    dotsAt: (depth) => height / 2 / eye.half / depth,
    project(at) {
      const { x, y } = projectToPicture(eye, aspect, vec(at));
      const [across, down] = [((x + 1) / 2) * width, ((1 - y) / 2) * height];
      return { x: across, y: down, depth: depthOf(eye, vec(at)) };
    },
  };
}

/** The part of the whole picture that the shot takes, as large as the whole; an eye has turned to where it is aimed. */
function taken(whole: ShotCamera, { lens, aim, crop }: Shot): ShotCamera {
  const [aside, up] = lens === "stage" ? aim : straight;
  if (aside === 0 && up === 0 && crop === 1) return whole;
  const { width, height } = whole;
  const left = (width / 2) * (1 + aside - crop);
  const top = (height / 2) * (1 - up - crop);
  return {
    ...whole,
    rayAt: (x, y) => whole.rayAt(left + x * crop, top + y * crop),
    dotsAt: (depth) => whole.dotsAt(depth) / crop,
    project(at) {
      const { x, y, depth } = whole.project(at);
      return { x: (x - left) / crop, y: (y - top) / crop, depth };
    },
  };
}

const vec = (at: ArrayLike<number>): Vec => [at[0]!, at[1]!, at[2]!];
