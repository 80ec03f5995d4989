// The view of the map as the address of the page has it: how close, and which place lies in its middle.
import type { MapView } from "./mapView.ts";

/** Hundredths: nobody sees less, and addresses stay short. */
const rounded = (value: number): number => Math.round(value * 100) / 100;

/** Such as "12.5,3,-8.25": the zoom, then steps east and south of the middle field. Null for the whole country. */
export const writeView = ({ x, z, zoom }: MapView): string | null =>
  zoom > 1 ? [zoom, x, z].map(rounded).join(",") : null;

const NUMBER = /^-?\d{1,4}(\.\d{1,2})?$/;

/** Null for what nobody wrote here; how close one may come, and how far away, the map knows. */
export function readView(text: string | null): MapView | null {
  const words = text?.split(",") ?? [];
  if (words.length !== 3 || !words.every((word) => NUMBER.test(word))) return null;
  const [zoom, x, z] = words.map(Number) as [number, number, number];
  return zoom < 1 ? null : { x, z, zoom };
}
