// The book as its reader sees it: each chapter with its pages, written ones in words, the others with their names.
import { dyeName } from "../../../farm/describe/dyeNames.ts";
import { festivalNames } from "../../../farm/describe/festivalNames.ts";
import { pieceName } from "../../../farm/describe/pieceNames.ts";
import { seedName } from "../../../farm/describe/refusal.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { surpriseWords } from "../../../farm/describe/surprises.ts";
import { villagerNames } from "../../../farm/describe/villagerNames.ts";
import type { Entry, Farm } from "../../../farm/state/farm.ts";
import type { Page } from "../../../farm/state/pages.ts";
import { type Crop, cropIds } from "../../../farm/tables/crops.ts";
import { type DyeSeason, dyeIds } from "../../../farm/tables/dyes.ts";
import { festivalIds } from "../../../farm/tables/festivals.ts";
import { cropOf, heirloomIds } from "../../../farm/tables/heirlooms.ts";
import { type Piece, pieceIds } from "../../../farm/tables/pieces.ts";
import { recipeIds } from "../../../farm/tables/recipes.ts";
import { surpriseIds } from "../../../farm/tables/surprises.ts";
import { villagers } from "../../../farm/tables/villagers.ts";
import { seasonNames } from "../../../fields/seasonNames.ts";
import type { Season } from "../../../models/seasons.ts";
import { capital, dateWords, goodName } from "../parts/words.ts";
import { strings } from "./strings.ts";

export type Leaf = {
  readonly page: Page;
  readonly name: string;
  /** Null while nothing is written there. */
  readonly words: string | null;
  readonly piece?: Piece;
  readonly crop?: Crop;
};

export type Chapter = {
  readonly title: string;
  readonly leaves: readonly Leaf[];
  /** Said where those that are not written are not named either. */
  readonly quiet?: string;
};

type WeatherPage = Extract<Page, `weather ${string}`>;

/** Not every weather comes in every season: only those are known that have been. */
function weathersIn(book: Farm["book"]): [page: WeatherPage, season: Season, weather: string][] {
  const seen = Object.keys(book).filter((page): page is WeatherPage => page.startsWith("weather "));
  return seen.map((page) => {
    const [, season, weather] = page.split(" ");
    return [page, season as Season, weather!];
  });
}

type Say = (entry: Entry) => readonly string[];

export function chaptersOf({ book }: Pick<Farm, "book">): Chapter[] {
  const leaf = (page: Page, name: string, say: Say): Leaf => {
    const entry = book[page];
    return { page, name, words: entry ? say(entry).join(" ") : null };
  };
  const first = (entry: Entry) => strings.first(dateWords(entry.first));
  const heaviest = ({ best }: Entry) =>
    best === undefined ? [] : [strings.heaviest(farmWords.grams(best))];
  const { chapters } = strings;
  return [
    {
      title: chapters.crops,
      leaves: cropIds.map((crop) => ({
        ...leaf(`crop ${crop}`, capital(crop), (entry) => {
          const moist = book[`moist ${crop}`];
          return [
            first(entry),
            strings.brought(entry.n),
            ...heaviest(entry),
            ...(moist ? [strings.moist(dateWords(moist.first))] : []),
          ];
        }),
        crop,
      })),
    },
    {
      title: chapters.heirlooms,
      leaves: heirloomIds.map((heirloom) => ({
        ...leaf(`heirloom ${heirloom}`, seedName(heirloom), (entry) => [
          first(entry),
          strings.brought(entry.n),
          ...heaviest(entry),
        ]),
        crop: cropOf(heirloom),
      })),
    },
    {
      title: chapters.dishes,
      leaves: recipeIds.map((recipe) =>
        leaf(`dish ${recipe}`, goodName(recipe), (entry) => [
          first(entry),
          strings.cooked(entry.n),
        ]),
      ),
    },
    {
      title: chapters.villagers,
      leaves: villagers.map((villager) =>
        leaf(`villager ${villager}`, villagerNames[villager], (entry) => [
          first(entry),
          strings.sent(entry.n),
        ]),
      ),
    },
    {
      title: chapters.festivals,
      leaves: festivalIds.map((festival) =>
        leaf(`festival ${festival}`, festivalNames[festival], (entry) => [
          first(entry),
          strings.kept(entry.n),
        ]),
      ),
    },
    {
      title: chapters.pieces,
      leaves: pieceIds.map((piece) => ({
        ...leaf(`piece ${piece}`, pieceName(piece), (entry) => [
          strings.made(dateWords(entry.first)),
        ]),
        piece,
      })),
    },
    {
      title: chapters.dyes,
      leaves: dyeIds.map((dye) => {
        const [crop, season] = dye.split(" ") as [Crop, DyeSeason];
        return leaf(`dye ${dye}`, capital(dyeName(crop, season)), (entry) => [
          strings.boiled(dateWords(entry.first)),
        ]);
      }),
    },
    {
      title: chapters.surprises,
      quiet: strings.quietSurprises,
      leaves: surpriseIds.map((surprise) =>
        leaf(`surprise ${surprise}`, surpriseWords[surprise], (entry) => [
          strings.seen(dateWords(entry.first)),
        ]),
      ),
    },
    {
      title: chapters.weathers,
      quiet: strings.quietWeathers,
      leaves: weathersIn(book).map(([page, season, weather]) =>
        leaf(page, strings.weather(seasonNames[season], weather), (entry) => [first(entry)]),
      ),
    },
  ];
}
