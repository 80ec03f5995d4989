// An eye with a lens before a room: which way it looks through each point of its picture, and what it meets there.
import type { Vec } from "../../../models/pose.ts";
import { entersBox, pointOn, type Ray, reaches } from "../../../scene/camera/ray.ts";
import type { WallSide } from "../../model/room.ts";

export type Eye = {
  readonly at: Vec;
  /** To its left seen from above, in radians; at 0 it looks to the north. */
  readonly heading: number;
  /** How far it is bent down, in radians. */
  readonly down: number;
  /** Half of what it takes in from above to below, as a tangent. */
  readonly half: number;
};

/** In tiles; the middle of the floor is the origin. */
export type ThingBox = { readonly id: string; readonly low: Vec; readonly high: Vec };
export type Space = {
  readonly columns: number;
  readonly rows: number;
  readonly height: number;
  /** Walls that are there: the others let the viewer in. */
  readonly walls: ReadonlySet<WallSide>;
  readonly boxes: readonly ThingBox[];
};

/** Straight ahead, to the right and up, each of length 1. */
export function axesOf({ heading, down }: Eye): { ahead: Vec; right: Vec; up: Vec } {
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
  const [fall, flat] = [Math.sin(down), Math.cos(down)];
  return {
    ahead: [-sin * flat, -fall, -cos * flat],
    right: [cos, 0, -sin],
    up: [-sin * fall, flat, -cos * fall],
  };
}

/** Through a point of the picture: x and y go from -1 to 1, to the right and up. Its length is 1 straight ahead. */
export function rayThrough(eye: Eye, aspect: number, x: number, y: number): Ray {
  const { ahead, right, up } = axesOf(eye);
  const [across, upward] = [x * eye.half * aspect, y * eye.half];
  const along = [0, 1, 2].map((k) => ahead[k]! + right[k]! * across + up[k]! * upward);
  return { from: eye.at, along: along as unknown as Vec };
}

/** Where a ray ends on the floor or on a wall that is there; null where it leaves the room. */
export function meetsRoom({ columns, rows, height, walls }: Space, ray: Ray): number | null {
  const [x, z] = [columns / 2, rows / 2];
  let nearest: number | null = null;
  const meet = (t: number | null, isOn: (at: Vec) => boolean) => {
    if (t === null || (nearest !== null && t >= nearest)) return;
    if (isOn(pointOn(ray, t))) nearest = t;
  };
  meet(reaches(ray, 1, 0), (at) => Math.abs(at[0]) <= x && Math.abs(at[2]) <= z);
  const onHeight = (at: Vec) => at[1] >= 0 && at[1] <= height;
  for (const side of walls) {
    const isAcross = side === "north" || side === "south";
    const far = side === "north" ? -z : side === "south" ? z : side === "west" ? -x : x;
    meet(
      reaches(ray, isAcross ? 2 : 0, far),
      (at) => onHeight(at) && Math.abs(at[isAcross ? 0 : 2]) <= (isAcross ? x : z),
    );
  }
  return nearest;
}

/** The nearest of the boxes that a ray meets, and how far off. */
export function meetsBox(
  boxes: readonly ThingBox[],
  ray: Ray,
): { box: ThingBox; t: number } | null {
  let nearest: { box: ThingBox; t: number } | null = null;
  for (const box of boxes) {
    const t = entersBox(ray, box.low, box.high);
    if (t !== null && (!nearest || t < nearest.t)) nearest = { box, t };
  }
  return nearest;
}

/** How far ahead of the eye a point lies, as focus counts it. */
export function depthOf(eye: Eye, at: Vec): number {
  const { ahead } = axesOf(eye);
  return (
    (at[0] - eye.at[0]) * ahead[0] + (at[1] - eye.at[1]) * ahead[1] + (at[2] - eye.at[2]) * ahead[2]
  );
}

/** Where in the picture a point lies, as `rayThrough` counts. */
export function projectToPicture(eye: Eye, aspect: number, at: Vec): { x: number; y: number } {
  const { right, up } = axesOf(eye);
  const deep = depthOf(eye, at);
  const along = (axis: Vec) =>
    (at[0] - eye.at[0]) * axis[0] + (at[1] - eye.at[1]) * axis[1] + (at[2] - eye.at[2]) * axis[2];
  return { x: along(right) / deep / eye.half / aspect, y: along(up) / deep / eye.half };
}
