// What lives moves with the tenths of a second, asks for frames while it is seen, and stands as it was built for pictures.
import { type Matrix4, Vector3 } from "three";
import { describe, expect, test } from "vitest";
import type { Pane } from "../../../scene/living/flakes.ts";
import { floorPlace, thing } from "../../model/placed.ts";
import type { Item } from "../../model/room.ts";
import type { BuiltShape } from "../../shapes/shape.ts";
import { shapeOf } from "../../shapes/shapeOf.ts";
import type { Posed } from "../things/itemsScene.ts";
import { shapeRequestFor } from "../things/thingsShown.ts";
import { livingScene } from "./livingScene.ts";

const spot = { x: 0, y: 0, z: 0, turn: 0 } as const;
const candle = thing("candle", "candle", floorPlace(0, 0));
const clock = thing("clock", "alarm-clock", floorPlace(0, 0));
const cat = thing("cat", "sleeping-cat", floorPlace(0, 0));
const table = thing("table", "farm-table", floorPlace(0, 0));
const shapes = new Map<string, BuiltShape>(
  [candle, clock].map((item) => [item.id, shapeOf(shapeRequestFor(item, "lean"))]),
);

function opened({ isFixed = false } = {}) {
  const seen = {
    asked: 0,
    mayMove: true,
    isInView: true,
    date: new Date(2026, 10, 26, 15, 0, 50),
    burning: [] as (number | null)[],
    poses: new Map<string, Matrix4 | null>(),
    steam: [] as { mouths: number; hour: string; seconds: number | null }[],
    panes: [] as Pane[],
    snow: [] as { panes: number; seconds: number | null }[],
    due: null as { run: () => void; ms: number } | null,
  };
  const scene = livingScene({
    items: () => ({
      pose: (id, part: Posed, within) => void seen.poses.set(`${id} ${part}`, within),
      shapeOf: (id) => shapes.get(id) ?? null,
    }),
    lamps: () => ({ burn: (seconds) => void seen.burning.push(seconds) }),
    steam: {
      show: (mouths, hour, seconds) =>
        void seen.steam.push({ mouths: mouths.length, hour, seconds }),
    },
    snow: { show: (panes, _, seconds) => void seen.snow.push({ panes: panes.length, seconds }) },
    ask: () => {
      seen.asked += 1;
    },
    mayMove: () => seen.mayMove,
    isFixed,
    isLookedAt: () => true,
    isInView: () => seen.isInView,
    timer: {
      set(run, ms) {
        seen.due = { run, ms };
        return 1;
      },
      clear: () => {
        seen.due = null;
      },
    },
    now: () => seen.date,
  });
  const show = (...items: Item[]) =>
    scene.show(
      items.map((item) => ({ id: item.id, item, spot })),
      "evening",
      seen.panes,
    );
  const frame = (now: number) => {
    scene.step(now);
    scene.drawn();
  };
  return { scene, seen, show, frame };
}

describe("livingScene", () => {
  test("a flame moves from tenth to tenth, its foot stays, and the next frame is due in a tenth of a second", () => {
    const { seen, show, frame } = opened();
    show(candle, table);
    frame(4000);
    const first = seen.poses.get("candle glow")!;
    const foot = new Vector3(0, 0.375, 0);
    expect(foot.clone().applyMatrix4(first).distanceTo(foot)).toBeLessThan(1e-6);
    frame(4016);
    expect(seen.burning).toEqual([4]);
    frame(4100);
    expect(seen.burning).toEqual([4, 4.1]);
    expect(seen.poses.get("candle glow")).not.toEqual(first);
    expect(seen.due?.ms).toBe(100);
    seen.due?.run();
    expect(seen.asked).toBe(1);
  });

  test("a cat breathes upwards from where it lies, and its next breath is as the first", () => {
    const { seen, show, frame } = opened();
    show(cat);
    const heights = Array.from({ length: 36 }, (_, i) => {
      frame(i * 100);
      const pose = seen.poses.get("cat solid")!;
      expect(new Vector3(0, 0, 0).applyMatrix4(pose).length()).toBe(0);
      return new Vector3(0, 1, 0).applyMatrix4(pose).y;
    });
    expect(Math.min(...heights)).toBeCloseTo(1);
    expect(Math.max(...heights)).toBeGreaterThan(1.03);
    expect(Math.max(...heights)).toBeLessThan(1.04);
    expect(seen.due?.ms).toBe(100);
  });

  test("steam rises from both cups of a tray, and is gone for a picture", () => {
    const { scene, seen, show, frame } = opened();
    show(thing("tea", "tea-tray", floorPlace(0, 0)));
    frame(4000);
    scene.still(true);
    expect(seen.steam).toEqual([
      { mouths: 2, hour: "evening", seconds: 4 },
      { mouths: 2, hour: "evening", seconds: null },
    ]);
    expect(seen.due?.ms).toBe(100);
  });

  test("before a window it snows, ten times a second, and not in a picture", () => {
    const { scene, seen, show, frame } = opened();
    seen.panes = [{ foot: [0, 1, 0], along: [1, 0], width: 1, height: 1 }];
    show(table);
    frame(4000);
    scene.still(true);
    expect(seen.snow).toEqual([
      { panes: 1, seconds: 4 },
      { panes: 1, seconds: null },
    ]);
    expect(seen.due?.ms).toBe(100);
    seen.isInView = false;
    frame(4100);
    expect(seen.due).toBeNull();
  });

  test("a clock shows the time, and alone asks for one frame a minute", () => {
    const { seen, show, frame } = opened();
    show(clock);
    frame(4000);
    // At three in the afternoon the minutes point up, from where they were built to the lower left.
    const tip = new Vector3(Math.sin((4 / 3) * Math.PI), Math.cos((4 / 3) * Math.PI), 0);
    const dial = new Vector3(0, 0.24, 0.085);
    const up = tip.add(dial).applyMatrix4(seen.poses.get("clock minute")!).sub(dial);
    expect(up.y).toBeCloseTo(1);
    expect(seen.due?.ms).toBe(10_000);
    const same = seen.poses.get("clock hour");
    frame(4500);
    expect(seen.poses.get("clock hour")).toBe(same);
    seen.date = new Date(2026, 10, 26, 15, 1);
    frame(14_000);
    expect(seen.poses.get("clock hour")).not.toEqual(same);
  });

  test("where nothing lives, or nothing of it is in view, no frame is asked for", () => {
    const { seen, show, frame } = opened();
    show(table);
    frame(4000);
    expect(seen.due).toBeNull();
    show(candle, clock);
    seen.isInView = false;
    frame(4100);
    expect(seen.due).toBeNull();
  });

  test("whoever wants no movement has flames at rest and a clock that is right, from one frame to the next", () => {
    const { seen, show, frame } = opened();
    show(candle, clock);
    frame(4000);
    seen.mayMove = false;
    frame(4100);
    expect(seen.burning).toEqual([4, null]);
    expect(seen.poses.get("candle glow")).toBeNull();
    expect(seen.poses.get("clock hour")).not.toBeNull();
    expect(seen.due).toBeNull();
  });

  test("pictures have all as it was built, and afterwards it goes on", () => {
    const { scene, seen, show, frame } = opened();
    show(candle, clock);
    frame(4000);
    const before = new Map(seen.poses);
    scene.still(true);
    expect([...seen.poses.values()]).toEqual([null, null, null]);
    expect(seen.burning.at(-1)).toBeNull();
    scene.still(false);
    expect(seen.poses).toEqual(before);
    scene.rest();
    expect(seen.due).toBeNull();
  });

  test("a room that is only photographed never moves", () => {
    const { scene, seen, show, frame } = opened({ isFixed: true });
    show(candle, clock);
    frame(4000);
    scene.still(true);
    expect([seen.poses.size, seen.burning.length, seen.due]).toEqual([0, 0, null]);
  });
});
