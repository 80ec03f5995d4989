// Who writes a postcard of this farm, of what and with which facts: the first subject that holds and has somebody who has not written of it for half a year.
import type { FarmGround } from "../ground/ground.ts";
import { chanceOf } from "../numbers/chance.ts";
import { civilDate, DAY, dayAt, type Ms } from "../numbers/time.ts";
import { entriesOf } from "../state/counts.ts";
import { levelOf } from "../state/deeds.ts";
import type { Card, Farm, NewsFacts } from "../state/farm.ts";
import type { Marked } from "../tables/marks.ts";
import {
  type CardAuthor,
  type CardSubject,
  type CardWriter,
  cardSubjects,
  writersOf,
} from "../tables/subjects.ts";
import { rulesOfBuilt } from "../tables/yard.ts";
import * as known from "./known.ts";
import * as seen from "./seen.ts";

/** A subject is not written of twice by the same within so many days. */
export const WRITTEN_AGAIN = 26 * 7;
/** A stretch of days is told of once in so many. */
const STRETCH = 14;

type Holds = (ground: FarmGround, farm: Farm, at: Ms) => NewsFacts | null;

const rules: Readonly<Record<CardSubject, Holds>> = {
  moved: (_, farm, at) => known.moveNews(farm, at),
  away: (_, farm, at) => known.absenceNews(farm, at),
  anniversary: (_, farm, at) => known.anniversaryNews(farm, at),
  record: (_, farm, at) => known.recordNews(farm, at),
  heirloom: (_, farm, at) => known.heirloomNews(farm, at),
  mark: (_, farm) => known.markNews(farm),
  arrival: (_, farm, at) => known.arrivalNews(farm, at),
  animalNamed: (_, farm, at) => known.animalNameNews(farm, at),
  piece: (_, farm, at) => known.pieceNews(farm, at),
  yard: (_, farm, at) => known.yardNews(farm, at),
  surprise: (_, farm, at) => known.surpriseNews(farm, at),
  festivalComing: (_, __, at) => seen.festivalComing(at),
  festivalSat: (_, farm, at) => known.festivalNews(farm, at),
  firstSnow: (ground, _, at) => seen.firstSnow(ground, at),
  firstFrost: (ground, _, at) => seen.firstFrost(ground, at),
  storm: (ground, _, at) => seen.storm(ground, at),
  dryDays: (ground, _, at) => seen.dryDays(ground, at),
  wetDays: (ground, _, at) => seen.wetDays(ground, at),
  mist: (ground, _, at) => seen.mist(ground, at),
  fullMoon: (_, __, at) => seen.fullMoon(at),
  seasonBegins: (_, __, at) => seen.seasonBegins(at),
  allRipe: seen.allRipe,
  allBare: (_, farm) => seen.allBare(farm),
  oneCrop: (_, farm) => seen.oneCrop(farm),
  dye: (_, farm, at) => known.dyeNews(farm, at),
  // The pedlar writes from the road, whether he has dealt here lately or not.
  pedlarDealt: (_, farm, at) => known.pedlarNews(farm, at) ?? (farm.pedlarAt === null ? null : {}),
  setAside: (_, farm, at) => known.letterSetAsideNews(farm, at),
  firstDish: (_, farm, at) => known.firstDishNews(farm, at),
};

const isSame = (a: NewsFacts, b: NewsFacts): boolean =>
  JSON.stringify(entriesOf(a as never).sort()) === JSON.stringify(entriesOf(b as never).sort());

/** What the rack tells of already. */
const isTold = ({ cards }: Farm, subject: CardSubject, about: NewsFacts, at: Ms): boolean =>
  cards.some(
    (card: Card) =>
      "subject" in card &&
      card.subject === subject &&
      (isSame(card.about, about) || ("days" in about && at - card.at < STRETCH * DAY)) &&
      at - card.at < WRITTEN_AGAIN * DAY,
  );

/** Whether somebody may write of these facts on this day. */
function may({ writer, of }: CardAuthor, farm: Farm, about: NewsFacts, at: Ms): boolean {
  if (writer === "pedlar")
    return levelOf(farm) >= rulesOfBuilt("board").level && of === civilDate(dayAt(at)).month;
  return of === undefined || Object.values(about).includes(of as string);
}

export type CardNews = {
  readonly subject: CardSubject;
  readonly about: NewsFacts;
  readonly villager: CardWriter;
  readonly posted: Farm["posted"];
  /** Of something that is known by heart. */
  readonly heart: Marked | null;
};

export function newsOf(ground: FarmGround, farm: Farm, at: Ms): CardNews | null {
  const day = dayAt(at);
  // What is older keeps nobody from writing.
  const posted = Object.fromEntries(
    entriesOf(farm.posted).filter(([, then]) => day - then < WRITTEN_AGAIN),
  ) as Farm["posted"];
  for (const [number, subject] of cardSubjects.entries()) {
    const about = rules[subject](ground, farm, at);
    if (about === null || isTold(farm, subject, about, at)) continue;
    const writers = writersOf[subject].flatMap((written, n) => {
      const isFree = posted[`${subject} ${n}`] === undefined;
      return isFree && may(written, farm, about, at) ? [{ n, villager: written.writer }] : [];
    });
    const isFresh = subject !== "pedlarDealt" || known.pedlarNews(farm, at) !== null;
    const chosen = isFresh ? writers : writers.filter(({ villager }) => villager === "pedlar");
    if (chosen.length === 0) continue;
    const one = chosen[chanceOf(ground.seed, "card", number, day) % chosen.length]!;
    return {
      subject,
      about,
      villager: one.villager,
      posted: { ...posted, [`${subject} ${one.n}`]: day },
      heart: subject === "mark" ? known.heartUntold(farm) : null,
    };
  }
  return null;
}
