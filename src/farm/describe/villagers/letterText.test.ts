// Twelve villagers with ten letters each: whole, of a length to be read at the gate, and none like another.
import { describe, expect, it } from "vitest";
import { seasons } from "../../../models/seasons.ts";
import { GIFTS_AT } from "../../tables/gifts.ts";
import { goodIds } from "../../tables/goods.ts";
import { partsOf } from "../../tables/stories.ts";
import { villagers } from "../../tables/villagers.ts";
import { villagerNames } from "../villagerNames.ts";
import { closings } from "./close.ts";
import { declinedBy, letterText, replyTo } from "./letterText.ts";
import { seasonLetters } from "./season/seasonLetters.ts";
import { slips } from "./slips/slips.ts";
import { oldTurns } from "./testing/inked.ts";
import { writers } from "./writers.ts";

const all = villagers.flatMap((villager) =>
  writers[villager].letters.map((letter, n) => ({ ...letter, from: `${villager} ${n}` })),
);
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}'’{}-]+/gu) ?? [];

describe("villagers", () => {
  it("each have a name, and as many letters as their story has parts", () => {
    expect(Object.keys(writers)).toEqual([...villagers]);
    expect(Object.keys(villagerNames)).toEqual([...villagers]);
    for (const villager of villagers) {
      const { letters, declined } = writers[villager];
      expect(letters.length, villager).toBe(partsOf(villager));
      expect(declined).toMatch(/^[A-Z].*[.!)]$/);
    }
    expect(all).toHaveLength(124);
    expect(new Set(villagers.map((villager) => writers[villager].declined)).size).toBe(12);
  });
});

describe("letters", () => {
  it.each(all)("$from is of a length to be read at the gate", ({ text, reply }) => {
    expect(wordsOf(text).length).toBeGreaterThanOrEqual(25);
    expect(wordsOf(text).length).toBeLessThanOrEqual(60);
    expect(wordsOf(reply).length).toBeLessThanOrEqual(30);
    for (const line of [text, reply]) expect(line).toMatch(/^[A-Z(].*[.!?)']$/);
  });

  it("name the goods at most once, and nothing else in braces", () => {
    for (const { text, reply, from } of all) {
      expect(text.split("{goods}").length, from).toBeLessThanOrEqual(2);
      expect(text.replace("{goods}", ""), from).not.toMatch(/[{}]/);
      expect(reply, from).not.toMatch(/[{}]/);
    }
    const naming = all.filter(({ text }) => text.includes("{goods}"));
    expect(naming.length / all.length).toBeGreaterThan(0.6);
  });

  it("do not begin alike, and no reply is given twice", () => {
    const twice = (begins: readonly string[]) =>
      begins.filter((begin, i) => begins.indexOf(begin) !== i);
    const begin = (text: string, words: number) =>
      wordsOf(text).slice(0, words).join(" ").toLowerCase();
    expect(twice(all.map(({ text }) => begin(text, 3)))).toEqual([]);
    for (const villager of villagers)
      expect(twice(writers[villager].letters.map(({ text }) => begin(text, 2)))).toEqual([]);
    expect(new Set(all.map(({ reply }) => reply)).size).toBe(all.length);
  });

  it("wear no word out", () => {
    const letters = new Map<string, Set<string>>();
    for (const { text, reply, from } of all)
      for (const word of wordsOf(`${text} ${reply}`.toLowerCase()))
        if (word.length > 5 && word !== "{goods}")
          letters.set(word, (letters.get(word) ?? new Set()).add(from));
    const worn = [...letters].filter(([, { size }]) => size > all.length / 8);
    expect(worn.map(([word, { size }]) => `${word} ${size}`)).toEqual([]);
  });

  it("keep to plain marks, and to a country without a date or a brand", () => {
    for (const { text, reply, from } of all)
      expect(`${text} ${reply}`, from).not.toMatch(/[–—…"“”’]|(?<!\()\d| {2}/);
  });
});

describe("letters to read in a second language", () => {
  it("have no turn of speech that is no longer heard, in gifts neither", () => {
    for (const { text, reply, from } of all) expect(`${text} ${reply}`, from).not.toMatch(oldTurns);
    for (const villager of villagers)
      for (const line of Object.values(writers[villager].gifts)) expect(line).not.toMatch(oldTurns);
  });
});

describe("the brothers Thorne", () => {
  it("say nothing of orders that is not so where each is asked for what the other was", () => {
    for (const brother of ["elderBrother", "youngerBrother"] as const)
      for (const { text, reply } of writers[brother].letters)
        expect(`${text} ${reply}`).not.toMatch(
          /did not order|had not\. It was more|choose for me/i,
        );
  });
});

/** Nothing is told yet. */
const fresh = { stories: {}, book: {} } as const;
const asked = { villager: "tansy", what: "story", part: 0, good: "carrot", count: 5 } as const;

describe("letterText", () => {
  it("puts the goods in as they are counted, whatever they are", async () => {
    expect(await letterText(asked, fresh)).toContain("under yeast: 5 carrots, please");
    expect(await replyTo(asked, fresh)).toBe(writers.tansy.letters[0]!.reply);
    expect(await declinedBy(asked)).toBe(writers.tansy.declined);
    for (const good of goodIds)
      expect(await letterText({ ...asked, good, count: 1 }, fresh)).toMatch(
        /under yeast: 1 [a-z ]+, please/,
      );
  });

  it("tells each part of a story as it was written", async () => {
    for (const villager of villagers) {
      const { letters } = writers[villager];
      const told = letters.map((_, part) => replyTo({ ...asked, villager, part }, fresh));
      expect(await Promise.all(told)).toEqual(letters.map(({ reply }) => reply));
    }
  });

  it("opens an order with a line of its writer's, names on it what is wanted, and thanks", async () => {
    for (const villager of villagers)
      for (const part of [0, 3, 47]) {
        const slip = { ...asked, villager, what: "order", part, good: "pea", count: 2 } as const;
        const text = await letterText(slip, fresh);
        expect(text).toContain("2 baskets of peas");
        expect(text).not.toMatch(/[{}]/);
        const { openings, thanks } = slips[villager];
        expect(openings.some((line) => text.startsWith(`${line} `))).toBe(true);
        expect(thanks).toContain(await replyTo(slip, fresh));
      }
  });

  it("has a letter for each season, and another in the next year once the story is told", async () => {
    for (const [part, season] of [...seasons, ...seasons].entries()) {
      const letter = { ...asked, what: "season", part } as const;
      const [first, next] = seasonLetters.tansy[season];
      expect(await replyTo(letter, fresh)).toBe(first.reply);
      const told = { ...fresh, stories: { tansy: 10 } };
      expect(await replyTo(letter, told)).toBe((part < 4 ? first : next).reply);
      expect(await letterText(letter, told)).toContain("5 carrots");
    }
  });

  it("closes a story with a letter for which nothing comes back", async () => {
    for (const villager of villagers) {
      const last = { villager, what: "close", part: 10, good: null, count: 0 } as const;
      expect(await letterText(last, fresh)).toBe(closings[villager]);
      expect(await replyTo(last, fresh)).toBeNull();
      expect(await declinedBy(last)).toBeNull();
    }
  });

  it("says a line more with what is given, in a voice of their own", async () => {
    for (const villager of villagers) {
      const { gifts, letters } = writers[villager];
      const page = { n: GIFTS_AT.pattern - 1, first: 0 };
      const farm = { stories: {}, book: { [`villager ${villager}`]: page } };
      const fifth = { ...asked, villager, part: 4 };
      expect(await replyTo(fifth, farm)).toBe(`${letters[4]!.reply} ${gifts.pattern}`);
      const last = { villager, what: "close", part: 10, good: null, count: 0 } as const;
      expect(await replyTo(last, farm)).toBe(gifts.pattern);
      for (const line of Object.values(gifts)) {
        expect(line).toMatch(/^[A-Z].*[.!?)]$/);
        expect(wordsOf(line).length, line).toBeLessThanOrEqual(36);
      }
    }
    const lines = villagers.flatMap((villager) => Object.values(writers[villager].gifts));
    expect(new Set(lines).size).toBe(36);
  });
});
