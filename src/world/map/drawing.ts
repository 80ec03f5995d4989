// The drawn country, which stands first and has to be there as soon as the map is wanted.

import { seasonAt } from "../../fields/calendar.ts";
import { pageHour } from "../../scene/hour/pageHour.ts";
import { hourChart } from "../../scene/light/hourChart.ts";
import { countrySeasons } from "../../stills/countrySeasons.ts";
import { fetchStill } from "../../stills/fetchStill.ts";

/** How wide it is drawn, before it is there. */
export const DRAWN_SIZES = "(min-width: 1000px) 76vw, 100vw";

/** While the page itself is fetched and made. */
export function fetchDrawing(): void {
  const { country } = hourChart[pageHour() ?? "day"];
  fetchStill(countrySeasons[seasonAt(new Date())][country], DRAWN_SIZES);
}
