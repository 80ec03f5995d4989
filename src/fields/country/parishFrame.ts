// The frame that a parish is drawn in, seen from the south as fields are: how large it is, and where in it each field lies.
import { toView, viewFrom } from "../../models/svg/view.ts";
import { BLOCK } from "../land/block.ts";
import { hexCentre } from "../land/hexCentre.ts";
import { parishSize, place } from "../land/place.ts";

/** Drawing units for a step from one field to the next. */
export const PARISH_SCALE = 92;
/** Turned about its middle, so that its south lies before the eye of all drawings. */
export const PARISH_TURN = Math.PI / 4;
/** From the middle of a field to its corners. */
export const CORNER = 1 / Math.sqrt(3);

const ASIDE = 16;
/** Trees and roofs stand over the northern edge, earth hangs below the southern one. */
const ABOVE = 44;
const BELOW = 92;

type Spot = { readonly x: number; readonly z: number };

export type ParishFrame = {
  readonly width: number;
  readonly height: number;
  /** Where the middle of the parish is drawn. */
  readonly originX: number;
  readonly originY: number;
  /** On the ground, in steps from the middle of the country. */
  readonly middle: Spot;
  /** The outline of each field, as SVG writes paths. */
  readonly fields: readonly { readonly id: number; readonly d: string }[];
};

/** The fields of a parish that lie in the first block. */
export function fieldsOfParish(parish: number): number[] {
  const first = parish * parishSize;
  return Array.from({ length: Math.min(parishSize, BLOCK - first) }, (_, n) => first + n);
}

const [cos, sin] = [Math.cos(PARISH_TURN), Math.sin(PARISH_TURN)];
const view = viewFrom(PARISH_SCALE);

/** Where a place is seen, from that of the middle of the parish. */
const seen = (east: number, south: number): readonly [number, number] => {
  const [x, y] = toView(view, [east * cos + south * sin, 0, south * cos - east * sin]);
  return [x, y];
};

export function parishFrame(parish: number): ParishFrame {
  const ids = fieldsOfParish(parish);
  const middle = hexCentre(place(parish * parishSize));
  const outlines = ids.map((id) => {
    const { x, z } = hexCentre(place(id));
    const corners = [0, 1, 2, 3, 4, 5].map((k) => {
      const angle = Math.PI / 6 + (k * Math.PI) / 3;
      return seen(x - middle.x + CORNER * Math.cos(angle), z - middle.z + CORNER * Math.sin(angle));
    });
    return { id, corners };
  });
  const all = outlines.flatMap(({ corners }) => corners);
  const [west, east] = [Math.min(...all.map(([x]) => x)), Math.max(...all.map(([x]) => x))];
  const [north, south] = [Math.min(...all.map(([, y]) => y)), Math.max(...all.map(([, y]) => y))];
  const originX = Math.round(ASIDE - west);
  const originY = Math.round(ABOVE - north);
  const written = ([x, y]: readonly [number, number]) =>
    `${Math.round(originX + x)} ${Math.round(originY + y)}`;
  return {
    width: Math.round(east - west) + 2 * ASIDE,
    height: Math.round(south - north) + ABOVE + BELOW,
    originX,
    originY,
    middle,
    fields: outlines.map(({ id, corners }) => ({ id, d: `M${corners.map(written).join("L")}z` })),
  };
}
