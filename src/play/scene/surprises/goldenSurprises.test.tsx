// The pictures of all surprises are those that somebody has looked at.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { isLong } from "../../../../test/soak.ts";
import { type Surprise, surpriseIds } from "../../../farm/tables/surprises.ts";
import { pictureSum, shortSum } from "../testing/pictureSum.ts";
import { SkySurprise } from "./sky/SkySurprise.tsx";
import { isOfSky } from "./sky/skySurprises.ts";
import { surprisesScenery } from "./surpriseScenery.ts";
import { fieldFor, seasonOfSurprise, surroundingsOf } from "./testing/surpriseField.ts";
import { surpriseSums } from "./testing/surpriseSums.ts";

function sumOf(surprise: Surprise): string {
  if (isOfSky(surprise)) return shortSum(renderToStaticMarkup(<SkySurprise surprise={surprise} />));
  const traits = fieldFor(surprise, 417);
  const isLit = surprise === "glowWorms";
  const { parts } = surprisesScenery(
    traits,
    seasonOfSurprise(surprise),
    isLit,
    [surprise],
    surroundingsOf(traits),
  );
  return pictureSum(parts, isLit);
}

it.each(isLong ? surpriseIds : (["hedgehog", "rainbow"] as const))(
  "draws the same %s",
  (surprise) => {
    expect(sumOf(surprise)).toBe(surpriseSums[surprise]);
  },
);

it("draws no two of them alike", () => {
  expect(Object.keys(surpriseSums)).toEqual([...surpriseIds]);
  expect(new Set(Object.values(surpriseSums)).size).toBe(surpriseIds.length);
});
