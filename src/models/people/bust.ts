// The head and shoulders that everybody in the village is made from, like a doll turned of wood.
import { boundingRadius } from "../distance.ts";
import {
  ball,
  bead,
  type Colour,
  lathe,
  mirror,
  moved,
  type Part,
  type Point2,
  points,
  scaled,
  slab,
  turned,
  type Vec,
} from "../parts.ts";

export type Person = {
  readonly skin: Colour;
  readonly cheeks?: Colour;
  readonly coat: Colour;
  /** Brows that show. */
  readonly brows?: Colour;
  /** Most people have a smile, some keep theirs to themselves, and a beard hides it. */
  readonly mouth?: "smile" | "grave" | "hidden";
  /** Against a head as broad as most. */
  readonly wide?: number;
  readonly ears?: number;
  readonly nose?: number;
  /** How far the head is held aside, in radians. */
  readonly tilt?: number;
  readonly size?: number;
  /** Hair, hats and glasses: the middle of the head is the origin. */
  readonly onHead: readonly Part[];
  /** Collars, shawls and what is carried: the foot of the bust is the origin. */
  readonly worn: readonly Part[];
};

/** Half a head that is as broad as most. */
export const HEAD = 0.26;
const TALL = HEAD * 1.05;
/** Where the middle of the head lies; the chin covers the neck. */
const MIDDLE = 0.535;

/** A place on the front of a head, so far out of it. */
export function onFace(x: number, y: number, wide = 1, out = 0): Vec {
  const depth = Math.sqrt(Math.max(0, 1 - (x / (HEAD * wide)) ** 2 - (y / TALL) ** 2));
  const k = 1 + out / HEAD;
  return [x * k, y * k, HEAD * depth * k];
}

/** How something lies flat on the face there. */
function facing(x: number, y: number, wide: number, askew = 0): Vec {
  const [, , z] = onFace(x, y, wide);
  const [nx, ny, nz] = [x / (HEAD * wide) ** 2, y / TALL ** 2, z / HEAD ** 2];
  return [-Math.atan2(ny, nz), Math.asin(nx / Math.hypot(nx, ny, nz)), askew];
}

type Paint = {
  readonly wide?: number;
  readonly tall?: number;
  readonly askew?: number;
  /** How broad the head is. */
  readonly head?: number;
  /** Over what is paintedOn already. */
  readonly isOver?: boolean;
};

/** Painted on as on a doll: what pierces the head would have a ragged edge in drawings. */
export const paintedOn = (
  r: number,
  [x, y]: Point2,
  colour: Colour,
  { wide = 1, tall = 1, askew = 0, head = 1, isOver = false }: Paint = {},
): Part =>
  bead(r, onFace(x, y, head, 0.006 + r * (isOver ? 1 : 0.5)), colour, {
    stretch: [wide, tall, 0.16],
    turn: facing(x, y, head, askew),
  });

const smile = points(
  "-0.066 0.024, -0.036 -0.005, 0 -0.015, 0.036 -0.005, 0.066 0.024, 0.032 0.01, 0 0.003, -0.032 0.01",
);
const line = points("-0.05 -0.01, 0.05 -0.01, 0.05 0.006, -0.05 0.006");
const LIPS = "#a65e4c";
const MOUTH = -0.128;

/** What is smaller is not seen on somebody who stands on a field. */
const SMALLEST = 0.058;
const isSeenFar = (part: Part): boolean => boundingRadius(part) > SMALLEST;

/**
 * Its middle is the origin. That of a whole figure is seen from afar: its mouth is plain, and
 * freckles are left out.
 */
export function headOf(person: Person, seen: "near" | "far" = "near"): Part[] {
  const { skin, cheeks = "rose", brows, mouth = "smile", wide = 1 } = person;
  const { ears = 0.058, nose = 0.043, tilt = 0 } = person;
  const head = wide;
  return turned(
    [
      ball(HEAD, [0, 0, 0], skin, { stretch: [wide, 1.05, 1] }),
      ...mirror(
        bead(ears, [-0.252 * wide, -0.02, 0], skin, { stretch: [0.8, 1.1, 0.8] }),
        paintedOn(0.031, [-0.094, 0.012], "coal", { wide: 0.92, tall: 1.16, head }),
        paintedOn(0.046, [-0.155, -0.07], cheeks, { wide: 1.1, tall: 0.85, head }),
        ...(brows
          ? [
              paintedOn(0.042, [-0.098, 0.078], brows, {
                wide: 1.15,
                tall: 0.36,
                askew: mouth === "grave" ? 0 : 0.14,
                head,
              }),
            ]
          : []),
      ),
      bead(nose, onFace(0, -0.045, wide, 0.006), skin, { stretch: [1, 0.9, 1] }),
      ...(mouth === "hidden"
        ? []
        : seen === "far"
          ? [paintedOn(0.056, [0, MOUTH], LIPS, { tall: 0.3, head })]
          : [
              slab(mouth === "grave" ? line : smile, 0.008, onFace(0, MOUTH, wide, 0.018), LIPS, {
                bevel: 0,
                turn: facing(0, MOUTH, wide),
              }),
            ]),
      ...(seen === "far" ? person.onHead.filter(isSeenFar) : person.onHead),
    ],
    [0, 0, tilt],
  );
}

const shoulders = points("0 0, 0.35 0, 0.33 0.15, 0.21 0.25, 0 0.29");

/** Stands on y 0 and looks to +z. */
export const bustOf = (person: Person): Part[] =>
  scaled(
    [
      lathe(shoulders, [0, 0, 0], person.coat, { sides: 14 }),
      ...person.worn,
      ...moved(headOf(person), [0, MIDDLE, 0]),
    ],
    person.size ?? 1,
  );
