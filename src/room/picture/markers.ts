// Parts that stand for something no part can be: a picture, a patch of sunlight. They are drawn in a colour of their own, which is then exchanged for the thing itself.
import type { HexColour } from "../../models/palette.ts";
import { box, type Colour, moved, type Part, slab, turned } from "../../models/parts.ts";
import type { Vec } from "../../models/pose.ts";

/** What takes the place of a shape, given its path. */
export type MarkerReplacement = (path: string) => string;

const PATH = /<path color="(#[0-9a-f]{6})" d="([^"]+)"\/>/g;
/** Drawings write colours in steps of eight; no thing in a room is of this blue. */
const colourOf = (n: number): HexColour => {
  const two = (v: number) => (8 * v).toString(16).padStart(2, "0");
  return `#${two(n >> 5)}${two(n & 31)}f8`;
};
const MOST = 200;

export class Markers {
  readonly #stands = new Map<string, MarkerReplacement>();

  /** The colour to draw a marker in; null when there are no more. */
  colourFor(stand: MarkerReplacement): HexColour | null {
    if (this.#stands.size >= MOST) return null;
    const colour = colourOf(this.#stands.size);
    this.#stands.set(colour, stand);
    return colour;
  }

  exchanged(shapes: string): string {
    return shapes.replaceAll(PATH, (whole, colour: string, path: string) => {
      return this.#stands.get(colour)?.(path) ?? whole;
    });
  }
}

const THIN = 0.004;

/** An upright sheet with the middle of its foot at `at`, facing +z. */
export const sheet = (width: number, height: number, at: Vec, colour: Colour): Part =>
  box([width, height, THIN], at, colour, { bevel: 0, glow: true });

/** A sheet that lies on the ground; the outline runs counter-clockwise seen from above. */
export function lyingSheet(
  outline: readonly (readonly [x: number, z: number])[],
  up: number,
  colour: Colour,
): Part[] {
  const flat = slab(
    outline.map(([x, z]) => [x, -z]),
    THIN,
    [0, 0, 0],
    colour,
    { bevel: 0, glow: true },
  );
  return moved(turned([flat], [-Math.PI / 2, 0, 0]), [0, up, 0]);
}
