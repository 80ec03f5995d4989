// Words of festivals: three lines for the hands, one for each guest, and an evening, each short enough to be heard standing.
import { describe, expect, it } from "vitest";
import { feasts } from "../../tables/feasts.ts";
import { festivalIds } from "../../tables/festivals.ts";
import { villagers } from "../../tables/villagers.ts";
import {
  alike,
  bracesIn,
  foreignMarks,
  inkedWords,
  oldTurns,
  wholeText,
} from "../villagers/testing/inked.ts";
import { feastWords } from "./feastWords.ts";
import { eveningAtHome, harvestHome } from "./harvestHome.ts";
import { wishes } from "./wishes.ts";

describe.each(festivalIds)("%s", (festival) => {
  const { hand, done, evening, guests: said } = feastWords[festival];

  it("has words for the hand, three times, and for the evening", () => {
    expect(hand).toMatch(/^[A-Z][a-z, ]+[a-z]$/);
    expect(done.length).toBe(3);
    for (const line of done) expect(inkedWords(line).length, line).toBeLessThanOrEqual(16);
    expect(inkedWords(evening).length).toBeGreaterThanOrEqual(20);
    expect(inkedWords(evening).length).toBeLessThanOrEqual(40);
  });

  it("has a line of each guest, and of nobody else", () => {
    expect(Object.keys(said).sort()).toEqual([...feasts[festival].guests].sort());
    for (const line of Object.values(said))
      expect(inkedWords(line).length, line).toBeLessThanOrEqual(18);
  });

  it("is in plain marks, with no place to fill", () => {
    for (const line of [...done, evening, ...Object.values(said)]) {
      expect(line).toMatch(wholeText);
      expect(line).not.toMatch(foreignMarks);
      expect(line).not.toMatch(oldTurns);
      expect(bracesIn(line)).toEqual([]);
    }
  });
});

it("has an evening of one's own table, to which all twelve may come", () => {
  const { evening, guests } = harvestHome;
  expect(inkedWords(evening).length).toBeGreaterThanOrEqual(20);
  expect(inkedWords(evening).length).toBeLessThanOrEqual(40);
  expect(Object.keys(guests).sort()).toEqual([...villagers].sort());
  for (const line of [evening, ...Object.values(guests)]) {
    expect(line).toMatch(wholeText);
    expect(line).not.toMatch(foreignMarks);
    expect(line).not.toMatch(oldTurns);
  }
  for (const line of Object.values(guests))
    expect(inkedWords(line).length, line).toBeLessThanOrEqual(18);
});

it("has there whoever's story is told to its end, and the hen", () => {
  const at = (stories: Parameters<typeof eveningAtHome>[0]["stories"]) =>
    Object.keys(eveningAtHome({ stories }).guests);
  expect(at({})).toEqual(["hen"]);
  expect(at({ tansy: 9, vet: 11, elderBrother: 11 })).toEqual(["vet", "hen"]);
});

it("says nothing twice, and nobody begins alike at two festivals", () => {
  const spoken = Object.entries({ ...feastWords, harvestHome }).flatMap(([festival, { guests }]) =>
    Object.entries(guests).map(([guest, text]) => ({ guest, text, from: `${guest} ${festival}` })),
  );
  const lines = festivalIds.flatMap((festival) => {
    const { done, evening } = feastWords[festival];
    return [...done, evening].map((text) => ({ text, from: festival as string }));
  });
  expect([spoken.length, lines.length]).toEqual([76, 48]);
  const all = [...spoken, ...lines].map(({ text }) => text);
  expect(new Set(all).size).toBe(all.length);
  for (const villager of [...villagers, "pedlar"])
    expect(
      alike(
        spoken.filter(({ guest }) => guest === villager),
        2,
      ),
    ).toEqual([]);
  expect(alike(lines, 3)).toEqual([]);
});

it("has six wishes, as short as a breath over a bowl", () => {
  expect(new Set(wishes).size).toBe(6);
  for (const wish of wishes) expect(inkedWords(wish).length, wish).toBeLessThanOrEqual(6);
});
