// Twelve villagers with ten letters each: whole, of a length to be read at the gate, and none like another.
import { describe, expect, it } from "vitest";
import { GIFTS_AT, giftWith } from "../../tables/gifts.ts";
import { goodIds } from "../../tables/goods.ts";
import { villagers } from "../../tables/villagers.ts";
import { villagerNames } from "../villagerNames.ts";
import { letterText, TOLD, writers } from "./letterText.ts";

const all = villagers.flatMap((villager) =>
  writers[villager].letters.map((letter, n) => ({ ...letter, from: `${villager} ${n}` })),
);
const wordsOf = (text: string) => text.match(/[\p{L}\p{N}'’{}-]+/gu) ?? [];

describe("villagers", () => {
  it("each have a name, ten letters or a few more, and some that may come again", () => {
    expect(Object.keys(writers)).toEqual([...villagers]);
    expect(Object.keys(villagerNames)).toEqual([...villagers]);
    for (const villager of villagers) {
      const { letters, again, declined } = writers[villager];
      expect(letters.length, villager).toBeGreaterThanOrEqual(TOLD);
      expect(letters.length, villager).toBeLessThanOrEqual(TOLD + 2);
      expect(again.length, villager).toBeGreaterThanOrEqual(2);
      expect(new Set(again).size, villager).toBe(again.length);
      // Nothing is written that nobody would ever read.
      for (let n = TOLD; n < letters.length; n++) expect(again, villager).toContain(n);
      expect(again.every((n) => n < letters.length)).toBe(true);
      expect(declined).toMatch(/^[A-Z].*[.!)]$/);
    }
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

describe("letterText", () => {
  it("puts the goods in as they are counted, whatever they are", () => {
    const asked = { villager: "tansy", part: 0, good: "carrot", count: 5 } as const;
    const { text, reply, declined } = letterText(asked);
    expect(text).toContain("under yeast: 5 carrots, please");
    expect([reply, declined]).toEqual([writers.tansy.letters[0]!.reply, writers.tansy.declined]);
    for (const good of goodIds)
      expect(letterText({ ...asked, good, count: 1 }).text).toMatch(
        /under yeast: 1 [a-z ]+, please/,
      );
  });

  it("tells ten in their order, and then those that may come again, round and round", () => {
    for (const villager of villagers) {
      const { letters, again } = writers[villager];
      const told = (part: number) => letterText({ villager, part, good: "pea", count: 2 }).reply;
      for (let part = 0; part < TOLD; part++)
        if (!giftWith(part + 1)) expect(told(part)).toBe(letters[part]!.reply);
      for (let more = 0; more < 9; more++)
        if (!giftWith(TOLD + more + 1))
          expect(told(TOLD + more)).toBe(letters[again[more % again.length]!]!.reply);
    }
  });

  it("say a line more with what is given, in a voice of their own", () => {
    for (const villager of villagers) {
      const { gifts, letters } = writers[villager];
      const fifth = letterText({ villager, part: GIFTS_AT.pattern - 1, good: "pea", count: 2 });
      expect(fifth.reply).toBe(`${letters[4]!.reply} ${gifts.pattern}`);
      for (const line of Object.values(gifts)) {
        expect(line).toMatch(/^[A-Z].*[.!?)]$/);
        expect(wordsOf(line).length, line).toBeLessThanOrEqual(36);
      }
    }
    const lines = villagers.flatMap((villager) => Object.values(writers[villager].gifts));
    expect(new Set(lines).size).toBe(36);
  });
});
