// A live scene in its place: a lost context, a visitor who wants no movement, and a page that nobody looks at.
import { expect, onTestFinished, test, vi } from "vitest";
import { framesOnDemand } from "../frames/frames.ts";
import { wantMotion } from "../testing/wantMotion.ts";
import { openLive } from "./openLive.ts";

const GOAL = 100;

/** A scene without graphics: what it is told is kept, and its frames are the browser's. */
function openTold({ lives = false, tellsFrames = false } = {}) {
  const place = document.createElement("div");
  Object.assign(place.style, { width: "60px", height: "40px" });
  document.body.append(place);
  const told: string[] = [];
  let at = 0;
  let lose = () => {};
  let frames = 0;
  /** Programs are made by and by, and only when they are told to be. */
  const making: (() => void)[] = [];
  const live = openLive(place, {
    open(_canvas, { step, drawn, lost }) {
      lose = lost;
      const asked = framesOnDemand(
        {
          step,
          draw() {
            frames += 1;
            if (tellsFrames) told.push("drawn");
            drawn({ frames, calls: 0, triangles: 0 });
          },
        },
        { request: (run) => requestAnimationFrame(run), cancel: (id) => cancelAnimationFrame(id) },
      );
      const ready = () =>
        new Promise<void>((made) => {
          asked.hold(true);
          making.push(() => {
            asked.hold(false);
            made();
          });
        });
      return { ask: asked.ask, ready, resize() {}, close: asked.stop };
    },
    ease(milliseconds) {
      at = Math.min(GOAL, at + milliseconds);
      return at === GOAL;
    },
    look: () => told.push(`at ${at === GOAL ? "the goal" : "the way"}`),
    present(scene) {
      told.push("presented");
      scene.ask();
    },
    shown: () => told.push("shown"),
    lost: () => told.push("lost"),
    ...(lives && {
      living: {
        isThere: () => true,
        stir: (_scene, seconds) => told.push(seconds === null ? "still" : "stirred"),
        pace: () => "frames" as const,
      },
    }),
  });
  onTestFinished(() => {
    live.close();
    place.remove();
  });
  const arrive = () => {
    at = GOAL;
    told.push("there at once");
  };
  const make = () => making.shift()!();
  return { live, told, arrive, make, lose: () => lose(), frames: () => frames };
}

const rested = async (frames: () => number) => {
  const before = frames();
  await new Promise((next) => setTimeout(next, 250));
  return frames() - before;
};

test("a live scene whose context is lost is presented anew, and knows no scene meanwhile", async () => {
  const { live, told, lose } = openTold();
  await vi.waitFor(() => expect(told).toEqual(["presented"]));
  lose();
  expect([told.at(-1), live.scene()]).toEqual(["lost", null]);
  await vi.waitFor(() => expect(told.at(-1)).toBe("presented"), { timeout: 3_000 });
  expect(live.scene()).not.toBeNull();
});

test("a live scene is shown after the first frame that its programs are there for, and never before", async () => {
  const { live, told, make } = openTold({ tellsFrames: true });
  await vi.waitFor(() => expect(told).toContain("drawn"));
  const before = told.length;
  void live.reveal();
  await new Promise((next) => setTimeout(next, 100));
  expect(told.slice(before)).toEqual([]);
  make();
  await vi.waitFor(() => expect(told.at(-1)).toBe("shown"));
  expect(told.slice(before)).toEqual(["drawn", "shown"]);
});

test("a live scene whose place changes its size while its programs are made is shown all the same", async () => {
  const { live, told, make } = openTold();
  await vi.waitFor(() => expect(told).toContain("presented"));
  void live.reveal();
  document.body.querySelector<HTMLElement>("div:has(> canvas)")!.style.width = "80px";
  // The size is told of with a frame, and taken over with the next.
  for (let i = 0; i < 3; i += 1) await new Promise(requestAnimationFrame);
  make();
  await vi.waitFor(() => expect(told).toContain("shown"));
});

test("a live scene that is revealed twice is shown once, and one that was lost meanwhile is not", async () => {
  const { live, told, make, lose, frames } = openTold();
  const shown = () => told.filter((one) => one === "shown").length;
  await vi.waitFor(() => expect(frames()).toBeGreaterThan(0));
  const both = [live.reveal(), live.reveal()];
  for (const _ of both) make();
  await Promise.all(both);
  await vi.waitFor(() => expect(shown()).toBe(1));
  await rested(frames);
  expect(shown()).toBe(1);
  const late = live.reveal();
  lose();
  make();
  await late;
  await vi.waitFor(() => expect(told.at(-1)).toBe("presented"), { timeout: 3_000 });
  await rested(frames);
  expect(shown()).toBe(1);
});

test("a live scene goes to its view frame by frame and then rests, or at once where no movement is wanted", async () => {
  const want = wantMotion();
  const { live, told, arrive, frames } = openTold({ lives: true });
  await vi.waitFor(() => expect(told).toContain("presented"));
  live.go(false, arrive);
  await vi.waitFor(() => expect(told.at(-1)).toBe("at the goal"));
  expect(told).toContain("at the way");
  expect(told).not.toContain("there at once");
  expect(await rested(frames)).toBe(0);
  want(false);
  live.go(false, arrive);
  expect(told.at(-1)).toBe("there at once");
  // Nor does what lives: it is told to stand still.
  live.touch();
  await vi.waitFor(() => expect(told.at(-1)).toBe("still"));
  expect(told).not.toContain("stirred");
  expect(await rested(frames)).toBe(0);
});

test("a live scene moves by itself while it is looked at, and costs no frame while the page is hidden", async () => {
  wantMotion();
  const { live, told, frames } = openTold({ lives: true });
  await vi.waitFor(() => expect(told).toContain("presented"));
  live.touch();
  await vi.waitFor(() => expect(told.filter((one) => one === "stirred").length).toBeGreaterThan(3));
  const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  // The frame that was asked for is drawn, and the beat after it finds nobody there.
  await new Promise((next) => setTimeout(next, 250));
  expect(await rested(frames)).toBe(0);
  hidden.mockReturnValue(false);
  const before = frames();
  await vi.waitFor(() => expect(frames()).toBeGreaterThan(before + 1), { timeout: 3_000 });
});
