// The closing letters: one a writer, longer than others, asking for nothing.
import { expect, it } from "vitest";
import { villagers } from "../../tables/villagers.ts";
import { closings } from "./close.ts";
import { alike, bracesIn, foreignMarks, inkedWords, oldTurns, wholeText } from "./testing/inked.ts";

const all = villagers.map((villager) => ({ text: closings[villager], from: villager }));

it("is one of each writer, in 35 to 90 words, with no place in it", () => {
  expect(Object.keys(closings)).toEqual([...villagers]);
  for (const { text, from } of all) {
    expect(inkedWords(text).length, from).toBeGreaterThanOrEqual(35);
    expect(inkedWords(text).length, from).toBeLessThanOrEqual(90);
    expect(bracesIn(text), from).toEqual([]);
    expect(text, from).toMatch(wholeText);
    expect(text, from).not.toMatch(foreignMarks);
    expect(text, from).not.toMatch(oldTurns);
  }
  expect(alike(all, 3)).toEqual([]);
});

it("brings its gift, by the name that it has in the yard", () => {
  const gifts = {
    tansy: /oven by your walk/,
    ferryman: /lantern is on your gate/,
    peascod: /hung a gate by your walk.*two notches/,
    schoolmistress: /sundial/,
    quern: /old stone.*by your walk/,
    bellringer: /bell.*post by your walk/,
    elderBrother: /seat for you/,
    youngerBrother: /thing for you to sit on/,
    vet: /doves, and a house for them/,
    cartersGirl: /wheel.*by your walk/,
    reeve: /stone is set by your walk, with that number/,
    hen: /hat on your wall/,
  };
  expect(Object.keys(gifts)).toEqual([...villagers]);
  for (const villager of villagers) expect(closings[villager], villager).toMatch(gifts[villager]);
});
