// Rain falls in its hours, and the sky is grey about them.
import { expect, test } from "vitest";
import { HOUR } from "../../../farm/numbers/time.ts";
import { trialGround } from "../../../farm/testing/trial.ts";
import type { Weather } from "../../../fields/weather/weather.ts";
import { skyNow } from "./skyNow.ts";

const midnight = Date.UTC(2026, 4, 4);

test.each<[Weather, number, ReturnType<typeof skyNow>]>([
  [{ kind: "clear" }, 12, { falls: null, isGrey: false }],
  [{ kind: "cloud" }, 12, { falls: null, isGrey: true }],
  [{ kind: "rain", from: 9, to: 15 }, 9, { falls: "rain", isGrey: true }],
  [{ kind: "rain", from: 9, to: 15 }, 15, { falls: null, isGrey: true }],
  [{ kind: "shower", from: 9, to: 11 }, 8, { falls: null, isGrey: false }],
  [{ kind: "storm", from: 9, to: 15 }, 10, { falls: "rain", isGrey: true }],
  [{ kind: "snow", from: 0, to: 24 }, 23.9, { falls: "snow", isGrey: true }],
])("%j at %d", (weather, hour, sky) => {
  expect(skyNow({ ...trialGround(), weather: () => weather }, midnight + hour * HOUR)).toEqual(sky);
});
