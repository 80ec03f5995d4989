// The drawn country, which stands first and has to be there as soon as the map is wanted.
import { fetchStill } from "../../stills/fetchStill.ts";
import { map } from "../../stills/map.ts";

/** How wide it is drawn, before it is there. */
export const DRAWN_SIZES = "(min-width: 1000px) 76vw, 100vw";

/** While the page itself is fetched and made. */
export const fetchDrawing = (): void => fetchStill(map, DRAWN_SIZES);
