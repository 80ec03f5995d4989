// Answering a letter, or putting it aside: the next one is written at once, and comes by and by.
import { accept, refuse } from "@loamstead/lib/result.ts";
import type { FarmGround } from "../ground/ground.ts";
import type { Prose } from "../letters/draft.ts";
import { arrives, LETTER_REST, withLetter } from "../letters/letter.ts";
import { dayAt, type Ms } from "../numbers/time.ts";
import { type Note, noted, timesOf } from "../state/book.ts";
import { addCount, plusAll } from "../state/counts.ts";
import { withDeeds } from "../state/deeds.ts";
import type { Farm, Letter } from "../state/farm.ts";
import { gifts, giftWith, KEPT_SEEDS } from "../tables/gifts.ts";
import type { CountTable, Good } from "../tables/goods.ts";
import { DEEDS } from "../tables/level.ts";
import { ANOTHER_UNDER } from "../tables/stories.ts";
import type { Villager } from "../tables/villagers.ts";
import { shortOfGoods } from "./checks.ts";
import type { EventDetails, EventReducer } from "./reducer.ts";
import type { FarmRefusal } from "./refusal.ts";

function notThere(farm: Farm, slot: number, at: Ms): FarmRefusal | null {
  const letter = farm.letters[slot];
  if (!letter) return { kind: "nobody" };
  const from = arrives(letter, slot, at);
  return from > at ? { kind: "notYet", from } : null;
}

/** What lay there for a week has another one under it. */
type Next = { readonly slot: number; readonly at: Ms; readonly isPutAside: boolean };

function withNext(
  prose: Prose,
  ground: FarmGround,
  farm: Farm,
  { slot, at, isPutAside }: Next,
): Farm {
  const letter = farm.letters[slot]!;
  const lay = at - arrives(letter, slot, letter.from);
  const from = lay >= ANOTHER_UNDER ? at : at + LETTER_REST;
  const after = { letter, isPutAside };
  return withLetter(ground, farm, { slot, n: letter.n + 1, from, after }, prose);
}

/** How far their story is, once this was answered: an order and the season are no part of it. */
function storiesAfter({ stories }: Farm, { what, villager }: Letter): CountTable<Villager> {
  return what === "story" || what === "close" ? addCount(stories, villager, 1) : stories;
}

/** The best of somebody's page is the day on which their story went on. */
const noteOf = ({ what, villager }: Letter, at: Ms): Note =>
  what === "story"
    ? { page: `villager ${villager}`, best: dayAt(at) }
    : { page: `villager ${villager}` };

export const answerWith =
  (prose: Prose): EventReducer<"answer"> =>
  (farm, { at, slot }, ground) => {
    const missing = notThere(farm, slot, at);
    if (missing) return refuse(missing);
    const letter = farm.letters[slot]!;
    const { good, count, pay, villager } = letter;
    const goods: CountTable<Good> = good === null ? {} : { [good]: count };
    const short = shortOfGoods(farm, goods);
    if (short) return refuse(short);
    const gift = giftWith(timesOf(farm, `villager ${villager}`) + 1);
    const seeds = gift === "keepsake" ? { [gifts[villager].keepsake]: KEPT_SEEDS } : {};
    const stories = storiesAfter(farm, letter);
    const yard = prose.yardWith({ stories }, letter);
    const notes: Note[] = [
      noteOf(letter, at),
      ...(yard ? [{ page: `yard ${yard}` } as const] : []),
    ];
    const after: Farm = {
      ...farm,
      pence: farm.pence + pay,
      seeds: plusAll(farm.seeds, seeds),
      barn: plusAll(farm.barn, goods, -1),
      stories,
      book: noted(farm, at, notes),
    };
    const next = { slot, at, isPutAside: false };
    const further = withNext(prose, ground, withDeeds(ground, after, DEEDS.letter), next);
    const told: EventDetails = {
      pence: pay,
      goods,
      seeds,
      ...(gift && { gift: { from: villager, gift } }),
      ...(yard && { yard }),
    };
    return accept({ farm: further, told });
  };

/** So many are remembered: whoever puts aside three in a week may hear of it. */
const REMEMBERED = 3;

export const declineWith =
  (prose: Prose): EventReducer<"decline"> =>
  (farm, { at, slot }, ground) => {
    const missing = notThere(farm, slot, at);
    if (missing) return refuse(missing);
    const next = withNext(prose, ground, farm, { slot, at, isPutAside: true });
    return accept({
      farm: { ...next, asides: [at, ...farm.asides].slice(0, REMEMBERED) },
      told: {},
    });
  };
