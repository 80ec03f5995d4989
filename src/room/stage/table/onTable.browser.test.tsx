// A room stands among real things in a session that a test pretends: found, carried, put down, and home again.
import { expect, onTestFinished, test } from "vitest";
import { pretendSession } from "../../../scene/testing/pretendSession.ts";
import { firstView } from "../../editor/viewSettings.ts";
import { bareRoom } from "../../model/sampleRoom.ts";
import { idle } from "../../session/tool.ts";
import type { Stage } from "../stage.ts";
import { stageOnPage } from "../testing/stageOnPage.ts";
import type { OnTable } from "./onTableScene.ts";

const SIDE = 160;

async function open(): Promise<{ stage: Stage; canvas: HTMLCanvasElement }> {
  const { stage, canvas, close } = await stageOnPage();
  onTestFinished(close);
  stage.show({
    document: bareRoom(6, 6),
    selection: [],
    tool: idle,
    walker: null,
    look: firstView,
  });
  await expect.poll(() => stage.stats().waiting === 0 && stage.stats().frames > 0).toBe(true);
  return { stage, canvas };
}

/** How much of the view is painted, and about where the middle of that is, from -1 to 1. */
function painted(canvas: HTMLCanvasElement) {
  const copy = document.createElement("canvas");
  Object.assign(copy, { width: SIDE, height: SIDE });
  const paint = copy.getContext("2d", { willReadFrequently: true })!;
  paint.drawImage(canvas, 0, 0);
  const { data } = paint.getImageData(0, 0, SIDE, SIDE);
  let [count, left, right, sum] = [0, SIDE, 0, 0];
  for (let i = 0; i < SIDE * SIDE; i++) {
    if (data[4 * i + 3]! < 128) continue;
    const x = i % SIDE;
    count += 1;
    sum += x;
    [left, right] = [Math.min(left, x), Math.max(right, x)];
  }
  return {
    share: count / SIDE ** 2,
    middle: count === 0 ? null : (2 * sum) / count / SIDE - 1,
    wide: (2 * (right - left)) / SIDE,
  };
}

const eye = [0, 0.5, 1] as const;
const table = [0, 0.2, 0] as const;
const aside = [0.3, 0.2, 0] as const;

test("it comes over what was found, goes along, stays where it was put, and is on its page again", async () => {
  const { session, frame, touch } = pretendSession(SIDE);
  const { stage, canvas } = await open();
  const told: OnTable[] = [];
  let isOver = false;
  const standing = stage
    .stand(session, (now) => told.push(now))
    .finally(() => {
      isOver = true;
    });
  const seen = (...how: Parameters<typeof frame>) => {
    frame(...how);
    return painted(canvas);
  };
  await expect.poll(() => canvas.width).toBe(SIDE);

  // A wall is no table, and before there is one nothing stands in the air.
  await expect.poll(() => seen(eye, [{ at: table, isLevel: false }]).share).toBe(0);
  expect(told).toEqual([]);

  await expect.poll(() => seen(eye, [{ at: table }]).share).toBeGreaterThan(0.05);
  expect(told).toEqual(["carried"]);
  const carried = seen(eye, [{ at: table }]);
  expect(carried.middle).toBeCloseTo(0, 1);
  // Six tiles and two walls from corner to corner, a metre away.
  expect(carried.wide).toBeGreaterThan(0.75);
  expect(carried.wide).toBeLessThan(1.3);
  expect(seen(eye, [{ at: aside }]).middle).toBeGreaterThan(0.15);

  touch();
  expect(told).toEqual(["carried", "down"]);
  expect(seen(eye, [{ at: table }]).middle).toBeGreaterThan(0.15);
  expect(seen(null, []).share).toBeGreaterThan(0);
  touch();
  expect(seen(eye, [{ at: table }]).middle).toBeCloseTo(0, 1);
  expect(told).toEqual(["carried", "down", "carried"]);

  const before = stage.stats().frames;
  await session.end();
  await standing;
  expect(isOver).toBe(true);
  expect([canvas.width, canvas.height]).toEqual([240, 200]);
  await expect.poll(() => stage.stats().frames).toBeGreaterThan(before);
});
