// Whatever a field looks like, there is room on it for its resident and its whim, in sight.
import { describe, expect, it } from "vitest";
import { hexEdge } from "../../models/ground/island.ts";
import { goldenCollection } from "../fixtures/golden.ts";
import { fieldTraits } from "../traits.ts";
import { composeDiorama } from "./compose.ts";
import { RADIUS } from "./ground.ts";

// Put together once: that takes a moment each.
const fields = Array.from({ length: 60 }, (_, i) => {
  const traits = fieldTraits(goldenCollection, i * 163);
  return { id: traits.id, anchors: composeDiorama(traits, "highSun", "day").anchors };
});

describe("anchors", () => {
  it("leave room for a whim and a resident apart from each other, on the field", () => {
    for (const { id, anchors } of fields) {
      const { whim, resident } = anchors.open;
      expect(whim.r, `${id}`).toBeGreaterThanOrEqual(0.3);
      expect(resident.r, `${id}`).toBeGreaterThanOrEqual(0.25);
      const apart = Math.hypot(whim.x - resident.x, whim.z - resident.z);
      expect(apart + 1e-9).toBeGreaterThanOrEqual(whim.r + resident.r);
      for (const { x, z, r } of [whim, resident])
        expect(Math.hypot(x, z) + r).toBeLessThan(hexEdge(RADIUS, Math.atan2(z, x)));
    }
  });

  it("name points of nowhere on no field", () => {
    for (const field of fields) {
      const { open, walk, houseSize, ...anchors } = field.anchors;
      expect([houseSize > 0.5, walk.length > 2, open.whim.r > 0]).toEqual([true, true, true]);
      for (const anchor of Object.values(anchors))
        if (anchor) expect([...anchor.at, anchor.turn].every(Number.isFinite)).toBe(true);
    }
  });
});
