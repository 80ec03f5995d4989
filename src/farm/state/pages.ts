// The pages of the book: all that a farm may have seen, grown, cooked or made.
import { seasons } from "../../models/seasons.ts";
import { type Crop, cropIds } from "../tables/crops.ts";
import { type Dye, dyeIds } from "../tables/dyes.ts";
import { type Festival, festivalIds, HARVEST_HOME } from "../tables/festivals.ts";
import { type Heirloom, heirloomIds } from "../tables/heirlooms.ts";
import { type FarmPiece, pieceIds } from "../tables/pieces.ts";
import { type ProducerKind, producerKinds } from "../tables/producers.ts";
import { type Recipe, recipeIds } from "../tables/recipes.ts";
import { type CardSubject, cardSubjects } from "../tables/subjects.ts";
import { type Surprise, surpriseIds } from "../tables/surprises.ts";
import { type Villager, villagers } from "../tables/villagers.ts";
import { type YardId, yardIds } from "../tables/yard.ts";

const weathers = ["clear", "cloud", "mist", "shower", "rain", "storm", "frost", "snow"] as const;

export type BookPage =
  | `crop ${Crop}`
  | `moist ${Crop}`
  | `heirloom ${Heirloom}`
  | `dish ${Recipe}`
  | `villager ${Villager}`
  | `festival ${Festival}`
  | `piece ${FarmPiece}`
  | `dye ${Dye}`
  | `surprise ${Surprise}`
  | `kept ${ProducerKind}`
  | `yard ${YardId}`
  | `feast ${Festival | typeof HARVEST_HOME}`
  | `card ${CardSubject}`
  | `weather ${(typeof seasons)[number]} ${(typeof weathers)[number]}`;

export const bookPages: ReadonlySet<string> = new Set<BookPage>([
  ...cropIds.flatMap((crop) => [`crop ${crop}`, `moist ${crop}`] as const),
  ...heirloomIds.map((heirloom) => `heirloom ${heirloom}` as const),
  ...recipeIds.map((recipe) => `dish ${recipe}` as const),
  ...villagers.map((villager) => `villager ${villager}` as const),
  ...festivalIds.map((festival) => `festival ${festival}` as const),
  ...pieceIds.map((piece) => `piece ${piece}` as const),
  ...dyeIds.map((dye) => `dye ${dye}` as const),
  ...surpriseIds.map((surprise) => `surprise ${surprise}` as const),
  ...producerKinds.map((keep) => `kept ${keep}` as const),
  ...yardIds.map((thing) => `yard ${thing}` as const),
  ...festivalIds.map((festival) => `feast ${festival}` as const),
  `feast ${HARVEST_HOME}`,
  ...cardSubjects.map((subject) => `card ${subject}` as const),
  ...seasons.flatMap((season) =>
    weathers.map((weather) => `weather ${season} ${weather}` as const),
  ),
]);
