// A slip tells what a farm has to do with somebody: a letter that lies there, how often they wrote, and how far their story is.
import { expect, it } from "vitest";
import { partsOf } from "../../farm/tables/stories.ts";
import { trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { beginningOf, toldOf } from "./toldOf.ts";

const letter = {
  n: 1,
  from: trialStart,
  villager: "tansy",
  what: "story",
  part: 0,
  good: "leek",
  count: 6,
  pay: 90,
} as const;

it("tells of a letter once it has come, and of one that asks for nothing", () => {
  const farm = { ...trialFarm(trialGround()), letters: [letter] };
  expect(toldOf(farm, "tansy", trialStart).lies).toEqual({ goods: "6 leeks" });
  expect(toldOf(farm, "tansy", trialStart - 1).lies).toBeNull();
  expect(toldOf(farm, "vet", trialStart).lies).toBeNull();
  const close = { ...letter, what: "close", good: null, count: 0, pay: 0 } as const;
  expect(toldOf({ ...farm, letters: [close] }, "tansy", trialStart).lies).toEqual({ goods: null });
});

it("counts what was answered, and knows the end of a story", () => {
  const farm = {
    ...trialFarm(trialGround()),
    letters: [],
    stories: { quern: 3, hen: partsOf("hen") },
    book: { "villager quern": { n: 7, first: trialStart } },
  } as unknown as ReturnType<typeof trialFarm>;
  expect(toldOf(farm, "quern", trialStart)).toEqual({
    lies: null,
    wrote: 7,
    parts: 3,
    isTold: false,
  });
  expect(toldOf(farm, "hen", trialStart).isTold).toBe(true);
  expect(toldOf(farm, "hen", trialStart).wrote).toBe(0);
});

it("the beginning of a letter is a few words of it, without the mark they end in", () => {
  expect(beginningOf("My dear. I looked through my lists, for something to ask.")).toBe(
    "My dear. I looked through my lists",
  );
});
