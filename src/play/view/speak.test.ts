// What was done is said once, and what was refused with its way out.
import { expect, it } from "vitest";
import { trialStart } from "../../farm/testing/trial.ts";
import type { FarmAction } from "../session/playedFarm.ts";
import { farmOnPage } from "../testing/farmOnPage.ts";
import { clockAt } from "./clock.ts";
import { perform } from "./speak.ts";
import { actionsFor } from "./task.ts";

const clock = clockAt(trialStart, () => 0);

it("tells of the buying and of the sowing in one breath", () => {
  const played = farmOnPage();
  const bed = { ground: played.ground, farm: played.state().farm, now: trialStart };
  expect(perform(played, actionsFor(bed, "sow", 0b11111, "pea"), clock)).toMatchObject({
    text: "Bought 1 pea seed for 2 pence. Sowed pea in 5 plots. Ready 08:06.",
    isRefused: false,
  });
});

it("stops at what is refused, and says the way out", () => {
  const played = farmOnPage({ seeds: {}, pence: 1 });
  const bed = { ground: played.ground, farm: played.state().farm, now: trialStart };
  const said = perform(played, actionsFor(bed, "sow", 0b1, "pea"), clock);
  expect(said).toMatchObject({
    text: "You lack 1 penny. Sell something at the market, or answer a letter.",
    isRefused: true,
  });
});

it("tells from when to when what was watered will be ready", () => {
  const played = farmOnPage();
  const act = (wish: FarmAction) => perform(played, [wish], clock).text;
  act({ kind: "sow", plots: 0b1, what: "sunflower" });
  act({ kind: "sow", plots: 0b10, what: "pea" });
  expect(act({ kind: "water", plots: 0b11 })).toBe("Watered 2 plots. Ready 08:01 to 08:04.");
  expect(act({ kind: "water", plots: 0b100 })).toMatch(/^Watered one plot\.$/);
});
