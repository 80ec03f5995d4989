// Letters of the seasons: two a writer and season, as long as other letters, each asking for the goods.
import { describe, expect, it } from "vitest";
import { seasons } from "../../../../models/seasons.ts";
import { villagers } from "../../../tables/villagers.ts";
import {
  alike,
  bracesIn,
  foreignMarks,
  inkedWords,
  oldTurns,
  wholeText,
  worn,
} from "../testing/inked.ts";
import { writers } from "../writers.ts";
import { seasonLetters } from "./seasonLetters.ts";

const all = villagers.flatMap((villager) =>
  seasons.flatMap((season) =>
    seasonLetters[villager][season].map(({ text, reply }, year) => ({
      villager,
      text,
      reply,
      from: `${villager} ${season} ${year}`,
    })),
  ),
);
const told = villagers.flatMap((villager) =>
  writers[villager].letters.map(({ text, reply }, n) => ({
    villager,
    text,
    reply,
    from: `${villager} ${n}`,
  })),
);

describe("letters of the seasons", () => {
  it("are two of each writer in each season", () => {
    expect(Object.keys(seasonLetters)).toEqual([...villagers]);
    for (const villager of villagers)
      expect(Object.keys(seasonLetters[villager]), villager).toEqual([...seasons]);
    expect(all.length).toBe(96);
  });

  it.each(all)("$from is of a length to be read at the gate", ({ text, reply }) => {
    expect(inkedWords(text).length).toBeGreaterThanOrEqual(25);
    expect(inkedWords(text).length).toBeLessThanOrEqual(60);
    expect(inkedWords(reply).length).toBeLessThanOrEqual(24);
    for (const line of [text, reply]) {
      expect(line).toMatch(wholeText);
      expect(line).not.toMatch(foreignMarks);
      expect(line).not.toMatch(oldTurns);
    }
  });

  it("name the goods once, and nothing else in braces", () => {
    for (const { text, reply, from } of all) {
      expect(bracesIn(text), from).toEqual(["goods"]);
      expect(bracesIn(reply), from).toEqual([]);
    }
  });

  it("begin like no other letter, and no text or reply is there twice", () => {
    expect(alike([...told, ...all], 3)).toEqual([]);
    for (const villager of villagers)
      expect(
        alike(
          [...told, ...all].filter((one) => one.villager === villager),
          2,
        ),
      ).toEqual([]);
    const lines = [...told, ...all].flatMap(({ text, reply }) => [text, reply]);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it("wear no word out", () => {
    expect(worn(all, 1 / 8)).toEqual([]);
  });
});
