// Tests that what is said under the still of the dial's field is the season that it is drawn in.
import { expect, test } from "vitest";
import { ownPicture } from "../build/brand/pictures.ts";
import words from "../content/landing/alpha-fields.json";
import { root } from "../scripts/run/root.ts";
import { seasonNames } from "../src/fields/seasonNames.ts";
import { FIELD_SEASON } from "./fieldScene.ts";

// Of a picture of their own a studio says what they like.
test.skipIf(ownPicture(root, "field"))("its words name its season", () => {
  expect(words.fieldWhen).toContain(seasonNames[FIELD_SEASON]);
});
