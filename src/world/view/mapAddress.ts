// The view of the map as the address of the page has it: the zoom, and how far its middle lies from the field `at`.
import { groundOf } from "../../fields/country/groundOf.ts";
import { place } from "../../fields/land/place.ts";
import type { MapView } from "./mapView.ts";

/** Hundredths: nobody sees less, and addresses stay short. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

const middleOf = (at: number | null) => (at === null ? { x: 0, z: 0 } : groundOf(place(at)));

/** Such as "12.5", or "12.5,3,-8.25" where the middle lies east and north of the field or the country's. */
export function writeView(view: MapView, at: number | null): string {
  const middle = middleOf(at);
  const off = [rounded(view.x - middle.x), rounded(view.z - middle.z)];
  return [rounded(view.zoom), ...(off.some((steps) => steps !== 0) ? off : [])].join(",");
}

const NUMBER = /^-?\d{1,4}(\.\d{1,2})?$/;

/** Null for what nobody wrote here; how close one may come, and how far away, the map knows. */
export function readView(text: string | null, at: number | null): MapView | null {
  if (text === null) return null;
  const words = text.split(",");
  if (!words.every((word) => NUMBER.test(word))) return null;
  const [zoom, east = 0, south = 0, ...more] = words.map(Number);
  if (zoom === undefined || zoom < 1 || words.length === 2 || more.length > 0) return null;
  const { x, z } = middleOf(at);
  return { x: x + east, z: z + south, zoom };
}
