// What came of a deed that is worth a card: told from the farm before it and the farm after it.
import { type Rank, rankOf } from "../../../farm/marks/rankOf.ts";
import { timesOf } from "../../../farm/state/book.ts";
import { levelOf } from "../../../farm/state/deeds.ts";
import type { Farm } from "../../../farm/state/farm.ts";
import type { Crop } from "../../../farm/tables/crops.ts";
import { type Feast, festivalIds, HARVEST_HOME } from "../../../farm/tables/festivals.ts";
import { type Heirloom, heirloomIds } from "../../../farm/tables/heirlooms.ts";
import { type Marked, markedPages } from "../../../farm/tables/marks.ts";
import { givenIds } from "../../../farm/tables/yard.ts";
import type { GivenId } from "../../../farm/tables/yardGifts.ts";

export type Reward =
  | { readonly kind: "close"; readonly gift: GivenId }
  | { readonly kind: "feast"; readonly feast: Feast }
  | { readonly kind: "heirloom"; readonly heirloom: Heirloom }
  | { readonly kind: "level"; readonly level: number }
  | { readonly kind: "mark"; readonly page: Marked; readonly rank: Rank }
  | { readonly kind: "record"; readonly crop: Crop; readonly grams: number };

const feasts: readonly Feast[] = [...festivalIds, HARVEST_HOME];

/** The rarest first. Nothing where something was only taken back. */
export function rewardsBetween(before: Farm, after: Farm): Reward[] {
  if (before.book === after.book && before.deeds === after.deeds) return [];
  const isNew = (page: Parameters<typeof timesOf>[1]) =>
    timesOf(before, page) === 0 && timesOf(after, page) > 0;
  const gifts = givenIds.filter((gift) => isNew(`yard ${gift}`));
  const sat = feasts.filter(
    (feast) => timesOf(after, `feast ${feast}`) > timesOf(before, `feast ${feast}`),
  );
  const heirlooms = heirloomIds.filter((heirloom) => isNew(`heirloom ${heirloom}`));
  const level = levelOf(after);
  const marks = markedPages.flatMap((page): Reward[] => {
    const rank = rankOf(after, page);
    const isHigher = rank !== null && rank !== rankOf(before, page);
    return isHigher && timesOf(after, page) > timesOf(before, page)
      ? [{ kind: "mark", page, rank }]
      : [];
  });
  const { record } = after;
  // The first of its crop is the heaviest of one.
  const isRecord =
    record !== null &&
    record.at !== before.record?.at &&
    before.book[`crop ${record.crop}`]?.best !== undefined;
  return [
    ...gifts.map((gift) => ({ kind: "close", gift }) as const),
    ...sat.map((feast) => ({ kind: "feast", feast }) as const),
    ...heirlooms.map((heirloom) => ({ kind: "heirloom", heirloom }) as const),
    ...(level > levelOf(before) ? [{ kind: "level", level } as const] : []),
    ...marks,
    ...(isRecord ? [{ kind: "record", crop: record.crop, grams: record.grams } as const] : []),
  ];
}
