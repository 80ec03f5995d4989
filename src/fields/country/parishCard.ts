// The card of a parish beside a link: its piece of the country under the sky, its name and what it is like.
import { wordsOnCard } from "../card/cardWords.ts";
import { skyFrames } from "../diorama/frames.ts";
import { skies } from "../diorama/skies.ts";
import { parishLand } from "../land/parishLand.ts";
import { parishName } from "../parishNames.ts";
import { parishWords } from "../parishWords.ts";
import { parishFrame } from "./parishFrame.ts";

/** How much of the card the picture may take, beside the words. */
const WIDEST = 620;
const HIGHEST = 480;
const MIDDLE = 0.52;

/** Always of a High Sun day, as marketplaces show fields; `drawn` is the parish alone, in its own frame. */
export function parishCard(parish: number, size: number, drawn: string): string {
  const { width, height, aside } = skyFrames.card;
  const frame = parishFrame(parish);
  const zoom = Math.min(WIDEST / frame.width, HIGHEST / frame.height);
  const [wide, high] = [Math.round(frame.width * zoom), Math.round(frame.height * zoom)];
  const x = Math.round(width / 2 + aside - wide / 2);
  const y = Math.round(height * MIDDLE - high / 2);
  const region = parishLand(parish)?.region ?? "vale";
  const nested = drawn
    .replace("<svg ", `<svg x="${x}" y="${y}" `)
    .replace(`width="${frame.width}" height="${frame.height}"`, `width="${wide}" height="${high}"`);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    skies({ hour: "day", season: "highSun", region }, { width, height, aside }, "sky") +
    `${nested}${wordsOnCard(parishName(parish), parishWords(parish, size) ?? "", "day")}</svg>`
  );
}
