// What there is to write of a farm by what it is and has done: facts of its book, its meadow and its letters.
import { DAY, type Ms } from "../numbers/time.ts";
import { entriesOf } from "../state/counts.ts";
import type { BookEntry, Farm, NewsFacts } from "../state/farm.ts";
import { type Marked, markedPages, stepsOf } from "../tables/marks.ts";
import { recipeIds, recipeOf } from "../tables/recipes.ts";

/** News is news for so long. */
const NEWS_FOR = 3 * DAY;
const A_WEEK = 7 * DAY;
const AWAY_FROM = 7;
const anniversaries = [730, 365, 100];

const isNews = (then: Ms, at: Ms): boolean => then <= at && at - then < NEWS_FOR;

/** The last page of a kind that was opened, without the name of the kind, if that is news. */
function opened({ book }: Farm, kind: string, at: Ms): string | null {
  let last: { readonly id: string; readonly first: Ms } | null = null;
  for (const [page, { first }] of Object.entries(book) as [string, BookEntry][]) {
    if (!page.startsWith(`${kind} `) || !isNews(first, at)) continue;
    if (last === null || first > last.first) last = { id: page.slice(kind.length + 1), first };
  }
  return last?.id ?? null;
}

const aboutOpened = (farm: Farm, kind: "heirloom" | "piece" | "yard" | "dye", at: Ms) => {
  const id = opened(farm, kind, at);
  return id === null ? null : { [kind]: id };
};

export function moveNews({ moves }: Farm, at: Ms): NewsFacts | null {
  const last = moves?.at(-1);
  return last && isNews(last.at, at) ? { from: last.from, to: last.to } : null;
}

/** Whole days since anybody had a hand in anything. */
export function absenceNews({ plots, kept, ovens, recent, begun }: Farm, at: Ms): NewsFacts | null {
  const touched = [...plots, ...kept, ...ovens].map((one) => one.at);
  const days = Math.floor((at - Math.max(begun, recent?.at ?? 0, ...touched)) / DAY);
  return days >= AWAY_FROM ? { days } : null;
}

export function anniversaryNews({ begun }: Farm, at: Ms): NewsFacts | null {
  const days = anniversaries.find((one) => isNews(begun + one * DAY, at));
  return days === undefined ? null : { days };
}

export const recordNews = ({ record }: Farm, at: Ms): NewsFacts | null =>
  record && isNews(record.at, at) ? { crop: record.crop, grams: record.grams } : null;

export function heirloomNews(farm: Farm, at: Ms): NewsFacts | null {
  return aboutOpened(farm, "heirloom", at);
}

/** What is known by heart and nobody has written of. */
export const heartUntold = ({ book, hearts }: Farm): Marked | null =>
  markedPages.find((page) => (book[page]?.n ?? 0) >= stepsOf(page)[2] && !hearts.includes(page)) ??
  null;

export function markNews(farm: Farm): NewsFacts | null {
  const page = heartUntold(farm);
  return page === null ? null : { mark: page.split(" ")[1]! };
}

const lastOf = <T>(all: readonly T[], when: (one: T) => Ms): T | null =>
  all.length === 0 ? null : all.reduce((last, one) => (when(one) >= when(last) ? one : last));

export function arrivalNews({ kept, begun }: Farm, at: Ms): NewsFacts | null {
  const came = kept.filter(({ since }) => since > begun && isNews(since, at));
  const last = lastOf(came, ({ since }) => since);
  return last && { keep: last.kind };
}

export function animalNameNews({ kept }: Farm, at: Ms): NewsFacts | null {
  const called = kept.flatMap(({ name, named = 0 }) =>
    name !== undefined && isNews(named, at) ? [{ name, named }] : [],
  );
  const last = lastOf(called, ({ named }) => named);
  return last && { name: last.name };
}

export const pieceNews = (farm: Farm, at: Ms): NewsFacts | null => aboutOpened(farm, "piece", at);
export const yardNews = (farm: Farm, at: Ms): NewsFacts | null => aboutOpened(farm, "yard", at);
export const dyeNews = (farm: Farm, at: Ms): NewsFacts | null => aboutOpened(farm, "dye", at);

export function surpriseNews({ book }: Farm, at: Ms): NewsFacts | null {
  const seen = (Object.entries(book) as [string, BookEntry][]).filter(
    ([page, { best }]) => page.startsWith("surprise ") && isNews((best ?? 0) * DAY, at),
  );
  const last = lastOf(seen, ([, { best }]) => best ?? 0);
  return last && { surprise: last[0].split(" ")[1]! };
}

export function festivalNews({ feasts, book }: Farm, at: Ms): NewsFacts | null {
  const sat = entriesOf(feasts as never).flatMap(([festival]) => {
    const so = feasts[festival as keyof typeof feasts]!;
    const isSat = book[`feast ${festival as keyof typeof feasts}`]?.best === so.began;
    return isSat && isNews(so.at, at) ? [{ festival: festival as string, at: so.at }] : [];
  });
  const last = lastOf(sat, (one) => one.at);
  return last && { festival: last.festival };
}

export const pedlarNews = ({ pedlarAt }: Farm, at: Ms): NewsFacts | null =>
  pedlarAt !== null && isNews(pedlarAt, at) ? {} : null;

/** Three times in a week. */
export const letterSetAsideNews = ({ asides }: Farm, at: Ms): NewsFacts | null =>
  asides.length === 3 && asides.every((then) => then <= at && at - then < A_WEEK) ? {} : null;

export function firstDishNews(farm: Farm, at: Ms): NewsFacts | null {
  const dishes = recipeIds.flatMap((dish) => {
    const first = farm.book[`dish ${dish}`]?.first;
    return recipeOf(dish).at === "kitchen" && first !== undefined && isNews(first, at)
      ? [{ dish, first }]
      : [];
  });
  const last = lastOf(dishes, ({ first }) => first);
  return last && { dish: last.dish };
}
