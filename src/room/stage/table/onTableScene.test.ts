// Whoever walks round a room on a table is shown it from there; a device without tables is told so.
import { expect, test } from "vitest";
import type { Immersed, Immersion } from "../../../scene/renderer/immerse.ts";
import type { Turn } from "../../model/room.ts";
import { standOnTable } from "./onTableScene.ts";

const level = ([x, y, z]: readonly [number, number, number]) => ({
  transform: { position: { x, y, z }, matrix: [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1] },
});

/** Nothing is drawn here. */
const immersion = {} as Immersion;

async function stand(quarter: Turn) {
  const touched = new EventTarget();
  const session = Object.assign(touched, {
    requestReferenceSpace: async () => ({}),
    requestHitTestSource: async () => ({}),
  }) as unknown as XRSession;
  const turns: Turn[] = [];
  let seen: Immersed | null = null;
  const parts = {
    immersion,
    quarter,
    below: 0.7,
    turn: (next: Turn) => turns.push(next),
    told() {},
  };
  await standOnTable(session, parts, async (_, __, immersed) => {
    seen = immersed;
  });
  const { look, rig, scale } = seen!;
  return {
    turns,
    rig,
    scale,
    touch: () => touched.dispatchEvent(new Event("select")),
    look(viewer: readonly [number, number, number], table?: readonly [number, number, number]) {
      const frame = {
        getViewerPose: () => level(viewer),
        getHitTestResults: () => (table ? [{ getPose: () => level(table) }] : []),
      };
      return look(frame as unknown as XRFrame, {} as XRReferenceSpace);
    },
  };
}

test("the walls between it and the viewer give way as the viewer goes round", async () => {
  const { look, touch, turns } = await stand(1);
  expect(look([0, 0.5, 1])).toBe(false);
  expect(look([0, 0.5, 1], [0, 0, 0])).toBe(true);
  // Carried, it turns along: the viewer sees the same side.
  expect(look([1, 0.5, 0], [0, 0, 0])).toBe(true);
  look([0, 0.5, 1], [0, 0, 0]);
  expect(turns).toEqual([]);
  touch();
  for (const viewer of [
    [1, 0.5, 0],
    [0, 0.5, -1],
    [-1, 0.5, 0],
    [0, 0.5, 1],
  ] as const)
    look(viewer);
  expect(turns).toEqual([2, 3, 0, 1]);
});

test("a real metre is ten tiles, and the table is under the footing", async () => {
  const { look, rig, scale } = await stand(0);
  look([0, 0.5, 1], [0, -0.3, 0]);
  rig.updateMatrixWorld();
  expect(scale).toBe(10);
  // The origin of the viewer's space is three tiles above the table.
  expect(rig.position.y).toBeCloseTo(3 - 0.7, 6);
});

test("a session that finds no tables is refused", async () => {
  const session = { requestReferenceSpace: async () => ({}) } as unknown as XRSession;
  const parts = { immersion, quarter: 0, below: 0, turn() {}, told() {} } as const;
  await expect(standOnTable(session, parts)).rejects.toThrow("no tables");
});
