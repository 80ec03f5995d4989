// A field's emblem on the card that shows it beside a link: at once, where the drawing takes seconds.
import type { Season } from "../../models/seasons.ts";
import type { Hour } from "../../scene/light/hours.ts";
import { cardWords } from "../card/cardWords.ts";
import { islandFrame, skyFrames } from "../diorama/frames.ts";
import { skies } from "../diorama/skies.ts";
import type { FieldTraits } from "../traits.ts";
import { emblem } from "./emblem.ts";
import { EMBLEM_WIDTH } from "./paths.ts";

export function emblemCard(traits: FieldTraits, season: Season, hour: Hour): string {
  const { width, height, zoom, sink, aside } = skyFrames.card;
  const x = Math.round((width - islandFrame.width * zoom) / 2 + aside);
  const y = Math.round((height - islandFrame.height * zoom) / 2 + sink);
  const shapes = emblem(traits).map(
    ({ d, fill = "none", stroke = "none", width: line = 1, dash = "none" }) =>
      `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${line}" stroke-dasharray="${dash}"/>`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    skies({ hour, season, region: traits.region }, { width, height, aside }, "f") +
    `<g transform="translate(${x} ${y})scale(${(islandFrame.width * zoom) / EMBLEM_WIDTH})" stroke-linecap="round" stroke-linejoin="round">` +
    `${shapes.join("")}</g>${cardWords(traits, hour)}</svg>`
  );
}
