// Past letters follow from the book: as many as were answered, each once.
import { expect, it } from "vitest";
import { did, start, trialFarm, trialGround } from "../../testing/trial.ts";
import { writers } from "./letterText.ts";
import { toldBy } from "./toldBy.ts";

const farm = trialFarm(trialGround());
const [lying] = farm.letters;
const by = (n: number) => ({ book: { "villager tansy": { n, first: start } } });
const replies = (told: ReturnType<typeof toldBy>) =>
  told.map(({ reply }) => writers.tansy.letters.findIndex((one) => one.reply === reply));

it("has nothing of who was not answered yet", () => {
  expect(toldBy({ book: {} }, "tansy")).toEqual([]);
});

it("has as many as were answered, in their order, with what was sent in place of the goods", () => {
  const told = toldBy(by(3), "tansy");
  expect(replies(told)).toEqual([0, 1, 2]);
  expect(told[0]!.text).toContain("under yeast: what you sent, please");
  expect(told.every(({ text }) => !text.includes("{goods}"))).toBe(true);
});

it("has each once when they come again", () => {
  const { letters, again } = writers.tansy;
  const all = replies(toldBy(by(40), "tansy"));
  expect(all).toEqual(letters.flatMap((_, n) => (n < 10 || again.includes(n) ? n : [])));
});

it("has a letter as soon as it is answered", () => {
  const ground = trialGround();
  const before = trialFarm(ground, { barn: { [lying!.good]: lying!.count } });
  const after = did(before, ground, { kind: "answer", at: start, slot: 0 });
  expect(toldBy(before, lying!.villager)).toEqual([]);
  expect(toldBy(after, lying!.villager).map(({ reply }) => reply)).toEqual([
    writers[lying!.villager].letters[lying!.part]!.reply,
  ]);
});
