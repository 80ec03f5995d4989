// What lies far behind a field under its sky: hills, sea, wood or fells, by its region, in the haze of the hour.
import type { HexColour } from "../../models/palette.ts";
import { chance } from "../../models/random.ts";
import type { Season } from "../../models/seasons.ts";
import type { Hour } from "../../scene/light/hours.ts";
import type { KindOf } from "../odds.ts";
import { blendColours } from "./tones.ts";

type Region = KindOf<"region">;

type Line = {
  /** Whether it rises to points; else it is round. */
  readonly isSharp?: true;
  /** Of the picture's height: where it lies, and how far it rises. */
  readonly at: number;
  readonly rise: number;
  /** How many rises there are from side to side. */
  readonly many: number;
  readonly colour: HexColour;
};

const lines: Record<Region, readonly [far: Line, near: Line]> = {
  vale: [
    { at: 0.6, rise: 0.06, many: 3, colour: "#a9c58a" },
    { at: 0.66, rise: 0.02, many: 30, colour: "#9dbb74" },
  ],
  meadows: [
    { at: 0.62, rise: 0.012, many: 2, colour: "#b5d0a4" },
    { at: 0.66, rise: 0.018, many: 5, colour: "#a5c885" },
  ],
  wood: [
    { at: 0.58, rise: 0.05, many: 3, colour: "#9dbb93" },
    { at: 0.63, rise: 0.045, many: 22, colour: "#83a873" },
  ],
  downs: [
    { at: 0.56, rise: 0.1, many: 2, colour: "#c3d3a2" },
    { at: 0.64, rise: 0.07, many: 3, colour: "#bccb8c" },
  ],
  shore: [
    { at: 0.6, rise: 0, many: 1, colour: "#8fc3cf" },
    { at: 0.69, rise: 0.012, many: 3, colour: "#eadcb2" },
  ],
  heath: [
    { at: 0.6, rise: 0.04, many: 4, colour: "#c3bd92" },
    { at: 0.66, rise: 0.022, many: 26, colour: "#b9ac62" },
  ],
  moor: [
    { at: 0.56, rise: 0.09, many: 2, colour: "#a9a1b5" },
    { at: 0.64, rise: 0.05, many: 3, colour: "#b493b3" },
  ],
  fells: [
    { isSharp: true, at: 0.5, rise: 0.17, many: 6, colour: "#a9b7bf" },
    { isSharp: true, at: 0.62, rise: 0.1, many: 7, colour: "#97a89f" },
  ],
};

/** What the hour, and the snow, make of far land. */
const hazes: Record<Hour, readonly [HexColour, number]> = {
  day: ["#e9efd8", 0.3],
  evening: ["#c98f8f", 0.52],
  night: ["#2b2a55", 0.78],
};

export function horizon(
  { region, hour, season }: { region: Region; hour: Hour; season: Season },
  { width, height }: { width: number; height: number },
  prefix: string,
): string {
  const [haze, thick] = hazes[hour];
  return lines[region]
    .map((line, i) => {
      const isSea = region === "shore" && i === 0;
      const bare =
        season === "hearth" && !isSea ? blendColours(line.colour, "#f2f6fb", 0.72) : line.colour;
      const colour = blendColours(bare, haze, i === 0 ? thick : thick * 0.8);
      const id = `${prefix}-far${i}`;
      return (
        `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${colour}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></linearGradient>` +
        `<path fill="url(#${id})" d="${outline(line, width, height, i)}"/>`
      );
    })
    .join("");
}

function outline(
  { isSharp, at, rise, many }: Line,
  width: number,
  height: number,
  n: number,
): string {
  const base = Math.round(height * at);
  const foot = Math.round(height * 0.93);
  const step = width / many;
  const high = (i: number) => Math.round(height * rise * (0.45 + 0.55 * chance(many * 7 + n, i)));
  const parts = Array.from({ length: many + 1 }, (_, i) => {
    const to = Math.round((i + 0.5) * step);
    const middle = Math.round(i * step);
    if (isSharp)
      return `L${middle} ${base - high(i)}L${to} ${base - Math.round(high(i + 40) * 0.3)}`;
    // A control point lies twice as high as the curve it draws.
    return `Q${middle} ${base - 2 * high(i)} ${to} ${base}`;
  });
  return `M${-Math.round(step / 2)} ${foot}V${base}${parts.join("")}V${foot}z`;
}
