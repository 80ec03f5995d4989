// The card of a parish beside a link: its piece of the country under the sky, its name and what it is like.
import { wordsOnCard } from "../card/cardWords.ts";
import { skyFrames } from "../diorama/frames.ts";
import { skies } from "../diorama/skies.ts";
import { parishLand } from "../land/parishLand.ts";
import { parishName } from "../parishNames.ts";
import { parishWords } from "../parishWords.ts";
import type { DrawnShape, ParishDrawing } from "./drawParish.ts";

/** How much of the card the picture may take, beside the words. */
const WIDEST = 610;
const HIGHEST = 480;
const MIDDLE = 0.5;
const WATER = "#74b0c4";

/** Always of a High Sun day, as marketplaces show fields. */
export function parishCard(parish: number, size: number, drawing: ParishDrawing): string {
  const { width, height, aside } = skyFrames.card;
  const zoom = Math.min(WIDEST / drawing.width, HIGHEST / drawing.height);
  const x = Math.round(width / 2 + aside - (drawing.width * zoom) / 2);
  const y = Math.round(height * MIDDLE - (drawing.height * zoom) / 2);
  const region = parishLand(parish)?.region ?? "vale";
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    skies({ hour: "day", season: "highSun", region }, { width, height, aside }, "sky") +
    `<g transform="translate(${x} ${y})scale(${Math.round(zoom * 1000) / 1000})">${shapesOf(drawing)}</g>` +
    `${wordsOnCard(parishName(parish), parishWords(parish, size) ?? "", "day")}</svg>`
  );
}

function shapesOf({ earth, fields, rivers, outline, standing }: ParishDrawing): string {
  const filled = ({ d, tone }: DrawnShape) => `<path fill="${tone}" d="${d}"/>`;
  return [
    `<clipPath id="outline"><path d="${outline}"/></clipPath>`,
    ...earth.map(filled),
    ...fields.map(filled),
    `<g clip-path="url(#outline)" fill="none" stroke="${WATER}" stroke-linecap="round">`,
    ...rivers.map(({ d, width }) => `<path stroke-width="${width}" d="${d}"/>`),
    "</g>",
    ...standing.map(filled),
  ].join("");
}
