// No field reaches over its frame: whoever cuts a drawing out of it cuts nothing off.
import { describe, expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { boundingRadius } from "../../models/distance.ts";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import type { Part, Vec } from "../../models/parts.ts";
import { seasons } from "../../models/seasons.ts";
import { toView, viewFrom } from "../../models/svg/view.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { fieldTraits } from "../traits.ts";
import { composeDiorama } from "./compose.ts";
import { FIELD_SCALE, islandFrame } from "./frames.ts";

/**
 * The widest and highest of some thousands: woods, an old oak at the back, rock that hangs low, and
 * oaks at the left and the right corner whose leaves reached over the rim.
 */
const largest = [151, 1439, 2630, 5956, 9379, 4837, 235, 602, 3219, 4113, 4298];
const more = Array.from({ length: soak(1_200, 0) }, (_, n) => n * 8 + 7);

const view = viewFrom(FIELD_SCALE);

/** Where a point lies in the frame, if that is less than `off` from its rim. */
function overRim(point: Vec, off: number): string | null {
  const [across, down] = toView(view, point);
  const [left, top] = [islandFrame.originX + across, islandFrame.originY + down];
  const isInside =
    left > off && left < islandFrame.width - off && top > off && top < islandFrame.height - off;
  return isInside ? null : `${left}, ${top}`;
}

/** Most parts lie so far from the rim that nothing of them can reach it. */
const isNear = (part: Part) => overRim(part.at, boundingRadius(part) * FIELD_SCALE) !== null;

describe("frames of pictures", () => {
  it("fits every field", () => {
    for (const [n, id] of [...largest, ...more].entries()) {
      // Leaves are fullest in summer; the soak asks about what other seasons bring as well.
      const season = n < largest.length ? "highSun" : seasons[n % seasons.length]!;
      const near = composeDiorama(fieldTraits(goldenCollection, id), season, "day").parts.filter(
        isNear,
      );
      const { solid } = toTriangles(near, { lean: true, tolerance: 0.2, floor: null, ao: 0 });
      for (let i = 0; i < (solid?.position.length ?? 0); i += 3) {
        const [x, y, z] = solid!.position.subarray(i, i + 3);
        const over = overRim([x!, y!, z!], 0);
        if (over) throw new Error(`Field ${id} in ${season} reaches to ${over}`);
      }
    }
    // Pages keep a place of this shape for it.
    expect(21 * islandFrame.width).toBe(22 * islandFrame.height);
  });
});
