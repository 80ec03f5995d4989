// The picture of a farm has in its plots what grows there, and no more.
import { expect, test } from "vitest";
import { fieldGround, trialFarm, trialStart } from "../../../farm/testing/trial.ts";
import { islandFrame } from "../../../fields/diorama/frames.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import { looksOf } from "../plants/looks.ts";
import { bareYard, fullYard } from "../yard/testing/fullYard.ts";
import { drawFarm } from "./drawFarm.ts";

const traits = fieldTraits("0x5FbDB2315678afecb367f032d93F642f64180aa3", 417);
const ground = fieldGround(417);
const farm = trialFarm(ground);
const bare = looksOf(ground, farm, trialStart);
const drawn = {
  traits,
  season: "leafFall",
  looks: bare,
  kept: [],
  yard: bareYard,
  green: null,
} as const;
const pumpkin = { what: "pumpkin", stage: 6, n: 1 } as const;

test("is a square under the sky, and otherwise as soon as something grows", () => {
  const draw = (looks: typeof bare) => drawFarm({ ...drawn, looks });
  const empty = draw(bare);
  expect(empty).toContain('width="1000" height="1000"');
  expect(draw(bare.with(0, { ...bare[0]!, plant: pumpkin }))).not.toBe(empty);
});

test("is the island alone, in the light of an hour, where that is asked for", () => {
  const island = { ...drawn, frame: "island" } as const;
  const [day, night] = (["day", "night"] as const).map((hour) => drawFarm({ ...island, hour }));
  expect(day).toContain(`width="${islandFrame.width}" height="${islandFrame.height}"`);
  expect(night).not.toBe(day);
});

test("shows the green beyond the gate while something stands there", () => {
  const look = {
    stands: "maypole",
    hands: 2,
    isBrought: true,
    isEvening: false,
    guests: ["schoolmistress", "cartersGirl"],
    isPeascodHatted: false,
    hasMule: false,
    weighed: [],
  } as const;
  const [without, withGreen] = [drawFarm(drawn), drawFarm({ ...drawn, green: look })];
  expect(withGreen.length).toBeGreaterThan(without.length + 5_000);
});

test("shows what was built, and the colours of the cottage", () => {
  const draw = (yard: typeof bareYard) => drawFarm({ ...drawn, season: "highSun", yard });
  const begun = draw(bareYard);
  expect(draw({ ...bareYard, paint: fullYard.paint })).not.toBe(begun);
  expect(draw({ ...bareYard, stands: ["oven"] })).not.toBe(begun);
});
