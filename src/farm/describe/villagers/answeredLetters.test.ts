// Past letters follow from the stories: the parts that were answered, each once, and the last.
import { expect, it } from "vitest";
import { did, trialFarm, trialGround, trialStart } from "../../testing/trial.ts";
import { answeredLetters, type ReadAgain, toldCount } from "./answeredLetters.ts";
import { closings } from "./close.ts";
import { writers } from "./writers.ts";

const farm = trialFarm(trialGround());
const lying = farm.letters[0]!;
const replies = (told: readonly ReadAgain[]) =>
  told.map(({ reply }) => writers.tansy.letters.findIndex((one) => one.reply === reply));

it("has nothing of who was not answered yet", async () => {
  expect(await answeredLetters({ stories: {} }, "tansy")).toEqual([]);
});

it("has as many as were answered, in their order, with what was sent in place of the goods", async () => {
  const told = await answeredLetters({ stories: { tansy: 3 } }, "tansy");
  expect(replies(told)).toEqual([0, 1, 2]);
  expect(told[0]!.text).toContain("under yeast: what you sent, please");
  expect(told.every(({ text }) => !text.includes("{goods}"))).toBe(true);
});

it("has all of a story that is closed, and the letter that closed it", async () => {
  const stories = { tansy: 11 };
  const told = await answeredLetters({ stories }, "tansy");
  expect(told).toHaveLength(toldCount({ stories }, "tansy"));
  expect(told.at(-1)).toEqual({ text: closings.tansy, reply: null });
  expect(await answeredLetters({ stories: { tansy: 10 } }, "tansy")).toHaveLength(10);
});

it("has a letter as soon as it is answered", async () => {
  const ground = trialGround();
  const before = trialFarm(ground, { barn: { [lying.good!]: lying.count } });
  const after = did(before, ground, { kind: "answer", at: trialStart, slot: 0 });
  expect(await answeredLetters(before, lying.villager)).toEqual([]);
  expect((await answeredLetters(after, lying.villager)).map(({ reply }) => reply)).toEqual([
    writers[lying.villager].letters[lying.part]!.reply,
  ]);
});
