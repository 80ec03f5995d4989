// The post: looked for when a farm is opened and once an hour, and only news comes of it.
import { expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "../../farm/numbers/time.ts";
import { trialStart } from "../../farm/testing/trial.ts";
import { farmOnPage } from "../testing/farmOnPage.ts";
import { lookForPost } from "./lookForPost.ts";

/** Whoever has moved yesterday is written of. */
const moved = {
  begun: trialStart - 20 * DAY,
  postAt: trialStart - 20 * DAY,
  moves: [{ from: 3, to: 417, at: trialStart - HOUR }],
};

it("brings a postcard into the rack, and says from whom", () => {
  const played = farmOnPage(moved);
  const looked = lookForPost(played, null);
  expect(played.state().farm.cards).toHaveLength(1);
  expect(looked).toEqual({
    at: trialStart,
    said: expect.stringMatching(/^A postcard from the (elder Thorne|carter's girl)\.$/),
  });
});

it("asks nothing of a farm that nobody has begun", () => {
  const played = farmOnPage();
  expect(lookForPost(played, null)).toEqual({ at: trialStart, said: null });
  expect(played.state().last).toBeNull();
});

it("is looked for once an hour", () => {
  const played = farmOnPage(moved);
  const first = lookForPost(played, null);
  played.pass(59 * MINUTE);
  expect(lookForPost(played, first)).toBe(first);
  played.pass(MINUTE);
  // Nobody writes again so soon.
  expect(lookForPost(played, first)).toEqual({ at: trialStart + HOUR, said: null });
});
