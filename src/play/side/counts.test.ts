// A tab counts what can be done on its paper now, and nothing else.
import { expect, it } from "vitest";
import { DAY, HOUR } from "../../farm/numbers/time.ts";
import { did, masterOf, trialFarm, trialGround, trialStart } from "../../farm/testing/trial.ts";
import { paperCounts, writtenPages } from "./counts.ts";

const ground = trialGround();
const counts = (farm: ReturnType<typeof trialFarm>, now = trialStart) =>
  paperCounts({ ground, farm, now });

it("is empty for whoever can do nothing", () => {
  expect(counts(trialFarm(ground, { pence: 0 }))).toEqual({
    letters: 0,
    kitchen: 0,
    meadow: 0,
    barn: 0,
    market: 0,
    workshop: 0,
  });
});

it("counts letters that can be sent, dishes that are done, and animals that wait", () => {
  const { good, count } = trialFarm(ground).letters[0]!;
  const at = trialStart;
  const farm = did(
    masterOf(ground, {
      barn: { [good!]: count, pea: 30 },
      letters: [trialFarm(ground).letters[0]!],
    }),
    ground,
    { kind: "settle", at, keep: "hen" },
    { kind: "cook", at, recipe: "peaSoup" },
  );
  expect(counts(farm)).toMatchObject({ letters: 1, kitchen: 0, meadow: 0 });
  expect(counts(farm, at + 8 * HOUR)).toMatchObject({ kitchen: 1, meadow: 1 });
});

it("says that the barn is full from nine tenths on, and that the pedlar is here on Saturdays", () => {
  expect(counts(trialFarm(ground, { barn: { carrot: 107 } })).barn).toBe(0);
  expect(counts(trialFarm(ground, { barn: { carrot: 108 } })).barn).toBe("full");
  expect(counts(trialFarm(ground), trialStart + 5 * DAY).market).toBe(1);
});

it("counts the pages of the book's chapters", () => {
  const page = { n: 1, first: trialStart };
  const book = { "crop pea": page, "moist pea": page, "kept hen": page, "surprise moon": page };
  expect(writtenPages({ book })).toBe(2);
});
