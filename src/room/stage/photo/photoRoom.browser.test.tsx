// Photographs on a small canvas with few rays: there is a room on them, two are one, and giving up leaves all as it was.
import { afterAll, describe, expect, test, vi } from "vitest";
import { initialViewState } from "../../editor/viewSettings.ts";
import { floorPlace, onTop, thing } from "../../model/placed.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { idle } from "../../session/tool.ts";
import { stageOnPage } from "../testing/stageOnPage.ts";
import type { PhotoProgress, PhotoRequest, Taking } from "./photoRoom.ts";

/** Software draws slowly where others work beside it. */
const PATIENCE = { timeout: 120_000 };

const bare = bareRoom(6, 6);
const room = withItems({ ...bare, shell: { ...bare.shell, light: "evening" } }, [
  thing("table", "farm-table", floorPlace(8, 9)),
  thing("candle", "candle", onTop("table", 4, 2)),
]);

const shot: PhotoRequest = { lens: "normal", depth: "soft", width: 60, height: 40 };
const effort = { rays: 48, exposures: 2 };

async function darkroom() {
  const { stage, close: closeStage } = await stageOnPage({ width: 120, height: 100 });
  stage.show({ document: room, selection: [], tool: idle, walker: null, look: initialViewState });
  const contexts: WebGL2RenderingContext[] = [];
  const { getContext } = HTMLCanvasElement.prototype;
  const spy = vi.spyOn(HTMLCanvasElement.prototype, "getContext");
  spy.mockImplementation(function (this: HTMLCanvasElement, ...asked: unknown[]) {
    const got = Reflect.apply(getContext, this, asked);
    if (asked[0] === "webgl2" && got) contexts.push(got);
    return got;
  });
  const ending = new AbortController();
  const photo = await stage.photograph(ending.signal);
  spy.mockRestore();
  if (!photo.ok) throw new Error(photo.reason);
  const close = () => {
    ending.abort();
    closeStage();
  };
  return { stage, photo: photo.value, contexts, close };
}

async function taken(change: Partial<PhotoRequest> = {}, more: Partial<Taking> = {}) {
  const { signal } = new AbortController();
  return photo.take({ ...shot, ...change }, { onWay: () => {}, signal, effort, ...more });
}

async function dotsOf(change: Partial<PhotoRequest> = {}): Promise<Uint8ClampedArray> {
  const result = await taken(change);
  if (!result.ok) throw new Error(result.reason);
  const { width, height } = result.value;
  return result.value.getContext("2d")!.getImageData(0, 0, width, height).data;
}

const tonesIn = (data: Uint8ClampedArray): number =>
  new Set(Array.from({ length: data.length / 4 }, (_, i) => data[i * 4]! >> 3)).size;

// Opening one costs more than all that is asked of it.
const { stage, photo, contexts, close } = await darkroom();
afterAll(close);

describe("photoRoom", () => {
  test(
    "given up in mid-light or mid-exposure there is none, and the next is as if nothing had been",
    PATIENCE,
    async () => {
      for (const at of ["baking", "sampling"] as const) {
        const stop = new AbortController();
        const ways: PhotoProgress[] = [];
        const onWay = (way: PhotoProgress) => {
          ways.push(way);
          if (way.at === at) stop.abort();
        };
        const given = await taken({}, { onWay, signal: stop.signal });
        expect(given).toEqual({ ok: false, reason: "cancelled" });
        expect(ways.at(-1)!.way).toBeLessThan(1);
      }
      const ways: PhotoProgress[] = [];
      expect((await taken({}, { onWay: (way) => ways.push(way) })).ok).toBe(true);
      const exposed = ways.filter(({ at }) => at === "sampling").map(({ way }) => way);
      expect(exposed).toEqual([0, 0.5, 1]);
    },
  );

  test(
    "there is a room on it, two of them are one, and another lens makes another",
    PATIENCE,
    async () => {
      const frames = stage.stats().frames;
      const first = await dotsOf();
      expect(first).toHaveLength(60 * 40 * 4);
      for (let i = 3; i < first.length; i += 4) expect(first[i]).toBe(255);
      expect(tonesIn(first)).toBeGreaterThan(8);
      expect(await dotsOf()).toEqual(first);
      const portrait = await dotsOf({ lens: "portrait", depth: "shallow" });
      expect(tonesIn(portrait)).toBeGreaterThan(8);
      expect(portrait).not.toEqual(first);
      const preview = photo.preview(shot);
      expect(preview.ok && preview.value.width).toBe(60);
      // The stage itself may still be gathering its own light; nothing of a photograph is drawn on it.
      expect(stage.stats().frames - frames).toBeLessThan(40);
    },
  );

  test(
    "what the device cannot draw is refused, and so is what it took away",
    PATIENCE,
    async () => {
      expect(await taken({ width: 1_000_000 })).toEqual({ ok: false, reason: "tooLarge" });
      const onWay = (way: PhotoProgress) => {
        if (way.at === "sampling" && way.way === 0)
          contexts[0]!.getExtension("WEBGL_lose_context")!.loseContext();
      };
      expect(await taken({}, { onWay })).toEqual({ ok: false, reason: "lost" });
      expect(photo.preview(shot)).toEqual({ ok: false, reason: "lost" });
      // The room on the page has graphics of its own.
      expect((await stage.picture({ scale: 1, isTransparent: true })).size).toBeGreaterThan(1000);
    },
  );
});
