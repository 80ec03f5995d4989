import { expect, it } from "vitest";
import { DAY, HOUR } from "../../../farm/numbers/time.ts";
import { trialStart as at, did, masterOf, trialGround } from "../../../farm/testing/trial.ts";
import { groupsOn } from "./group.ts";
import { comerWords, groupWords, waitingWords } from "./groupWords.ts";

const ground = trialGround();
const clock = (when: number) => new Date(when).toISOString().slice(11, 16);
const farm = did(
  masterOf(ground, { barn: { sunflower: 1 } }),
  ground,
  { kind: "settle", at, keep: "hen" },
  { kind: "settle", at, keep: "hen" },
  { kind: "settle", at, keep: "apple" },
  { kind: "care", at, kept: 0b11 },
);

it("says when the next one gives, who is cared for, and what care would do", () => {
  const [hens, apples] = groupsOn(ground, farm, at);
  expect(groupWords(hens!, clock)).toBe(
    "The next waits 13:20. Cared for until 20:00. With a sunflower it is 1½ times as fast for 12 h.",
  );
  expect(hens).toMatchObject({ count: 2, uncared: 0b10, uncaredCount: 1, full: 0 });
  expect(groupWords(apples!, clock)).toBe(
    "It gives from September to November. A tree gives one timber a week, all year. With 1 straw it is 1½ times as fast for 3 days.",
  );
});

it("says who is called what, and who has no name yet", () => {
  const named = did(farm, ground, { kind: "name", at, animal: 0, name: "Maud" });
  const [hens, apples] = groupsOn(ground, named, at);
  expect(groupWords(hens!, clock)).toMatch(/^Called Maud\. The next waits/);
  expect([hens!.nameless, apples!.nameless]).toEqual([1, null]);
  const both = did(named, ground, { kind: "name", at, animal: 1, name: "Fern" });
  expect(groupWords(groupsOn(ground, both, at)[0]!, clock)).toMatch(/^Called Maud and Fern\./);
  expect(groupsOn(ground, both, at)[0]!.nameless).toBeNull();
});

it("says what waits, and that no more comes than may wait", () => {
  const [hens, apples] = groupsOn(ground, farm, at + 8 * DAY);
  expect(waitingWords(hens!)).toBe("6 eggs");
  expect(groupWords(hens!, clock)).toMatch(
    /^6 eggs wait\. No more comes until they are gathered\./,
  );
  expect(waitingWords(apples!)).toBe("1 timber");
  expect(groupsOn(ground, farm, at + 6 * HOUR)[0]).toMatchObject({ units: 1, full: 0b01 });
});

it("says of whoever might come what they give, take and like", () => {
  expect(comerWords("hive")).toBe(
    "Gives 1 jar of honey every 24 h, from March to September. Takes half a square of meadow. With a sunflower it is 1½ times as fast for 24 h.",
  );
  expect(comerWords("goat")).toBe(
    "Gives 1 can of milk every 12 h. Takes 1 square of meadow. With a carrot it is 1½ times as fast for 16 h.",
  );
});
