// The heirloom of a field is told from a common crop: its row is larger, and the first of it larger still.
import { describe, expect, test } from "vitest";
import { boundingRadius } from "../../models/distance.ts";
import { tilledBed } from "../../models/ground/tilledBed.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { type Heirloom, heirloomCrop } from "../heirloomCrop.ts";
import { fieldTraits } from "../traits.ts";
import { BED_WIDTH, type TilledBed } from "./ground.ts";
import { prideOf } from "./heirlooms.ts";
import { planFor } from "./planFor.ts";
import { planting } from "./planting.ts";
import { bedTones } from "./tones.ts";

const heirlooms = Object.keys(heirloomCrop) as Heirloom[];

describe("heirloom of a field", () => {
  test("each stands larger than the common crop, and its first one larger than the rest", () => {
    for (const heirloom of heirlooms) {
      expect(prideOf(heirloom, false), heirloom).toBeGreaterThan(1);
      expect(prideOf(heirloom, true), heirloom).toBeGreaterThan(prideOf(heirloom, false) * 1.2);
    }
  });

  /** How large the largest part is that grows at either end of a bed. */
  function atEnds(parts: ReturnType<typeof planting>, { x, z, axis: [ax, az], length }: TilledBed) {
    const out = (at: readonly number[]) => (at[0]! - x) * ax + (at[2]! - z) * az;
    const largest = (side: number) =>
      Math.max(
        ...parts
          .filter(({ at }) => out(at) * side > length / 2 - 0.5)
          .map((part) => boundingRadius(part)),
      );
    return { right: largest(1), left: largest(-1) };
  }

  test.each(heirlooms)("%s begins its row, at the end that is nearer to the viewer", (heirloom) => {
    const traits = { ...fieldTraits(goldenCollection, 417), heirloom };
    const { beds } = planFor(traits);
    const bed = beds.toSorted((a, b) => b.length - a.length)[0]!;
    // Alone on its field a bed bears the heirloom.
    const earth = tilledBed(bed.length, BED_WIDTH, bedTones(traits.soil, "highSun"), 1).length;
    const plants = planting(traits, "highSun", [bed]).slice(earth);
    const { right, left } = atEnds(plants, bed);
    const isRightNearer = bed.axis[0] + bed.axis[1] > 0;
    expect(isRightNearer ? right / left : left / right).toBeGreaterThan(1.15);
  });
});
