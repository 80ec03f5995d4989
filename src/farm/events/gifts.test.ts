// What comes with thanks: with somebody's fifth, fifteenth and thirtieth letter, once, and nothing before.
import { expect, it } from "vitest";
import { giftWords } from "../describe/giftWords.ts";
import { cookingTime } from "../kitchen/places.ts";
import { MINUTE } from "../numbers/time.ts";
import { countOf } from "../state/counts.ts";
import type { Farm } from "../state/farm.ts";
import { GIFTS_AT, giftIds, gifts, giftWith } from "../tables/gifts.ts";
import { villagerPatterns } from "../tables/patterns.ts";
import { recipeOf } from "../tables/recipes.ts";
import { villagers } from "../tables/villagers.ts";
import {
  trialStart as at,
  did,
  expectRefusal,
  masterOf,
  must,
  trialGround,
} from "../testing/trial.ts";
import { applyEvent } from "./apply.ts";
import { hasPatternOf, penceOfNextPiece, penceOfPiece } from "./make.ts";

const ground = trialGround();
const letter = masterOf(ground).letters[0]!;
const { villager } = letter;

/** Somebody who has answered so many of theirs, and can answer one more. */
function after(answered: number, own: Partial<Farm> = {}): Farm {
  const book =
    answered === 0 ? {} : { [`villager ${villager}`]: { n: answered, first: at } as const };
  const barn = { [letter.good!]: letter.count };
  return masterOf(ground, { letters: [letter], book, barn, ...own });
}

const answer = { kind: "answer", at, slot: 0 } as const;

it("comes with no letter that was not answered", () => {
  const poor = after(GIFTS_AT.keepsake - 1, { barn: {} });
  expect(expectRefusal(applyEvent(poor, answer, ground)).kind).toBe("short");
  const aside = did(after(GIFTS_AT.pattern - 1), ground, { kind: "decline", at, slot: 0 });
  expect(hasPatternOf(aside, villagerPatterns[villager])).toBe(false);
});

it("comes with those three, and no other", () => {
  const told = Array.from({ length: 60 }, (_, answered) => {
    const done = must(applyEvent(after(answered), answer, ground));
    return done.told.gift ? [answered + 1, done.told.gift.gift] : [];
  });
  expect(told.filter(({ length }) => length > 0)).toEqual([
    [5, "pattern"],
    [15, "note"],
    [30, "keepsake"],
  ]);
  expect([4, 5, 6].map(giftWith)).toEqual([null, "pattern", null]);
});

it("makes one piece without pence, cooks one dish half as fast again, and gives three seeds", () => {
  const farm = did(after(GIFTS_AT.pattern - 1), ground, answer);
  expect(penceOfPiece(after(GIFTS_AT.pattern - 1), villagerPatterns[villager])).toBe(
    penceOfNextPiece(farm),
  );
  expect(penceOfPiece(farm, villagerPatterns[villager])).toBe(0);
  expect(penceOfPiece(farm, "sled")).toBe(penceOfNextPiece(farm));

  const { note, keepsake } = gifts[villager];
  const minutes = recipeOf(note).minutes * MINUTE;
  const timeAfter = (answered: number) => cookingTime(ground, after(answered), note);
  expect([14, 15, 99].map(timeAfter)).toEqual([
    minutes,
    Math.floor((minutes * 2) / 3),
    Math.floor((minutes * 2) / 3),
  ]);

  const given = did(after(GIFTS_AT.keepsake - 1, { seeds: {} }), ground, answer);
  expect(given.seeds).toEqual({ [keepsake]: 3 });
  const back = did(given, ground, { kind: "undo", at: at + 1, of: at });
  expect(countOf(back.seeds, keepsake)).toBe(0);
});

it("is another one from each, and told in a sentence", () => {
  const each = villagers.flatMap((from) => giftIds.map((gift) => giftWords(from, gift)));
  expect(new Set([...Object.values(villagerPatterns)]).size).toBe(villagers.length);
  expect(new Set(Object.values(gifts).map(({ note }) => note)).size).toBe(villagers.length);
  expect(new Set(Object.values(gifts).map(({ keepsake }) => keepsake)).size).toBe(villagers.length);
  for (const words of each) expect(words).toMatch(/^[A-Z][a-zA-Z' ]+ sends .+\.$/);
  expect(giftWords("tansy", "pattern")).toBe(
    "Mrs Tansy sends a pattern of the fresh loaf: you can make it for what it is made of, and not a penny.",
  );
  expect(giftWords("hen", "note")).toBe(
    "The hen sends a recipe note: from now on the pea soup cooks 1½ times as fast.",
  );
  expect(giftWords("reeve", "keepsake")).toBe(
    "The reeve sends 3 Fat Alderman cabbage seeds, for your bag.",
  );
});
