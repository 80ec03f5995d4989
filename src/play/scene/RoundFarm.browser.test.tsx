// The farm in the round: shown and pressed, drawn when something changes and at rest otherwise, and there again after it was lost.
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useState, useSyncExternalStore } from "react";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import site from "../../../site.config.ts";
import { fieldGround } from "../../farm/testing/trial.ts";
import { planFor } from "../../fields/diorama/planFor.ts";
import { plotPlaces } from "../../fields/diorama/plots.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { farmOnPage } from "../testing/farmOnPage.ts";
import { FarmScene } from "./index.ts";
import { fieldToWindow, windowOf } from "./view/farmCamera.ts";

/** Software draws slowly where others work beside it. */
const PATIENCE = { timeout: 60_000 };
const size = { width: 390, height: 360 };
/** For what is asked of no place on it: a processor takes as long for a frame as it has dots. */
const small = { width: 200, height: 180 };

type Trial = ReturnType<typeof farmOnPage>;

type PageProps = {
  readonly height: number;
  readonly played: Trial;
  readonly told: unknown[];
  readonly anchored?: (at: { readonly x: number; readonly y: number } | null) => void;
};

function Page({ height, played, told, anchored = () => {} }: PageProps) {
  const [chosen, choose] = useState<number | null>(null);
  const [isFlat, setFlat] = useState(false);
  const state = useSyncExternalStore(played.subscribe, played.state);
  const now = useSyncExternalStore(played.subscribe, played.now);
  return (
    <div ref={(element) => element?.style.setProperty("height", `${height}px`)}>
      {!isFlat && (
        <FarmScene
          played={played}
          state={state}
          now={now}
          hour={12}
          chosen={chosen}
          onAnchored={anchored}
          onPlot={(plot, how) => told.push([how, plot])}
          onDragEnd={() => told.push("end")}
          onDragLeft={() => told.push("left")}
          onChoose={choose}
          onLive={(isLive) => told.push(isLive)}
          onFailed={() => setFlat(true)}
        />
      )}
    </div>
  );
}

test("rain waits while a dialog lies over the farm, and falls on after it", async () => {
  await page.viewport(small.width, small.height);
  const rain = { kind: "rain", from: 0, to: 24 } as const;
  const played = farmOnPage({}, { ...fieldGround(417), weather: () => rain });
  const told: unknown[] = [];
  const { host } = mount(
    <>
      <Page height={small.height} played={played} told={told} />
      <dialog>Over it</dialog>
    </>,
  );
  const frames = () => Number(host.querySelector("canvas")?.dataset.frames ?? 0);
  await expect.poll(() => told.at(-1), PATIENCE).toBe(true);
  played.act({ kind: "sow", plots: 0b111, what: "sunflower" });
  // It falls on once the gust of the deed is over.
  const shown = frames();
  await expect.poll(frames, PATIENCE).toBeGreaterThan(shown + 3);
  const dialog = host.querySelector("dialog")!;
  dialog.showModal();
  const moment = () => new Promise((next) => setTimeout(next, 1000));
  // No picture comes in a whole second, as soon as what the deed began is over.
  let before = frames();
  await expect
    .poll(async () => {
      before = frames();
      await moment();
      return frames() - before;
    }, PATIENCE)
    .toBe(0);
  dialog.close();
  await expect.poll(frames, PATIENCE).toBeGreaterThan(before + 1);
}, 120_000);

test("a plot is pressed and drawn over, grows, rests, and is there again after it was lost", async () => {
  await page.viewport(size.width, size.height);
  await emulate({ "prefers-reduced-motion": "reduce" });
  const played = farmOnPage();
  const told: unknown[] = [];
  const anchored = vi.fn();
  const { host } = mount(
    <Page height={size.height} played={played} told={told} anchored={anchored} />,
  );
  const canvas = () => host.querySelector("canvas");
  const drawn = (what: "frames" | "calls" | "triangles") => Number(canvas()?.dataset[what] ?? 0);
  await expect.poll(() => told.at(-1), PATIENCE).toBe(true);
  await expect.poll(() => drawn("triangles"), PATIENCE).toBeGreaterThan(5_000);

  const shown = () => host.querySelector<HTMLElement>("[data-shown]");
  await expect.poll(shown, PATIENCE).not.toBeNull();
  const { left, top, width, height } = shown()!.getBoundingClientRect();
  const plots = plotPlaces(planFor(fieldTraits(site.collection.address, 417)));
  const window = windowOf(width, height, plots);
  const middleOf = (plot: number) => fieldToWindow(plots[plot]!, window.first, window);
  const stage = canvas()!.parentElement!.nextElementSibling as HTMLElement;
  stage.setPointerCapture = () => {};
  const point = (type: string, plot: number) => {
    const { x, y } = middleOf(plot);
    const where = { clientX: left + x, clientY: top + y };
    stage.dispatchEvent(
      new PointerEvent(type, { ...where, pointerId: 1, isPrimary: true, bubbles: true }),
    );
  };
  expect(anchored).toHaveBeenLastCalledWith(null);
  // It listens a moment after it is shown.
  await expect
    .poll(() => {
      point("pointerdown", 4);
      point("pointerup", 4);
      return told.at(-1);
    })
    .toEqual(["tap", 4]);
  // Whoever points at the plot is told where it is seen.
  const [{ x, y }] = anchored.mock.lastCall as [{ x: number; y: number }];
  expect(Math.hypot(x - middleOf(4).x, y - middleOf(4).y)).toBeLessThan(14);
  point("pointerdown", 0);
  point("pointermove", 2);
  point("pointerup", 2);
  expect(told.at(-1)).toBe("end");
  expect(told).toContainEqual(["drag", 0]);
  expect(told).toContainEqual(["drag", 2]);

  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const settled = async () => {
    for (let before = -1; before !== drawn("frames"); ) {
      before = drawn("frames");
      for (let n = 0; n < 6; n++) await twoFrames();
    }
  };
  await settled();
  const [bare, frames] = [drawn("triangles"), drawn("frames")];
  played.act({ kind: "sow", plots: 0b111, what: "sunflower" });
  await expect.poll(() => drawn("frames"), PATIENCE).toBeGreaterThan(frames);
  await expect.poll(() => drawn("triangles"), PATIENCE).toBeGreaterThan(bare);
  played.pass(120_000);
  await settled();
  expect(drawn("calls")).toBeLessThanOrEqual(12);

  const taken = canvas()!;
  const loss = taken.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
  loss.loseContext();
  await expect.poll(() => told.at(-1), PATIENCE).toBe(false);
  loss.restoreContext();
  await expect.poll(() => told.at(-1), PATIENCE).toBe(true);
  expect(canvas()).not.toBe(taken);
}, 180_000);
