// The neighbours' forty sentences: as many as the law counts, each whole, short, in plain marks, and none that asks or hurts.
import { expect, it } from "vitest";
import { SENTENCES } from "../tables/neighbours.ts";
import { neighbourSentences } from "./neighbourSentences.ts";
import { alike, foreignMarks, inkedWords, oldTurns, wholeText } from "./villagers/testing/inked.ts";

it("are as many as the law has numbers for, each said once", () => {
  expect(neighbourSentences).toHaveLength(SENTENCES);
  expect(new Set(neighbourSentences).size).toBe(SENTENCES);
  const inked = neighbourSentences.map((text, n) => ({ text, from: `${n}` }));
  expect(alike(inked, 4)).toEqual([]);
});

it.each(neighbourSentences)("%s", (text) => {
  expect(inkedWords(text).length).toBeGreaterThanOrEqual(4);
  expect(inkedWords(text).length).toBeLessThanOrEqual(14);
  expect(text).toMatch(wholeText);
  expect(text).not.toMatch(foreignMarks);
  expect(text).not.toMatch(oldTurns);
  expect(text).not.toMatch(/[{}]/);
});

it("are whole: none asks for something, blames, counts, or speaks of pence", () => {
  for (const text of neighbourSentences) {
    expect(text).not.toMatch(
      /\b(please|need|must|should have|owe|return|pence|why|never|forgot)\b/i,
    );
    expect(text).not.toMatch(/\b(send|bring|give) me\b/i);
  }
});
