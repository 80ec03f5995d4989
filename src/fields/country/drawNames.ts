// The parishes that are named on the drawing of the whole country, each where its middle is seen.

import { hexCentre } from "../land/hexCentre.ts";
import { parishMiddle, parishSize } from "../land/place.ts";
import { parishName } from "../parishNames.ts";
import { parishSlug } from "../parishSlug.ts";
import { groundToDrawing, type OnDrawing } from "./drawnView.ts";

export type NameOnDrawing = OnDrawing & { readonly name: string; readonly slug: string };

/** The middle, the highest, one by the sea, and three more far from these; a small drawing has the first three. */
export const namedParishes: readonly number[] = [0, 31, 104, 89, 10, 63];

/** Only those that a collection of so many fields has. */
export const namesOnDrawing = (size: number): NameOnDrawing[] =>
  namedParishes
    .filter((parish) => parish * parishSize < size)
    .map((parish) => {
      const { left, top } = groundToDrawing(hexCentre(parishMiddle(parish)));
      return { name: parishName(parish), slug: parishSlug(parish), left, top };
    });
