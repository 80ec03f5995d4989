// Letters of a year and a half, read as they come: each has words of its own, and none is read again too soon.
import { expect, it } from "vitest";
import { applyEvent } from "../../events/apply.ts";
import { arrives } from "../../letters/letter.ts";
import { DAY, type Ms } from "../../numbers/time.ts";
import type { Letter, LetterKind } from "../../state/farm.ts";
import { masterOf, trialGround, trialStart } from "../../testing/trial.ts";
import { letterText, replyTo } from "./letterText.ts";

type Read = {
  readonly at: Ms;
  readonly letter: Letter;
  readonly text: string;
  readonly reply: string | null;
};

/** Whoever has all that is asked for, and comes once a day. */
async function readAll(days: number): Promise<readonly Read[]> {
  const ground = trialGround();
  let farm = masterOf(ground);
  const read: Read[] = [];
  for (let at = trialStart; at < trialStart + days * DAY; at += DAY)
    for (let slot = 0; slot < farm.letters.length; slot++) {
      const letter = farm.letters[slot]!;
      if (arrives(letter, slot, at) > at) continue;
      const [text, reply] = [await letterText(letter, farm), await replyTo(letter, farm)];
      read.push({ at, letter, text, reply });
      const barn = letter.good === null ? {} : { [letter.good]: letter.count };
      const done = applyEvent({ ...farm, barn }, { kind: "answer", at, slot }, ground);
      if (!done.ok) throw new Error(done.reason.kind);
      farm = done.value.farm;
    }
  return read;
}

const read = await readAll(550);
const of = (...kinds: readonly LetterKind[]) =>
  read.filter(({ letter }) => kinds.includes(letter.what));

it("has letters of every kind, each with its words", () => {
  for (const kind of ["story", "order", "season", "close"] as const)
    expect(of(kind).length, kind).toBeGreaterThan(11);
  for (const { text, reply } of read) expect(`${text} ${reply}`).not.toMatch(/[{}]|undefined/);
});

/** Goods are others each time. */
const wordsAlone = (text: string): string => text.replace(/\d[\d,]* [a-z ]+/g, "");

it("tells no story, season or ending twice within half a year", () => {
  const last = new Map<string, Ms>();
  const again = of("story", "season", "close").filter(({ at, text }) => {
    const own = wordsAlone(text);
    const before = last.get(own) ?? -Infinity;
    last.set(own, at);
    return at - before < 26 * 7 * DAY;
  });
  expect(again).toEqual([]);
});

it("tells the second set of the seasons, in the year after a story's end", () => {
  const later = of("season").filter(({ letter }) => letter.part >= 4);
  const texts = new Set(of("season").map(({ reply }) => reply));
  expect(later.length).toBeGreaterThan(11);
  // Were the first set read again, there would be no more than 48.
  expect(texts.size).toBeGreaterThan(48);
});

it("has no two lines of a slip together within twelve of its writer's", () => {
  const walked = new Map<string, string[]>();
  const again = of("order").filter(({ letter: { villager }, text }) => {
    const own = wordsAlone(text);
    const before = walked.get(villager) ?? [];
    walked.set(villager, [...before, own].slice(-11));
    return before.includes(own);
  });
  expect(again).toEqual([]);
});
