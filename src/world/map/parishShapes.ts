// The outlines of the parishes on the drawing of the country, roughly: hexagons about their middles.
import { addHex, directions, scaleHex } from "../../fields/land/hexes.ts";
import { parishMiddle } from "../../fields/land/place.ts";
import { parishesOf } from "../../fields/parishSlug.ts";
import { toDrawing } from "./litPath.ts";

/** Rings of fields round the middle one. */
const REACH = 5.5;

type ParishShape = { readonly parish: number; readonly points: string };

export const parishShapes = (size: number): ParishShape[] =>
  Array.from({ length: parishesOf(size) }, (_, parish) => ({
    parish,
    points: directions
      .map((way) => toDrawing(addHex(parishMiddle(parish), scaleHex(way, REACH))).join(" "))
      .join(" "),
  }));
