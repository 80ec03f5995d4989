// A field as a picture: the diorama alone, or under the sky of its hour for places without a page.
import { type Hour, lights } from "../../models/hours.ts";
import type { Season } from "../../models/seasons.ts";
import { toView, viewFrom } from "../../models/svg/view.ts";
import { type Drawing, escaped, toSvg } from "../../models/toSvg.ts";
import type { FieldTraits } from "../traits.ts";
import { fieldWords } from "../words.ts";
import { compose, type Diorama } from "./compose.ts";
import { skies } from "./skies.ts";

export type FieldPicture = {
  readonly season: Season;
  readonly hour: Hour;
  /** A square with sky and shade, instead of the bare island. */
  readonly sky?: boolean;
  /** Begins every id inside, so that several drawings can share a page. */
  readonly prefix?: string;
};

const FIELD_SCALE = 80;
const SQUARE = 1000;
/** A field with very much on it is drawn once more, without its smallest shapes. */
const MOST_TEXT = 210_000;
const FINE = 6;
const COARSE = 13;

export function drawField(traits: FieldTraits, picture: FieldPicture): string {
  const { season, hour, sky = false, prefix = "f" } = picture;
  const diorama = compose(traits, season, hour);
  const title = `Field ${traits.id}`;
  const description = `${fieldWords(traits)}: a six-sided island of land, drawn from its number.`;
  const draw = (finest: number) =>
    toSvg(diorama.parts, {
      title,
      description,
      scale: FIELD_SCALE,
      light: lights[hour],
      lamps: diorama.lamps,
      floor: null,
      finest,
      prefix,
    });
  const fine = draw(FINE);
  const drawing = fine.shapes.length > MOST_TEXT ? draw(COARSE) : fine;
  const glow = halos(diorama, drawing, prefix);
  const { width, height } = drawing;
  const head = (w: number, h: number) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${w} ${h}" role="img" aria-labelledby="${prefix}-t ${prefix}-d">` +
    `<title id="${prefix}-t">${escaped(title)}</title><desc id="${prefix}-d">${escaped(description)}</desc>`;
  if (!sky) return `${head(width, height)}${drawing.shapes}${glow}</svg>`;
  const x = Math.round((SQUARE - width) / 2);
  const y = Math.round((SQUARE - height) / 2) - 14;
  return `${head(SQUARE, SQUARE)}${skies(hour, season, SQUARE, prefix)}<g transform="translate(${x} ${y})">${drawing.shapes}${glow}</g></svg>`;
}

function halos({ halos: all }: Diorama, { left, top }: Drawing, prefix: string): string {
  if (all.length === 0) return "";
  const view = viewFrom(FIELD_SCALE);
  const id = `${prefix}-glow`;
  const dots = all.map(({ at, size }) => {
    const [x, y] = toView(view, at);
    return `<circle cx="${Math.round(x - left)}" cy="${Math.round(y - top)}" r="${Math.round(size * FIELD_SCALE)}"/>`;
  });
  return (
    `<radialGradient id="${id}"><stop stop-color="${all[0]!.colour}" stop-opacity=".5"/>` +
    `<stop offset=".3" stop-color="${all[0]!.colour}" stop-opacity=".2"/><stop offset="1" stop-color="${all[0]!.colour}" stop-opacity="0"/></radialGradient>` +
    `<g fill="url(#${id})">${dots.join("")}</g>`
  );
}
