// Lines of slips: so many of each kind a writer that an order seldom reads like the last, each short and with its goods.
import { describe, expect, it } from "vitest";
import { villagers } from "../../../tables/villagers.ts";
import { alike, bracesIn, foreignMarks, inkedWords, oldTurns, worn } from "../testing/inked.ts";
import { slips } from "./slips.ts";

const kinds = { openings: [6, 9], reasons: [24, 14], thanks: [6, 14] } as const;
const linesOf = (kind: keyof typeof kinds) =>
  villagers.flatMap((villager) =>
    slips[villager][kind].map((text, n) => ({ villager, text, from: `${villager} ${n}` })),
  );
const whole = /^[A-Z({].*[.!?)]$/;
/** They are written all the year round. */
const ofSeason =
  /\b(spring|summer|autumn|winter|seedtime|high sun|leaf-fall|hearth|snow|frost|ice)\b/i;

describe.each(["openings", "reasons", "thanks"] as const)("%s of slips", (kind) => {
  const lines = linesOf(kind);
  const [number, most] = kinds[kind];

  it("are of their number and length, of no season, and in plain marks", () => {
    for (const villager of villagers) expect(slips[villager][kind].length, villager).toBe(number);
    for (const { text, from } of lines) {
      expect(inkedWords(text).length, `${from}: ${text}`).toBeLessThanOrEqual(most);
      expect(text, from).toMatch(whole);
      for (const none of [foreignMarks, oldTurns, ofSeason]) expect(text, from).not.toMatch(none);
      expect(bracesIn(text), from).toEqual(kind === "reasons" ? ["goods"] : []);
    }
  });

  it("begin alike with no other of the same writer", () => {
    for (const villager of villagers)
      expect(
        alike(
          lines
            .filter((line) => line.villager === villager)
            .map(({ text, from }) => ({ text: text.replace("{goods}", ""), from })),
          2,
        ),
      ).toEqual([]);
  });
});

it("has no line twice, and wears no word out", () => {
  const all = (["openings", "reasons", "thanks"] as const).flatMap(linesOf);
  expect(all.length).toBe(72 + 288 + 72);
  expect(new Set(all.map(({ text }) => text)).size).toBe(all.length);
  expect(worn(linesOf("reasons"), 1 / 16)).toEqual([]);
});

it("says nothing of goods that could be said of one only, or only of several", () => {
  for (const { text, from } of linesOf("reasons"))
    expect(text, from).not.toMatch(/\{goods\} (is|are|was|were|has|have|does|do)\b/);
});
