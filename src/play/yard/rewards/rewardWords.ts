// What a card says, what is pictured on it, and which paper has more of it.
import { feastName } from "../../../farm/describe/festivalNames.ts";
import { capitalise, listWords } from "../../../farm/describe/listed.ts";
import { newWith } from "../../../farm/describe/newWith.ts";
import { producerNames } from "../../../farm/describe/producerNames.ts";
import { seedName } from "../../../farm/describe/refusal.ts";
import { strings as farmStrings, goods, weighedAs } from "../../../farm/describe/strings.ts";
import { yardNames } from "../../../farm/describe/yardNames.ts";
import { type Crop, cropIds, rulesOf } from "../../../farm/tables/crops.ts";
import { feasts } from "../../../farm/tables/feasts.ts";
import { HARVEST_HOME } from "../../../farm/tables/festivals.ts";
import { cropOf } from "../../../farm/tables/heirlooms.ts";
import type { Marked } from "../../../farm/tables/marks.ts";
import type { ProducerKind } from "../../../farm/tables/producers.ts";
import { type Recipe, recipeIds, recipeOf } from "../../../farm/tables/recipes.ts";
import type { Villager } from "../../../farm/tables/villagers.ts";
import { givenBy } from "../../../farm/tables/yardGifts.ts";
import type { PaperId } from "../../papers/index.ts";
import type { Reward } from "./rewardsBetween.ts";
import { strings } from "./strings.ts";

export type Pictured =
  | { readonly kind: "crop"; readonly crop: Crop }
  | { readonly kind: "dish"; readonly dish: Recipe }
  | { readonly kind: "face"; readonly who: Villager }
  | { readonly kind: "level"; readonly level: number }
  | { readonly kind: "rosette" };

export type RewardCardWords = {
  readonly title: string;
  readonly words: string;
  readonly picture: Pictured;
  readonly paper: PaperId;
  /** The sentence of the deed does not say it. */
  readonly isUnsaid: boolean;
};

function pictureOfLevel(level: number): Pictured {
  const crop = cropIds.find((one) => rulesOf(one).level === level);
  if (crop) return { kind: "crop", crop };
  const dish = recipeIds.find((one) => recipeOf(one).level === level);
  return dish ? { kind: "dish", dish } : { kind: "level", level };
}

/** Not the baskets of peas, but peas. */
const known = (id: Crop | Recipe): string => goods[id][1].replace(/^.* of /, "");

function marked(page: Marked): { name: string; picture: Pictured } {
  const [kind, id] = page.split(" ") as [string, string];
  if (kind === "crop")
    return { name: known(id as Crop), picture: { kind: "crop", crop: id as Crop } };
  if (kind === "dish")
    return { name: known(id as Recipe), picture: { kind: "dish", dish: id as Recipe } };
  return { name: producerNames[id as ProducerKind][1], picture: { kind: "rosette" } };
}

export function rewardWords(reward: Reward): RewardCardWords {
  switch (reward.kind) {
    case "close": {
      const from = givenBy[reward.gift];
      return {
        title: strings.told,
        words: strings.given(capitalise(yardNames[reward.gift])),
        picture: { kind: "face", who: from[from.length - 1]! },
        paper: "book",
        isUnsaid: false,
      };
    }
    case "feast":
      return {
        title: capitalise(feastName(reward.feast)),
        words: strings.sat,
        picture: {
          kind: "face",
          who: reward.feast === HARVEST_HOME ? "tansy" : feasts[reward.feast].host,
        },
        paper: "book",
        isUnsaid: false,
      };
    case "heirloom":
      return {
        title: strings.heirloom,
        words: strings.firstOf(seedName(reward.heirloom)),
        picture: { kind: "crop", crop: cropOf(reward.heirloom) },
        paper: "book",
        isUnsaid: true,
      };
    case "level": {
      const news = newWith(reward.level);
      return {
        title: strings.level(reward.level),
        words: news.length > 0 ? strings.news(listWords(news)) : strings.noNews,
        picture: pictureOfLevel(reward.level),
        paper: "book",
        isUnsaid: false,
      };
    }
    case "mark": {
      const { name, picture } = marked(reward.page);
      return {
        title: strings.ranks[reward.rank],
        words: strings.marked[reward.rank](name),
        picture,
        paper: "book",
        isUnsaid: true,
      };
    }
    case "record":
      return {
        title: strings.record(weighedAs(reward.crop)),
        words: farmStrings.grams(reward.grams),
        picture: { kind: "crop", crop: reward.crop },
        paper: "book",
        isUnsaid: false,
      };
  }
}
