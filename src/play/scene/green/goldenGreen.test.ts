// The green's pictures are those that somebody has looked at: each table before a hand, after every one, and in the evening.
import { expect, it } from "vitest";
import { isLong } from "../../../../test/soak.ts";
import { guestsAfter, guestsOf } from "../../../farm/feasts/comingGuests.ts";
import { dayOfCivilDate, seasonOn } from "../../../farm/numbers/time.ts";
import { HANDS } from "../../../farm/tables/feasts.ts";
import { type Festival, festivalIds, festivalOf } from "../../../farm/tables/festivals.ts";
import { fieldTraits } from "../../../fields/traits.ts";
import { pictureSum } from "../testing/pictureSum.ts";
import type { GreenLook } from "./greenLook.ts";
import { greenScenery } from "./greenScenery.ts";
import { greenSums } from "./testing/greenSums.ts";

const traits = fieldTraits("0x5FbDB2315678afecb367f032d93F642f64180aa3", 417);
const none: Omit<GreenLook, "stands" | "guests"> = {
  hands: 0,
  isBrought: false,
  isEvening: false,
  isPeascodHatted: true,
  hasMule: false,
  weighed: [
    { crop: "pumpkin", size: 1.1 },
    { crop: "leek", size: 1.3 },
    { crop: "cabbage", size: 0.95 },
  ],
};

function looksOfFestival(stands: Festival): readonly GreenLook[] {
  const byDay = Array.from({ length: HANDS + 1 }, (_, hands): GreenLook => {
    return { ...none, stands, hands, isBrought: hands > 1, guests: guestsAfter(stands, hands) };
  });
  const evening = { hands: HANDS, isBrought: true, isEvening: true, guests: guestsOf(stands) };
  return [...byDay, { ...none, stands, ...evening }];
}

const looksOf = (stands: GreenLook["stands"]): readonly GreenLook[] =>
  stands === "pedlar"
    ? [{ ...none, stands, guests: ["pedlar"], hasMule: true }]
    : stands === "harvestHome"
      ? [
          { ...none, stands, guests: [] },
          { ...none, stands, guests: ["pedlar"], hasMule: true },
          { ...none, stands, guests: ["hen", "tansy", "vet"], isEvening: true },
        ]
      : looksOfFestival(stands);

function seasonOf(stands: GreenLook["stands"]) {
  if (stands === "pedlar" || stands === "harvestHome") return "highSun";
  const { month, date } = festivalOf(stands);
  return seasonOn(dayOfCivilDate({ year: 2026, month, date }));
}

const sumsOf = (stands: GreenLook["stands"]): string =>
  looksOf(stands)
    .map((look) => {
      const { parts } = greenScenery(traits, seasonOf(stands), look.isEvening, look);
      return pictureSum(parts, look.isEvening);
    })
    .join(" ");

const all = [...festivalIds, "harvestHome", "pedlar"] as const;

it.each(isLong ? all : (["maypole", "pedlar"] as const))(
  "draws the same green for %s",
  (stands) => {
    expect(sumsOf(stands)).toBe(greenSums[stands]);
  },
);

it("draws no two of them alike", () => {
  const sums = Object.values(greenSums).flatMap((line) => line.split(" "));
  expect(sums.length).toBe(festivalIds.length * (HANDS + 2) + 3 + 1);
  expect(new Set(sums).size).toBe(sums.length);
});
