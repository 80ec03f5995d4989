// Every door and window that a wall can be given has a picture to choose it by, and no two are alike.
import { expect, test } from "vitest";
import { openingModels } from "../catalogue/openings.ts";
import { drawOpening } from "./drawPiece.ts";

test("each is drawn as it is built, small enough for its button", () => {
  const drawn = openingModels().map(({ id }) => drawOpening(id)!.svg);
  expect(new Set(drawn).size).toBe(openingModels().length);
  for (const svg of drawn) {
    expect(svg).toMatch(/<path|<polygon|<use/);
    expect(svg.length).toBeLessThan(40_000);
  }
});
