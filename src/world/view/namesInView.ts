// Which parishes are named on the map as it is looked at: few, well apart, and those of the drawing before others (label placement).
import { namedParishes } from "../../fields/country/drawNames.ts";
import { hexCentre } from "../../fields/land/hexCentre.ts";
import { parishMiddle } from "../../fields/land/place.ts";
import { parishesOf } from "../../fields/parishSlug.ts";
import { groundToWindow, type MapView, type MapWindow } from "./mapView.ts";

/** In CSS pixels from the left and top of the window. */
export type NameInView = { readonly parish: number; readonly x: number; readonly y: number };

/** More would be a list. */
const MOST = { narrow: 3, wide: 6 } as const;
const NARROW = 600;
/** From the edge of the window to the middle of a name, and from one name to the next. */
const EDGE = { x: 80, y: 30 } as const;
const APART = { x: 170, y: 56 } as const;

export function namesInView(view: MapView, frame: MapWindow, size: number): NameInView[] {
  const { width, height } = frame;
  const spotOf = (parish: number) => groundToWindow(hexCentre(parishMiddle(parish)), view, frame);
  const isInside = ({ x, y }: { x: number; y: number }) =>
    x > EDGE.x && y > EDGE.y && x < width - EDGE.x && y < height - EDGE.y;
  const fromMiddle = ({ x, y }: NameInView) => Math.hypot(x - width / 2, y - height / 2);
  const others = Array.from({ length: parishesOf(size) }, (_, parish) => parish)
    .filter((parish) => !namedParishes.includes(parish))
    .map((parish) => ({ parish, ...spotOf(parish) }))
    .toSorted((a, b) => fromMiddle(a) - fromMiddle(b));
  const first = namedParishes
    .filter((parish) => parish < parishesOf(size))
    .map((parish) => ({ parish, ...spotOf(parish) }));
  const most = width < NARROW ? MOST.narrow : MOST.wide;
  const named: NameInView[] = [];
  for (const one of [...first, ...others]) {
    if (named.length === most) break;
    const isFree = named.every(
      ({ x, y }) => Math.abs(x - one.x) > APART.x || Math.abs(y - one.y) > APART.y,
    );
    if (isInside(one) && isFree) named.push(one);
  }
  return named;
}
