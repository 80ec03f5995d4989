// A festival's hands, wish and evening are those of the table that is laid now.
import { expect, it } from "vitest";
import { DAY, dayAt, HOUR } from "../numbers/time.ts";
import { HANDS } from "../tables/feasts.ts";
import { festivalOf } from "../tables/festivals.ts";
import { did, masterOf, trialGround } from "../testing/trial.ts";
import { feastSoFar } from "./feastSoFar.ts";

const ground = trialGround();
/** The last Sunday of November, in the morning. */
const stirUp = Date.UTC(2026, 10, 29, 9);
const fresh = masterOf(ground, { barn: festivalOf("stirUp").brings });
const soFar = (farm: typeof fresh, at: number) => feastSoFar(farm, "stirUp", dayAt(at));

it("counts hands, keeps the last wish, and knows the evening", () => {
  expect(soFar(fresh, stirUp)).toEqual({ hands: 0, wish: null, hasSat: false });
  let farm = did(fresh, ground, { kind: "celebrate", festival: "stirUp", at: stirUp });
  for (let nth = 0; nth < HANDS; nth++) {
    const at = stirUp + nth * 6 * HOUR;
    farm = did(farm, ground, { kind: "join", festival: "stirUp", at, wish: nth + 1 });
    expect(soFar(farm, at)).toEqual({ hands: nth + 1, wish: nth + 1, hasSat: false });
  }
  const evening = stirUp + DAY;
  farm = did(farm, ground, { kind: "sit", festival: "stirUp", at: evening });
  expect(soFar(farm, evening)).toEqual({ hands: HANDS, wish: HANDS, hasSat: true });
  // Next year's table is another one.
  expect(soFar(farm, Date.UTC(2027, 10, 29))).toEqual({ hands: 0, wish: null, hasSat: false });
});
