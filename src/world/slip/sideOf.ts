// Where the slip lies over a wide map: never on the field that it tells of.
import { groundToDrawing } from "../../fields/country/drawnView.ts";
import { hexCentre } from "../../fields/land/hexCentre.ts";
import { place } from "../../fields/land/place.ts";

/** Below the middle of the drawing it would cover what lies at its foot, above what lies at its top. */
export const sideOf = (id: number): "top" | "bottom" =>
  groundToDrawing(hexCentre(place(id))).top > 0.5 ? "top" : "bottom";
