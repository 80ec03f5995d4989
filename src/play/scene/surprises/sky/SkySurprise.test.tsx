// What is in the sky says nothing, and has a place for whatever is laid over it.
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, test } from "vitest";
import { surpriseIds } from "../../../../farm/tables/surprises.ts";
import { SkySurprise } from "./SkySurprise.tsx";
import { isOfSky, skySurpriseIds } from "./skySurprises.ts";

it.each(skySurpriseIds)("draws %s for the eye alone", (surprise) => {
  const drawn = renderToStaticMarkup(<SkySurprise surprise={surprise} />);
  expect(drawn).toContain('aria-hidden="true"');
  expect(drawn.replace(/<[^>]*>/g, "")).toBe("");
  const pressed = renderToStaticMarkup(
    <SkySurprise surprise={surprise}>
      <button type="button">Look</button>
    </SkySurprise>,
  );
  expect(pressed).toMatch(/<\/svg><button type="button">Look<\/button><\/span>$/);
});

test("there are nine geese and two stars", () => {
  const count = (surprise: (typeof skySurpriseIds)[number], what: RegExp) =>
    renderToStaticMarkup(<SkySurprise surprise={surprise} />).match(what)!.length;
  expect(count("geese", /<path/g)).toBe(9);
  expect(count("shootingStars", /<path/g)).toBe(2);
});

test("four of all are of the sky", () => {
  expect(surpriseIds.filter(isOfSky)).toEqual([...skySurpriseIds]);
});
