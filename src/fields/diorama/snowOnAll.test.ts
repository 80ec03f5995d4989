// In winter snow lies on all that a field may have: house, water, landmark, border and whim.
import { describe, expect, test } from "vitest";
import { type CottageStyle, cottageStyles } from "../../models/buildings/cottageShapes.ts";
import { cottageOf } from "../../models/buildings/cottages.ts";
import type { Part } from "../../models/parts.ts";
import { snowed } from "../../models/snow.ts";
import { whimShapes } from "../../models/whims/whimShapes.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { odds } from "../odds.ts";
import { fieldTraits } from "../traits.ts";
import { type WhimId, whims } from "../whims/whims.ts";
import { composeDiorama } from "./compose.ts";
import { landmarkOf, waterOf } from "./features.ts";
import { fieldEdges } from "./growth.ts";
import { planFor } from "./planFor.ts";

const traits = fieldTraits(goldenCollection, 417);
const plan = planFor(traits);
const look = { season: "hearth", lit: false } as const;

const LIGHT = 0xe0;
const isWhite = ({ top }: Part) =>
  [1, 3, 5].every((i) => Number.parseInt(top.slice(i, i + 2), 16) >= LIGHT);
const bearsSnow = (parts: readonly Part[]) => snowed(parts).some(isWhite);

/** Paper in a crown, and what hangs at a door under its eaves. */
const sheltered: readonly WhimId[] = ["caught-kite", "wreath"];

describe("snow on all of a field", () => {
  test("every whim bears snow, but for a kite and a wreath", () => {
    const bare = whims
      .map(({ id }) => id)
      .filter((id) => !bearsSnow(whimShapes[id]({ ...look, cottage: "timbered" })));
    expect(bare.toSorted()).toEqual(sheltered);
  });

  test("every house, water, landmark and border does", () => {
    const bare = [
      ...cottageStyles.filter(
        (style: CottageStyle) => !bearsSnow(cottageOf(style, { lit: false, snow: true })),
      ),
      ...odds.water
        .map(({ id }) => id)
        .filter((water) => !bearsSnow(waterOf({ ...traits, water }, plan, "hearth", 5))),
      ...odds.landmark
        .map(({ id }) => id)
        .filter(
          (landmark) =>
            landmark !== "none" &&
            !bearsSnow(landmarkOf({ ...traits, landmark }, plan, "hearth", false, 5)),
        ),
      ...odds.region
        .map(({ id }) => id)
        .filter((region) => !bearsSnow(fieldEdges({ ...traits, region }, plan, "hearth", 5))),
    ];
    expect(bare).toEqual([]);
  });

  test("a field has it in winter alone, by day and by night, on most of what looks up", () => {
    const shareOf = (season: "highSun" | "hearth", hour: "day" | "night") => {
      const { parts } = composeDiorama(traits, season, hour, () => []);
      return parts.filter(isWhite).length / parts.length;
    };
    for (const hour of ["day", "night"] as const) {
      expect(shareOf("hearth", hour)).toBeGreaterThan(0.3);
      expect(shareOf("highSun", hour)).toBeLessThan(0.1);
    }
  });
});
