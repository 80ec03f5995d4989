// The pages of the book: all that a farm may have seen, grown, cooked or made.
import { seasons } from "../../models/seasons.ts";
import { type Crop, cropIds } from "../tables/crops.ts";
import { type Dye, dyeIds } from "../tables/dyes.ts";
import { type Festival, festivalIds } from "../tables/festivals.ts";
import { type Heirloom, heirloomIds } from "../tables/heirlooms.ts";
import { type Piece, pieceIds } from "../tables/pieces.ts";
import { type Recipe, recipeIds } from "../tables/recipes.ts";
import { type Surprise, surpriseIds } from "../tables/surprises.ts";
import { type Villager, villagers } from "../tables/villagers.ts";

const weathers = ["clear", "cloud", "mist", "shower", "rain", "storm", "frost", "snow"] as const;

export type Page =
  | `crop ${Crop}`
  | `moist ${Crop}`
  | `heirloom ${Heirloom}`
  | `dish ${Recipe}`
  | `villager ${Villager}`
  | `festival ${Festival}`
  | `piece ${Piece}`
  | `dye ${Dye}`
  | `surprise ${Surprise}`
  | `weather ${(typeof seasons)[number]} ${(typeof weathers)[number]}`;

export const pages: ReadonlySet<string> = new Set<Page>([
  ...cropIds.flatMap((crop) => [`crop ${crop}`, `moist ${crop}`] as const),
  ...heirloomIds.map((heirloom) => `heirloom ${heirloom}` as const),
  ...recipeIds.map((recipe) => `dish ${recipe}` as const),
  ...villagers.map((villager) => `villager ${villager}` as const),
  ...festivalIds.map((festival) => `festival ${festival}` as const),
  ...pieceIds.map((piece) => `piece ${piece}` as const),
  ...dyeIds.map((dye) => `dye ${dye}` as const),
  ...surpriseIds.map((surprise) => `surprise ${surprise}` as const),
  ...seasons.flatMap((season) =>
    weathers.map((weather) => `weather ${season} ${weather}` as const),
  ),
]);
