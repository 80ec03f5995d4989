import { expect, it } from "vitest";
import { DAY, HOUR } from "../numbers/time.ts";
import { surprisesAt } from "../surprises/surprisesAt.ts";
import { did, expectRefusal, must, trialFarm, trialGround } from "../testing/trial.ts";
import { applyEvent } from "./apply.ts";

/** A clear night on which the moon is full. */
const night = Date.UTC(2026, 5, 29, 22);
const ground = trialGround();
const farm = trialFarm(ground);
const moon = (at: number) => ({ kind: "notice", at, surprise: "moon" }) as const;

it("refuses what is not there at the moment, and what has been seen today", () => {
  for (const at of [night - 10 * HOUR, night - 7 * DAY])
    expect(expectRefusal(applyEvent(farm, moon(at), ground))).toEqual({ kind: "notToBeSeen" });
  const wet = { ...ground, weather: () => ({ kind: "rain", from: 20, to: 24 }) as const };
  expect(expectRefusal(applyEvent(farm, moon(night), wet))).toEqual({ kind: "notToBeSeen" });
  const seen = did(farm, ground, moon(night));
  for (const at of [night, night + HOUR, night - DAY])
    expect(expectRefusal(applyEvent(seen, moon(at), ground))).toEqual({ kind: "noticed" });
});

it("writes it into the book with its date, and changes nothing else", () => {
  const { farm: after } = must(applyEvent(farm, moon(night), ground));
  const page = { n: 1, first: night, best: Math.floor(night / DAY) };
  expect(after).toEqual({ ...farm, book: { "surprise moon": page } });
});

it("is to be seen again another day, and not again the same", () => {
  expect(surprisesAt(ground, farm, night)).toContain("moon");
  const seen = did(farm, ground, moon(night));
  expect(surprisesAt(ground, seen, night + HOUR)).not.toContain("moon");
  const again = did(seen, ground, moon(night + 3 * HOUR));
  expect(again.book["surprise moon"]).toMatchObject({ n: 2, first: night });
});
