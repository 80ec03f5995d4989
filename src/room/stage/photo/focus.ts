// What is sharp in a photograph and how soft the rest becomes (depth of field).
import type { Vec } from "../../../models/pose.ts";
import {
  depthOf,
  type Eye,
  meetsBox,
  meetsRoom,
  rayThrough,
  type Space,
  type ThingBox,
} from "./eye.ts";
import { isInPicture } from "./lenses.ts";

export const focusDepths = ["deep", "soft", "shallow"] as const;
export type Depth = (typeof focusDepths)[number];

/** How wide a point at the far end of the room becomes, as a part of the picture's height. */
const blurs: Readonly<Record<Depth, number>> = { deep: 0, soft: 0.008, shallow: 0.022 };

/** Exposures: the wider a point is spread, the more of them leave no gaps in it. */
export const exposuresFor = (depth: Depth): number => (depth === "shallow" ? 96 : 32);

const middleOf = ({ low, high }: ThingBox): Vec =>
  [0, 1, 2].map((k) => (low[k]! + high[k]!) / 2) as unknown as Vec;

/** Things lower than this make no portrait; of the others those about as large as a chair or a dog do best. */
const LOWEST = 0.25;
const SITTER = { size: 0.8, spread: 0.45 } as const;

/** What one would take a portrait of: what is chosen, else a thing as large as one who sits, about the middle of the room. */
export function subjectOf(
  { columns, rows, boxes }: Space,
  chosen: string | null | undefined,
): ThingBox | null {
  const asked = boxes.find(({ id }) => id === chosen);
  if (asked) return asked;
  const reach = Math.hypot(columns, rows) / 2;
  let found: { box: ThingBox; worth: number } | null = null;
  for (const box of boxes) {
    const { low, high } = box;
    const tall = high[1] - low[1];
    if (tall < LOWEST) continue;
    const [x, , z] = middleOf(box);
    const size = Math.cbrt((high[0] - low[0]) * tall * (high[2] - low[2]));
    const fits = Math.exp(-(((size - SITTER.size) / SITTER.spread) ** 2));
    const worth = fits * (1 - 0.7 * Math.min(1, Math.hypot(x, z) / reach));
    if (!found || worth > found.worth) found = { box, worth };
  }
  return found?.box ?? null;
}

/** The places in the middle of the picture of which one is looked at. */
const middle: readonly (readonly [number, number])[] = [0, -0.15, 0.15].flatMap((x) =>
  [-0.1, 0.1, -0.3].map((y) => [x, y] as const),
);

/** How far ahead lies what is sharp: the subject where it is in the picture, else what is in its middle. */
export function focusOf(space: Space, eye: Eye, aspect: number, subject: ThingBox | null): number {
  if (subject && isInPicture(eye, aspect, subject)) {
    // Its front is what one looks at, not its middle.
    const met = meetsBox([subject], { from: eye.at, along: towards(eye, middleOf(subject)) });
    const near = met ? met.t : 1;
    const depth = depthOf(eye, middleOf(subject));
    return depth * (near + (1 - near) * 0.4);
  }
  const met = middle.flatMap(([x, y]) => {
    const ray = rayThrough(eye, aspect, x, y);
    const t = meetsBox(space.boxes, ray)?.t ?? meetsRoom(space, ray);
    // A ray goes as far ahead as it goes along itself.
    return t === null || t < 0.5 ? [] : [t];
  });
  met.sort((a, b) => a - b);
  return met[met.length >> 1] ?? Math.hypot(...eye.at);
}

const towards = ({ at }: Eye, to: Vec): Vec =>
  [0, 1, 2].map((k) => to[k]! - at[k]!) as unknown as Vec;

/** The radius of the lens, in tiles, that makes the far end of the room as soft as asked for. */
export function apertureFor(depth: Depth, space: Space, eye: Eye, focus: number): number {
  const blur = blurs[depth];
  if (blur === 0) return 0;
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      depthOf(eye, [(x * space.columns) / 2, space.height / 2, (z * space.rows) / 2]),
    ),
  );
  const far = Math.max(focus * 1.3, ...corners);
  return (blur * eye.half) / (1 / focus - 1 / far);
}
