// No field reaches over its frame: whoever cuts a drawing out of it cuts nothing off.
import { expect, it } from "vitest";
import { soak } from "../../../test/soak.ts";
import { toTriangles } from "../../models/lean/toTriangles.ts";
import { toView, viewFrom } from "../../models/svg/view.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { fieldTraits } from "../traits.ts";
import { compose } from "./compose.ts";
import { FIELD_SCALE, island } from "./frames.ts";

/** The widest and highest of a few thousand: woods, an old oak at the back, rock that hangs low. */
const largest = [151, 1439, 2630, 5956, 9379];
const more = Array.from({ length: soak(400, 0) }, (_, n) => n * 23 + 7);

it("fits every field", () => {
  const view = viewFrom(FIELD_SCALE);
  for (const id of [...largest, ...more]) {
    const { parts } = compose(fieldTraits(goldenCollection, id), "highSun", "day");
    const { solid } = toTriangles(parts, { lean: true, tolerance: 0.2, floor: null, ao: 0 });
    for (let i = 0; i < solid!.position.length; i += 3) {
      const [x, y, z] = solid!.position.subarray(i, i + 3);
      const [across, down] = toView(view, [x!, y!, z!]);
      const [left, top] = [island.originX + across, island.originY + down];
      const isInside = left > 0 && left < island.width && top > 0 && top < island.height;
      if (!isInside) throw new Error(`Field ${id} reaches to ${left}, ${top}`);
    }
  }
  // Pages keep a place of this shape for it.
  expect(21 * island.width).toBe(22 * island.height);
});
