// A field is laid out once for all times: what was asked of it before changes nothing.
import { describe, expect, it } from "vitest";
import { seasons } from "../../models/seasons.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { fieldTraits } from "../traits.ts";
import { overGround, siteOf } from "./site.ts";

// Of every landmark, and one of none.
const fields = [0, 4, 17, 25, 44, 50, 122].map((id) => fieldTraits(goldenCollection, id));

describe("site of a field", () => {
  it.each(seasons)("is the same in %s whether or not it was asked for at other times", (season) => {
    for (const traits of fields) {
      const look = { season, lit: season === "hearth" };
      // Functions are its own each time; what they answer with is not.
      const { free, sees, ...first } = siteOf({ ...traits }, look);
      const { free: itsFree, sees: itsSees, ...again } = siteOf(traits, look);
      expect(again).toEqual(first);
      const points = first.taken.map(({ x, z }) => [x + 0.6, z + 0.6] as const);
      const asked = (isFree: typeof free, { pastBuilt, pastAll }: typeof sees) =>
        points.map(([x, z]) => [isFree(x, z), pastBuilt(overGround(x, z)), pastAll([x, 0.5, z])]);
      expect(asked(itsFree, itsSees)).toEqual(asked(free, sees));
    }
  });
});
