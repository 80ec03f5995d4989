// Three lenses and where one stands with each: as far back as the room still fills the picture, with nothing in the way.
import type { Vec } from "../../../models/pose.ts";
import {
  depthOf,
  type Eye,
  meetsBox,
  meetsRoom,
  projectToPicture,
  rayThrough,
  type Space,
  type ThingBox,
} from "./eye.ts";

export const lenses = ["wide", "normal", "portrait"] as const;
export type PhotoLens = (typeof lenses)[number];

/** What each takes in from above to below, in degrees: 24, 45 and 85 mm as photographers count. */
const fields: Readonly<Record<PhotoLens, number>> = { wide: 53, normal: 30, portrait: 16 };

type Standing = {
  readonly space: Space;
  /** From where the viewer has the room turned: radians to the left, 0 from the south-east. */
  readonly yaw: number;
  readonly aspect: number;
  /** What a portrait is of. */
  readonly subject: ThingBox | null;
};

const halfOf = (lens: PhotoLens): number => Math.tan((fields[lens] * Math.PI) / 360);
const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const steps = (least: number, most: number, step: number): number[] =>
  Array.from({ length: Math.floor((most - least) / step + 1e-9) + 1 }, (_, i) => least + i * step);

/** Aside from the middle between the two walls. */
const ASIDE = [0, 10, -10, 20, -20].map(radians);
const STEP = 0.5;

/** Round the edge of the picture, where the room ends first. */
const edge: readonly (readonly [number, number])[] = [1, -1, 0.6, -0.6, 0.2, -0.2].flatMap((at) => [
  [at, 1] as const,
  [at, -1] as const,
  [1, at] as const,
  [-1, at] as const,
]);
const within: readonly (readonly [number, number])[] = [-0.85, -0.5, 0, 0.5, 0.85].flatMap((x) =>
  [-0.8, -0.4, 0, 0.5].map((y) => [x, y] as const),
);

const isFull = (space: Space, eye: Eye, aspect: number): boolean =>
  edge.every(([x, y]) => meetsRoom(space, rayThrough(eye, aspect, x, y)) !== null);

/** What part of the edge shows no room. */
export function emptyEdge(space: Space, eye: Eye, aspect: number): number {
  const empty = edge.filter(([x, y]) => meetsRoom(space, rayThrough(eye, aspect, x, y)) === null);
  return empty.length / edge.length;
}

/** What part of the picture is taken by something right before the lens. */
export function inTheWay(space: Space, eye: Eye, aspect: number, near: number): number {
  const hidden = within.filter(([x, y]) => {
    const met = meetsBox(space.boxes, rayThrough(eye, aspect, x, y));
    return met !== null && met.t < near;
  });
  return hidden.length / within.length;
}

/** What the eye looks at lies straight ahead of it, `far` along the floor. */
const eyeAt = (look: Vec, heading: number, down: number, far: number, half: number): Eye => ({
  at: [
    look[0] + Math.sin(heading) * far,
    look[1] + Math.tan(down) * far,
    look[2] + Math.cos(heading) * far,
  ],
  heading,
  down,
  half,
});

type Tried = { readonly eye: Eye; readonly worth: number };

const best = (tried: readonly Tried[]): Eye =>
  tried.reduce((a, b) => (b.worth > a.worth ? b : a)).eye;

export function eyeFor(lens: PhotoLens, standing: Standing): Eye {
  const { subject } = standing;
  return lens === "portrait" && subject ? before(subject, standing) : overall(lens, standing);
}

/** How much of a whole room a lens is bent down, and how high it is held. */
const DOWN = [8, 12, 16, 21, 27, 34].map(radians);
const HELD = [1.5, 2, 2.6];
/** Of the places along a line, from the furthest on: nearer ones only see less. */
const TRIED = 6;

function overall(lens: PhotoLens, { space, yaw, aspect, subject }: Standing): Eye {
  const others = space.boxes.filter(({ id }) => id !== subject?.id);
  const half = halfOf(lens);
  const across = Math.hypot(space.columns, space.rows) / 2;
  const far = steps(across * 0.4, across * 2.6 + 3, STEP).reverse();
  const tried: Tried[] = [];
  for (const aside of ASIDE)
    for (const down of DOWN)
      for (const held of HELD) {
        const heading = Math.PI / 4 + yaw + aside;
        let full = 0;
        for (let i = 0; i < far.length && full < TRIED; i++) {
          const eye = eyeAt([0, held - Math.tan(down) * far[i]!, 0], heading, down, far[i]!, half);
          if (!isFull(space, eye, aspect)) continue;
          full += 1;
          const hidden = inTheWay(space, eye, aspect, Math.min(3.2, 0.4 * far[i]!));
          const bent = Math.abs(aside) * 0.4 + Math.abs(down - DOWN[0]!) * 1.1;
          const behind = subject ? hiddenOf(subject, others, eye) : 0;
          tried.push({ eye, worth: far[i]! / across - 4 * hidden - behind - bent });
        }
      }
  if (tried.length > 0) return best(tried);
  // No place is without a hole: from above, as one looks into a doll's house.
  const away = (across * 1.3) / half / aspect;
  return eyeAt([0, space.height * 0.3, 0], Math.PI / 4 + yaw, radians(24), away, half);
}

/** So much more than the subject is in the picture. */
const AIR = 1.35;
/** As much nearer as leaves no hole beside it. */
const NEARER = [1, 0.88, 0.76, 0.66];
/** Nobody holds a lens nearer, or a cup would be as tall as a house. */
const NEAREST = 2.4;
const PORTRAIT_DOWN = [9, 13, 17, 22, 28].map(radians);

function before(subject: ThingBox, { space, yaw, aspect }: Standing): Eye {
  const { low, high } = subject;
  const middle = [0, 1, 2].map((k) => (low[k]! + high[k]!) / 2) as unknown as Vec;
  const half = halfOf("portrait");
  const wide = Math.hypot(high[0] - low[0], high[2] - low[2]);
  const deep = wide / 2;
  const need = (AIR * Math.max(high[1] - low[1], wide / aspect)) / 2 / half;
  const far = Math.max(NEAREST, need + deep);
  const others = space.boxes.filter(({ id }) => id !== subject.id);
  const tried = [...ASIDE, radians(32), radians(-32)].flatMap((aside) =>
    PORTRAIT_DOWN.flatMap((down) => {
      const heading = Math.PI / 4 + yaw + aside;
      return NEARER.map((nearer): Tried => {
        const eye = eyeAt(middle, heading, down, Math.max(NEAREST, far * nearer), half);
        const hidden = hiddenOf(subject, others, eye);
        const bent = 0.5 * Math.abs(aside) + 0.8 * Math.abs(down - PORTRAIT_DOWN[1]!);
        const empty = emptyEdge(space, eye, aspect);
        return { eye, worth: -8 * empty - 4 * hidden - 2 * (1 - nearer) - bent };
      });
    }),
  );
  return best(tried);
}

/** What part of a subject stands behind other things; what stands on it or holds it hides nothing. */
function hiddenOf({ low, high }: ThingBox, others: readonly ThingBox[], eye: Eye): number {
  const places = [0.2, 0.5, 0.8].flatMap((u) => [0.25, 0.6, 0.9].map((v) => [u, v, 0.5] as const));
  const hidden = places.filter(([u, v]) => {
    const at: Vec = [
      low[0] + (high[0] - low[0]) * u,
      low[1] + (high[1] - low[1]) * v,
      low[2] + (high[2] - low[2]) * (1 - u),
    ];
    const along = [0, 1, 2].map((k) => at[k]! - eye.at[k]!) as unknown as Vec;
    const met = meetsBox(others, { from: eye.at, along });
    return met !== null && met.t < 0.93;
  });
  return hidden.length / places.length;
}

/** Whether most of a thing is in the picture, and not behind the eye. */
export function isInPicture(eye: Eye, aspect: number, { low, high }: ThingBox): boolean {
  const middle = [0, 1, 2].map((k) => (low[k]! + high[k]!) / 2) as unknown as Vec;
  if (depthOf(eye, middle) < 0.5) return false;
  const { x, y } = projectToPicture(eye, aspect, middle);
  return Math.abs(x) < 0.9 && Math.abs(y) < 0.9;
}
