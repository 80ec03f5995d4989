// One parish as a drawing, by the renderer that draws fields, in its own frame.
import { toSvg } from "../../models/svg/toSvg.ts";
import { toView, viewFrom } from "../../models/svg/view.ts";
import { outdoorLights } from "../../scene/light/outdoorLight.ts";
import type { Country } from "../land/law.ts";
import type { SheetHour } from "../sheets/sheets.ts";
import { modelParish } from "./modelParish.ts";
import { PARISH_SCALE, parishFrame } from "./parishFrame.ts";

export type ParishDrawing = {
  readonly width: number;
  readonly height: number;
  /** To be set into a larger drawing. */
  readonly shapes: string;
};

/** What shows fewer square units is left out. */
const FINEST = 3;
const LAMPLIGHT = "#ffcf7a";
/** How far a window shines. */
const GLOW = 34;

export function drawParish(country: Country, parish: number, hour: SheetHour): ParishDrawing {
  const { width, height, originX, originY } = parishFrame(parish);
  const { parts, windows } = modelParish(country, parish, hour);
  const { shapes, left, top } = toSvg(parts, {
    title: "",
    description: "",
    scale: PARISH_SCALE,
    light: outdoorLights[hour],
    floor: null,
    finest: FINEST,
    prefix: "p",
  });
  const land = `<g transform="translate(${Math.round(originX + left)} ${Math.round(originY + top)})">${shapes}</g>`;
  if (hour === "day") return { width, height, shapes: land };
  const view = viewFrom(PARISH_SCALE);
  const dots = windows.map((window) => {
    const [x, y] = toView(view, window);
    return `<circle cx="${Math.round(originX + x)}" cy="${Math.round(originY + y)}" r="${GLOW}"/>`;
  });
  const glow =
    `<radialGradient id="p-glow"><stop stop-color="${LAMPLIGHT}" stop-opacity=".55"/>` +
    `<stop offset=".35" stop-color="${LAMPLIGHT}" stop-opacity=".2"/><stop offset="1" stop-color="${LAMPLIGHT}" stop-opacity="0"/></radialGradient>`;
  return { width, height, shapes: `${land}${glow}<g fill="url(#p-glow)">${dots.join("")}</g>` };
}

/** The drawing alone. */
export const parishSvg = ({ width, height, shapes }: ParishDrawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${shapes}</svg>`;
