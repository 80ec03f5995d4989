// The whole country as its live map shows it from afar under a clear sky, in each season: the sea is left open for the page to paint.
import { drawnView } from "../src/fields/country/drawnView.ts";
import { type Season, seasons } from "../src/models/seasons.ts";
import { type CountrySource, openCountry } from "../src/world/scene/countryData.ts";
import type { StillScene } from "./stageScene.ts";

/** The first ten thousand fields, as which all of the collection's pictures and names are placed. */
const SIZE = 10_000;
let source: CountrySource | null = null;

/** About as wide as it is seen on a desk: the live map shows more detail where it is larger. */
const width = 960;
const { across, down } = drawnView;

/** The season that a studio's own picture stands for is any: its name names none. */
const names: Record<Season, string> = {
  seedtime: "map-seedtime",
  highSun: "map-high-sun",
  leafFall: "map",
  hearth: "map-hearth",
};

export const mapScenes: readonly StillScene[] = seasons.map((season) => ({
  name: names[season],
  width,
  height: (width * down) / across,
  widths: [800, 1600, 2400],
  webpWidths: [800],
  webpNight: false,
  night: true,
  quality: 44,
  draw(stage) {
    source ??= openCountry(SIZE);
    stage.country(source.data, season);
  },
}));
