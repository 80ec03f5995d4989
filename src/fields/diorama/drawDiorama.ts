// A field with what is said of it as a picture: the island alone, or under the sky of its hour.
import type { Season } from "../../models/seasons.ts";
import { escaped, toSvg } from "../../models/svg/toSvg.ts";
import { toView, viewFrom } from "../../models/svg/view.ts";
import type { Hour, Lamp } from "../../scene/light/hours.ts";
import { outdoorLights } from "../../scene/light/outdoorLight.ts";
import type { FieldTraits } from "../traits.ts";
import { composeDiorama, type Diorama, type FarmedField, type Tilled } from "./compose.ts";
import { FIELD_SCALE, type FrameName, islandFrame, skyFrames } from "./frames.ts";
import type { Halo } from "./glow.ts";
import { skies } from "./skies.ts";

export type FieldPicture = {
  readonly season: Season;
  readonly hour: Hour;
  readonly frame?: FrameName;
  /** Begins every id inside, so that several drawings can share a page. */
  readonly prefix?: string;
  /** What lies in the beds, where it is not what the season has there. */
  readonly tilled?: Tilled;
  readonly farmed?: FarmedField;
  /** Of whatever lies in the beds and stands beside them. */
  readonly lamps?: readonly Lamp[];
  readonly halos?: readonly Halo[];
};

type Words = { readonly title: string; readonly description: string };

/** A field with very much on it is drawn once more, without its smallest shapes. */
const MOST_TEXT = 210_000;
const FINE = 6;
const COARSE = 13;

export function drawDiorama(
  traits: FieldTraits,
  picture: FieldPicture,
  { title, description }: Words,
): string {
  const { season, hour, frame = "island", prefix = "f", tilled, farmed, lamps = [] } = picture;
  const diorama = composeDiorama(traits, season, hour, tilled, false, farmed);
  const { shapes, left, top } = toSvg(diorama.parts, {
    title,
    description,
    scale: FIELD_SCALE,
    light: outdoorLights[hour],
    lamps: [...diorama.lamps, ...lamps],
    floor: null,
    finest: FINE,
    longest: { text: MOST_TEXT, finest: COARSE },
    prefix,
  });
  const head = (w: number, h: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" role="img" aria-labelledby="${prefix}-t ${prefix}-d">` +
    `<title id="${prefix}-t">${escaped(title)}</title><desc id="${prefix}-d">${escaped(description)}</desc>`;
  const land =
    `<g transform="translate(${Math.round(islandFrame.originX + left)} ${Math.round(islandFrame.originY + top)})">${shapes}</g>` +
    drawnHalos([...diorama.halos, ...(picture.halos ?? [])], prefix);
  if (frame === "island") return `${head(islandFrame.width, islandFrame.height)}${land}</svg>`;
  const { width, height, zoom, sink, aside } = skyFrames[frame];
  const x = Math.round((width - islandFrame.width * zoom) / 2 + aside);
  const y = Math.round((height - islandFrame.height * zoom) / 2 + sink);
  const scale = zoom === 1 ? "" : `scale(${zoom})`;
  return `${head(width, height)}${skies({ hour, season, region: traits.region }, { width, height, aside }, prefix)}<g transform="translate(${x} ${y})${scale}">${land}</g></svg>`;
}

function drawnHalos(all: Diorama["halos"], prefix: string): string {
  if (all.length === 0) return "";
  const view = viewFrom(FIELD_SCALE);
  const id = `${prefix}-glow`;
  const dots = all.map(({ at, size }) => {
    const [x, y] = toView(view, at);
    return `<circle cx="${Math.round(islandFrame.originX + x)}" cy="${Math.round(islandFrame.originY + y)}" r="${Math.round(size * FIELD_SCALE)}"/>`;
  });
  return (
    `<radialGradient id="${id}"><stop stop-color="${all[0]!.colour}" stop-opacity=".5"/>` +
    `<stop offset=".3" stop-color="${all[0]!.colour}" stop-opacity=".2"/><stop offset="1" stop-color="${all[0]!.colour}" stop-opacity="0"/></radialGradient>` +
    `<g fill="url(#${id})">${dots.join("")}</g>`
  );
}
