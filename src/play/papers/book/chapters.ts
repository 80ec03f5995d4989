// The book as its reader sees it: each chapter with its pages, written ones in words, the others with their names.
import { dyeName } from "../../../farm/describe/dyeNames.ts";
import { wishes } from "../../../farm/describe/feasts/wishes.ts";
import { festivalNames } from "../../../farm/describe/festivalNames.ts";
import { pieceName } from "../../../farm/describe/pieceNames.ts";
import { seedName } from "../../../farm/describe/refusal.ts";
import { strings as farmWords } from "../../../farm/describe/strings.ts";
import { subjectNames } from "../../../farm/describe/subjectNames.ts";
import { surpriseWords } from "../../../farm/describe/surprises.ts";
import { villagerNames } from "../../../farm/describe/villagerNames.ts";
import type { BookEntry, Farm } from "../../../farm/state/farm.ts";
import type { BookPage } from "../../../farm/state/pages.ts";
import { type Crop, cropIds } from "../../../farm/tables/crops.ts";
import { dyeIds } from "../../../farm/tables/dyes.ts";
import { type Festival, festivalIds } from "../../../farm/tables/festivals.ts";
import type { Good } from "../../../farm/tables/goods.ts";
import { cropOf, heirloomIds } from "../../../farm/tables/heirlooms.ts";
import { type FarmPiece, pieceIds } from "../../../farm/tables/pieces.ts";
import { recipeIds } from "../../../farm/tables/recipes.ts";
import { cardSubjects } from "../../../farm/tables/subjects.ts";
import { surpriseIds } from "../../../farm/tables/surprises.ts";
import { type Villager, villagers } from "../../../farm/tables/villagers.ts";
import { seasonNames } from "../../../fields/seasonNames.ts";
import type { Season } from "../../../models/seasons.ts";
import { capitaliseName, fullDateWords, goodName } from "../parts/words.ts";
import { strings } from "./strings.ts";

export type Leaf = {
  readonly page: BookPage;
  readonly name: string;
  /** Null while nothing is written there. */
  readonly words: string | null;
  readonly piece?: FarmPiece;
  readonly crop?: Crop;
  readonly good?: Good;
  readonly writer?: Villager;
};

export type Chapter = {
  readonly title: string;
  readonly leaves: readonly Leaf[];
  /** Said where those that are not written are not named either. */
  readonly quiet?: string;
};

type WeatherPage = Extract<BookPage, `weather ${string}`>;

/** Not every weather comes in every season: only those are known that have been. */
function weathersIn(book: Farm["book"]): [page: WeatherPage, season: Season, weather: string][] {
  const seen = Object.keys(book).filter((page): page is WeatherPage => page.startsWith("weather "));
  return seen.map((page) => {
    const [, season, weather] = page.split(" ");
    return [page, season as Season, weather!];
  });
}

type Say = (entry: BookEntry) => readonly string[];

export function chaptersOf({
  book,
  feasts = {},
}: Pick<Farm, "book"> & Partial<Pick<Farm, "feasts">>): Chapter[] {
  const leaf = (page: BookPage, name: string, say: Say): Leaf => {
    const entry = book[page];
    return { page, name, words: entry ? say(entry).join(" ") : null };
  };
  const first = (entry: BookEntry) => strings.first(fullDateWords(entry.first));
  const heaviest = ({ best }: BookEntry) =>
    best === undefined ? [] : [strings.heaviest(farmWords.grams(best))];
  const evenings = (festival: Festival) => {
    const sat = book[`feast ${festival}`];
    const wish = feasts[festival]?.wish;
    return [
      ...(sat ? [strings.sat(sat.n)] : []),
      ...(wish === undefined ? [] : [strings.wished(wishes[wish]!)]),
    ];
  };
  const { chapters } = strings;
  return [
    {
      title: chapters.crops,
      leaves: cropIds.map((crop) => ({
        ...leaf(`crop ${crop}`, capitaliseName(crop), (entry) => {
          const moist = book[`moist ${crop}`];
          return [
            first(entry),
            strings.brought(entry.n),
            ...heaviest(entry),
            ...(moist ? [strings.moist(fullDateWords(moist.first))] : []),
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
      leaves: recipeIds.map((recipe) => ({
        ...leaf(`dish ${recipe}`, goodName(recipe), (entry) => [
          first(entry),
          strings.cooked(entry.n),
        ]),
        good: recipe,
      })),
    },
    {
      title: chapters.villagers,
      leaves: villagers.map((villager) => ({
        ...leaf(`villager ${villager}`, villagerNames[villager], (entry) => [
          first(entry),
          strings.sent(entry.n),
        ]),
        writer: villager,
      })),
    },
    {
      title: chapters.festivals,
      leaves: festivalIds.map((festival) =>
        leaf(`festival ${festival}`, festivalNames[festival], (entry) => [
          first(entry),
          strings.kept(entry.n),
          ...evenings(festival),
        ]),
      ),
    },
    {
      title: chapters.pieces,
      leaves: pieceIds.map((piece) => ({
        ...leaf(`piece ${piece}`, pieceName(piece), (entry) => [
          strings.made(fullDateWords(entry.first)),
        ]),
        piece,
      })),
    },
    {
      title: chapters.dyes,
      leaves: dyeIds.map((dye) => {
        const [crop, season] = dye.split(" ") as [Crop, Season];
        return leaf(`dye ${dye}`, capitaliseName(dyeName(crop, season)), (entry) => [
          strings.boiled(fullDateWords(entry.first)),
        ]);
      }),
    },
    {
      title: chapters.surprises,
      quiet: strings.quietSurprises,
      leaves: surpriseIds.map((surprise) =>
        leaf(`surprise ${surprise}`, surpriseWords[surprise], (entry) => [
          strings.seen(fullDateWords(entry.first)),
        ]),
      ),
    },
    {
      title: chapters.cards,
      quiet: strings.quietCards,
      leaves: cardSubjects.map((subject) =>
        leaf(`card ${subject}`, subjectNames[subject], (entry) => [
          first(entry),
          strings.came(entry.n),
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
