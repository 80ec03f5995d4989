// What a letter says and what comes back for it, by its kind: each kind is fetched when one of it is read.

import { seasons } from "../../../models/seasons.ts";
import { countOf } from "../../state/counts.ts";
import type { BookEntry, Farm, Letter, LetterKind } from "../../state/farm.ts";
import type { BookPage } from "../../state/pages.ts";
import { giftWith } from "../../tables/gifts.ts";
import { partsOf } from "../../tables/stories.ts";
import { strings } from "../strings.ts";

type Read = Pick<Letter, "villager" | "what" | "part" | "good" | "count">;
/** As the farm was when the letter lay there. */
type Reader = {
  readonly stories: Farm["stories"];
  readonly book: { readonly [P in BookPage]?: BookEntry };
};

/** The goods stand in the text as {goods}; what asks for nothing has no reply. */
type Words = { readonly text: string; readonly reply: string | null };
type Teller = (letter: Read, farm: Pick<Reader, "stories">) => Promise<Words>;

const tellers: { readonly [K in LetterKind]: Teller } = {
  story: async ({ villager, part }) => {
    const { writers } = await import("./writers.ts");
    return writers[villager].letters[part]!;
  },
  season: async ({ villager, part }, { stories }) => {
    const { seasonLetters } = await import("./season/seasonLetters.ts");
    const [first, next] = seasonLetters[villager][seasons[part % seasons.length]!];
    // That of another year may speak of how the story ended.
    const isTold = countOf(stories, villager) >= partsOf(villager);
    return part >= seasons.length && isTold ? next : first;
  },
  order: async ({ villager, part }) => {
    const [{ slips }, { slipWords }] = await Promise.all([
      import("./slips/slips.ts"),
      import("./slips/slipWords.ts"),
    ]);
    const { opening, reason, thanks } = slipWords(slips[villager], part);
    return { text: `${opening} ${reason}`, reply: thanks };
  },
  close: async ({ villager }) => {
    const { closings } = await import("./close.ts");
    return { text: closings[villager], reply: null };
  },
};

/** The letter as it lies there. */
export async function letterText(letter: Read, farm: Pick<Reader, "stories">): Promise<string> {
  const { text } = await tellers[letter.what](letter, farm);
  const { good, count } = letter;
  return text.replace("{goods}", good === null ? "" : strings.count(good, count));
}

/** What comes back with the pay, and a line more with a gift; null where there is nothing to say. */
export async function replyTo(letter: Read, farm: Reader): Promise<string | null> {
  const { villager } = letter;
  const { reply } = await tellers[letter.what](letter, farm);
  const gift = giftWith((farm.book[`villager ${villager}`]?.n ?? 0) + 1);
  if (!gift) return reply;
  const { writers } = await import("./writers.ts");
  const given = writers[villager].gifts[gift];
  return reply === null ? given : `${reply} ${given}`;
}

/** What comes back where it is put aside; the last of a story comes again, and says nothing. */
export async function declinedBy({ villager, what }: Read): Promise<string | null> {
  if (what === "close") return null;
  const { writers } = await import("./writers.ts");
  return writers[villager].declined;
}
