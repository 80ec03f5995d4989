// The room in the round in a real browser: drawn, still when idle, answering what is where, leaving as files.
import { emulate } from "@loamstead/ui/testing/media.ts";
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { asIfByCard } from "../../scene/testing/asIfByCard.ts";
import { initialViewState } from "../editor/viewSettings.ts";
import { floorPlace, onTop, thing, wall } from "../model/placed.ts";
import type { Item, PictureRef, RoomDocument } from "../model/room.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { idle } from "../session/tool.ts";
import { outlines } from "./hand/marks.ts";
import type { RoomStage, StageState } from "./stage.ts";
import { type StageOnPage, stageOnPage } from "./testing/stageOnPage.ts";

const upload: PictureRef = { kind: "upload", hash: "ab".repeat(32), alt: "a red square" };

const bare = bareRoom(6, 6);
const room: RoomDocument = {
  ...withItems(
    { ...bare, shell: { ...bare.shell, floor: { kind: "pine-boards" }, light: "night" } },
    [
      thing("table", "farm-table", floorPlace(7, 9)),
      thing("candle", "candle", onTop("table", 4, 2)),
      thing("frame", "wide-frame", wall("north", 8, 8), { picture: upload }),
      thing("hidden", "wall-clock", wall("south", 8, 8)),
    ],
  ),
  openings: new Map([
    ["window", { id: "window", model: "casement", wall: "west" as const, along: 6, up: 5 }],
  ]),
};

const shown = (change: Partial<StageState> = {}): StageState => ({
  document: room,
  selection: [],
  tool: idle,
  walker: null,
  look: initialViewState,
  ...change,
});

const redSquare = () => {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = 8;
  const paint = canvas.getContext("2d")!;
  paint.fillStyle = "#f00";
  paint.fillRect(0, 0, 8, 8);
  return canvas.toDataURL();
};

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

type Size = { readonly width: number; readonly height: number };

const open = (onLost?: () => void, size?: Size): Promise<StageOnPage> =>
  stageOnPage({
    ...size,
    pictures: { url: async () => redSquare() },
    onFrame: (canvas) => onFrame(canvas),
    ...(onLost && { onLost }),
  });

let onFrame = (_: HTMLCanvasElement) => {};

/** Has the latest frame for as long as the test lasts: later the canvas has nothing to read. */
function copyOfFrames(): CanvasRenderingContext2D {
  const copy = document.createElement("canvas").getContext("2d", { willReadFrequently: true })!;
  Object.assign(copy.canvas, { width: 240, height: 200 });
  onFrame = (drawn) => {
    copy.clearRect(0, 0, 240, 200);
    copy.drawImage(drawn, 0, 0);
  };
  onTestFinished(() => {
    onFrame = () => {};
  });
  return copy;
}

// Opening one costs more than all that is asked of it.
const { stage, canvas, close } = await open();
afterAll(close);

// Nothing here is asked about the way from one view to the next, whose frames a processor draws slowly.
beforeEach(() => emulate({ "prefers-reduced-motion": "reduce" }));

/** When all shapes are there with their light, and every movement has come to its end. */
async function settled(stage: RoomStage): Promise<void> {
  for (let quiet = 0, before = -1; quiet < 5; ) {
    await nextFrame();
    const { frames, waiting, isLit } = stage.stats();
    quiet = waiting === 0 && isLit && frames === before ? quiet + 1 : 0;
    before = frames;
  }
}

async function pixelsOf(
  blob: Blob,
): Promise<{ data: Uint8ClampedArray; width: number; height: number }> {
  const image = await createImageBitmap(blob);
  const canvas = new OffscreenCanvas(image.width, image.height);
  const paint = canvas.getContext("2d")!;
  paint.drawImage(image, 0, 0);
  return paint.getImageData(0, 0, image.width, image.height);
}

describe("stage of a room", () => {
  // Those of the room by night come first, one after the other: its light is worked out once for them.
  test("what is chosen has a line round it, as wide from far as from near", async () => {
    const copy = copyOfFrames();
    const light = outlines.at(-1)!.colour;
    const inLine = async (change: Partial<StageState>): Promise<number> => {
      stage.show(shown(change));
      await settled(stage);
      const { data } = copy.getImageData(0, 0, 240, 200);
      let count = 0;
      for (let i = 0; i < data.length; i += 4)
        if (
          `#${[...data.slice(i, i + 3)].map((c) => c.toString(16).padStart(2, "0")).join("")}` ===
          light
        )
          count += 1;
      return count;
    };
    expect(await inLine({})).toBe(0);
    const far = await inLine({ selection: ["table"] });
    expect(far).toBeGreaterThan(50);
    const near = await inLine({ selection: ["table"], look: { ...initialViewState, zoom: 2 } });
    // Twice as long, and no wider.
    expect(near / far).toBeGreaterThan(1.5);
    expect(near / far).toBeLessThan(2.6);
    expect(await inLine({ selection: ["hidden"] })).toBe(0);
  });

  test("it shows a room in few calls, stays still, and knows what lies under a point", async () => {
    const copy = copyOfFrames();
    stage.show(shown());
    await settled(stage);
    // By night what stands in the dark has a colour still.
    const { data } = copy.getImageData(0, 0, 240, 200);
    let black = 0;
    for (let i = 0; i < data.length; i += 4)
      if (data[i + 3] === 255 && Math.max(...data.slice(i, i + 3)) < 20) black += 1;
    expect(black).toBeLessThan(50);
    const { calls, triangles, frames } = stage.stats();
    expect(calls).toBeGreaterThan(3);
    expect(calls).toBeLessThanOrEqual(60);
    expect(triangles).toBeGreaterThan(1000);
    for (let i = 0; i < 10; i++) await nextFrame();
    expect(stage.stats().frames).toBe(frames);

    const candle = stage.spotOf("candle")!;
    expect(candle.top).toBeLessThan(candle.y);
    expect(stage.pick(candle.x, (candle.y + candle.top) / 2)).toEqual({
      kind: "item",
      id: "candle",
    });
    const frame = stage.spotOf("frame")!;
    expect(stage.pick(frame.x, (frame.y + frame.top) / 2)).toEqual({ kind: "item", id: "frame" });
    const bareFloor = stage.project({ x: 3, z: 21 });
    expect(stage.pick(bareFloor.x, bareFloor.y)).toMatchObject({ kind: "floor" });
    const at = stage.floorAt(bareFloor.x, bareFloor.y)!;
    expect([at.x, at.z].map((value) => Math.round(value * 100) / 100)).toEqual([3, 21]);

    const build = { ...initialViewState, trade: "build" as const };
    stage.show(shown({ look: build }));
    expect(stage.pick(frame.x, (frame.y + frame.top) / 2)).toMatchObject({ kind: "wall" });
    const window = stage.project({ x: 0, z: 12, up: 10 });
    expect(stage.pick(window.x, window.y)).toEqual({ kind: "opening", id: "window" });
  });

  test("what hangs on a wall that went out of sight is not picked, and the turned room is", async () => {
    stage.show(shown());
    await settled(stage);
    const clock = stage.spotOf("hidden")!;
    const middle = (clock.y + clock.top) / 2;
    expect(stage.pick(clock.x, middle)).not.toMatchObject({ id: "hidden" });
    stage.show(shown({ look: { ...initialViewState, quarter: 2 } }));
    await settled(stage);
    const now = stage.spotOf("hidden")!;
    expect(stage.pick(now.x, (now.y + now.top) / 2)).toEqual({ kind: "item", id: "hidden" });
  });

  test("it leaves as a file with every thing and picture in it", async () => {
    stage.show(shown());
    const file = new Uint8Array(await (await stage.file("glb")).arrayBuffer());
    const length = new DataView(file.buffer).getUint32(12, true);
    const json = JSON.parse(new TextDecoder().decode(file.subarray(20, 20 + length)));
    const names = json.nodes.map(({ name }: { name: string }) => name);
    const parts = ["floor", "north wall", "south wall", "Farm table", "hour hand", "a red square"];
    for (const name of parts) expect(names).toContain(name);
    expect(json.images).toHaveLength(1);
    const words = await (await stage.file("usdz")).text();
    for (const part of [...parts.slice(0, 5), "pictures/0.jpg"]) expect(words).toContain(part);
  });

  test("its picture shows the room and the visitor's own in its frame, over nothing", async () => {
    const byDay = { ...room, shell: { ...room.shell, light: "day" as const } };
    stage.show(shown({ document: byDay, selection: ["table"] }));
    await settled(stage);
    const { data, width, height } = await pixelsOf(
      await stage.picture({ scale: 1, isTransparent: true }),
    );
    expect(width).toBe(1600);
    let [seen, red] = [0, 0];
    for (let i = 0; i < data.length; i += 4) {
      if (data[i + 3]! > 200) seen += 1;
      if (data[i]! > 120 && data[i + 1]! < 60 && data[i + 2]! < 60) red += 1;
    }
    expect(data[3]).toBe(0);
    expect(seen / (width * height)).toBeGreaterThan(0.3);
    expect(red).toBeGreaterThan(2000);
    expect([canvas.width, canvas.height]).toEqual([240, 200]);
  });

  test("gathered light darkens the floor under a table, and goes with it", async () => {
    const copy = copyOfFrames();
    const tableAt = (x: number, z: number): RoomDocument => {
      const own = withItems(bare, [thing("table", "farm-table", floorPlace(x, z))]);
      return { ...own, shell: { ...own.shell, light: "day" } };
    };
    // Beside its long side, away from the light over the viewer's shoulder.
    const brightness = async (x: number, z: number) => {
      const at = stage.project({ x, z });
      const { data } = copy.getImageData(Math.round(at.x), Math.round(at.y), 1, 1);
      return data[0]! + data[1]! + data[2]!;
    };
    stage.show(shown({ document: tableAt(3, 3) }));
    expect(stage.stats().isLit).toBe(false);
    await settled(stage);
    const open = await brightness(14, 17);
    stage.show(shown({ document: tableAt(11, 17) }));
    await settled(stage);
    expect(await brightness(14, 16.4)).toBeLessThan(open * 0.93);
  });

  test("printed cloth shows its pattern in no more calls than plain cloth, and is still", async () => {
    const copy = copyOfFrames();
    const seen = async (patterns?: Item["patterns"]) => {
      const sofa = thing("sofa", "sofa", floorPlace(2, 8), patterns && { patterns });
      const own = withItems(bareRoom(3, 3), [sofa]);
      const document: RoomDocument = { ...own, shell: { ...own.shell, light: "day" } };
      stage.show(shown({ document }));
      await settled(stage);
      const { calls, triangles, frames } = stage.stats();
      const { data } = copy.getImageData(0, 0, 240, 200);
      return { calls, triangles, frames, data };
    };
    const plain = await seen();
    const printed = await seen({ whole: "stripe" });
    expect([printed.calls, printed.triangles]).toEqual([plain.calls, plain.triangles]);
    let lighter = 0;
    for (let i = 0; i < plain.data.length; i += 4)
      if (printed.data[i + 2]! > plain.data[i + 2]! + 40) lighter += 1;
    expect(lighter).toBeGreaterThan(400);
    for (let i = 0; i < 5; i++) await nextFrame();
    expect(stage.stats().frames).toBe(printed.frames);
  });

  test("on a card a candle burns and tea steams while nothing is done, and not while nobody sees it", async () => {
    onTestFinished(asIfByCard());
    await emulate({ "prefers-reduced-motion": "no-preference" });
    const own = await open(undefined, { width: 96, height: 80 });
    const { stage } = own;
    onTestFinished(own.close);
    const candle = thing("candle", "candle", floorPlace(5, 5));
    const tea = thing("tea", "tea-tray", floorPlace(1, 1));
    stage.show(shown({ document: withItems(bareRoom(3, 3), [candle, tea]) }));
    await expect.poll(() => stage.stats().isLit, { timeout: 60_000 }).toBe(true);
    const frames = () => stage.stats().frames;
    const burnsOn = async (more: number) => {
      const before = frames();
      await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(before + more);
    };
    /** No frame comes in a time that has four of a flame's, as soon as what was under way is over. */
    const comesToRest = async () => {
      const drawnMeanwhile = async () => {
        const before = frames();
        await new Promise((resolve) => setTimeout(resolve, 400));
        return frames() - before;
      };
      await expect.poll(drawnMeanwhile, { timeout: 30_000 }).toBe(0);
    };
    await burnsOn(5);
    const dialog = document.createElement("dialog");
    document.body.append(dialog);
    onTestFinished(() => dialog.remove());
    dialog.showModal();
    await comesToRest();
    dialog.close();
    await burnsOn(2);
    stage.rest(true);
    await comesToRest();
    stage.rest(false);
    await burnsOn(2);
  });

  test("a lost canvas is told, so that another view can take over", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const lost = await open(resolve);
    lost.stage.show(shown());
    lost.canvas.getContext("webgl2")!.getExtension("WEBGL_lose_context")!.loseContext();
    await promise;
    lost.close();
  });
});
