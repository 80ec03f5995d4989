// A field in the round: shown in its place, turned, alive or still, and there again after the device took it away.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import site from "../../../site.config.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { asIfByCard } from "../../scene/testing/asIfByCard.ts";
import { wantMotion } from "../../scene/testing/wantMotion.ts";
import { LiveField, type LiveFieldProps } from "./LiveField.tsx";

/** Software draws slowly where others work beside it. */
const PATIENCE = { timeout: 30_000 };
/** All comes to rest by itself 20 seconds after a touch. */
const SOONER = { timeout: 15_000 };

const traits = fieldTraits(site.collection.address, 44);

/** Before the browser takes the drawing to show it. */
function isDrawnOn(canvas: HTMLCanvasElement): boolean {
  const { width, height } = canvas;
  const paint = Object.assign(document.createElement("canvas"), { width, height }).getContext(
    "2d",
  )!;
  paint.drawImage(canvas, 0, 0);
  return paint.getImageData(0, 0, width, height).data.some((value) => value > 0);
}

/** A field on the page, with a dialog that can be opened over it. */
async function show(props: Omit<LiveFieldProps, "onLive">) {
  await page.viewport(200, 160);
  const want = wantMotion();
  const onLive = vi.fn<LiveFieldProps["onLive"]>((what) => {
    if (what) shows.push(isDrawnOn(host.querySelector("canvas")!));
  });
  const shows: boolean[] = [];
  const { host } = mount(
    <>
      <LiveField {...props} onLive={onLive} />
      <dialog>Over it</dialog>
    </>,
  );
  const canvas = () => host.querySelector("canvas");
  const frames = () => Number(canvas()?.dataset.frames ?? 0);
  const shown = () => onLive.mock.lastCall?.[0] ?? null;
  const comes = async () => {
    await expect.poll(() => shown()?.id, PATIENCE).toBe(44);
    await expect.poll(frames, PATIENCE).toBeGreaterThan(0);
  };
  return {
    want,
    host,
    canvas,
    shown,
    /** Each time that it was to be seen: whether there was anything on its canvas. */
    shows,
    comes,
    /** As a device does that needs its memory for something else. */
    async lose() {
      const taken = canvas()!;
      const loss = taken.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
      loss.loseContext();
      await expect.poll(() => taken.isConnected).toBe(false);
      // The drawing under it is to be seen instead.
      expect(shown()).toBeNull();
      await expect.poll(() => host.querySelector("[data-shown]")).toBeNull();
      return { taken, loss };
    },
    async moves() {
      const before = frames();
      await expect.poll(frames, PATIENCE).toBeGreaterThan(before + 3);
    },
    /** Turned at once, so that no later frame is of the way there. */
    touch() {
      want(false);
      host.querySelector<HTMLElement>("[aria-label='Turn left']")!.click();
      want(true);
    },
    /** No frame comes in a time that has ten of them where all moves, as soon as what was under way is over. */
    async comesToRest() {
      const drawnMeanwhile = async () => {
        const before = frames();
        await new Promise((next) => setTimeout(next, 1000));
        return frames() - before;
      };
      await expect.poll(drawnMeanwhile, SOONER).toBe(0);
    },
  };
}

// Which opens one scene for all that is asked of it: that costs more than the rest.
test("its mill turns by itself, waits while a dialog lies over the page, and stands still where no movement is wanted", async () => {
  const { want, host, comes, shows, lose, moves, touch, comesToRest } = await show({
    traits: { ...traits, landmark: "mill" },
    hour: "day",
    season: "hearth",
    air: "snow",
  });
  await comes();
  await moves();
  const dialog = host.querySelector("dialog")!;
  touch();
  dialog.showModal();
  await comesToRest();
  dialog.close();
  await moves();
  touch();
  want(false);
  await comesToRest();
  // From its beginning, too.
  const { loss } = await lose();
  loss.restoreContext();
  await comes();
  await comesToRest();
  // No empty canvas ever took the place of the drawing.
  expect(shows.length).toBeGreaterThan(1);
  expect(shows).not.toContain(false);
}, 90_000);

test("by night it is still where a processor draws, comes back as a card draws, lives there but for a dialog, and is still where no movement is wanted", async () => {
  const { want, host, canvas, shown, comes, lose, touch, comesToRest } = await show({
    traits: { ...traits, landmark: "chapel" },
    hour: "night",
    season: "leafFall",
    air: null,
  });
  const pictures = new Set<string>();
  let drawn = 0;
  // Told within the task that draws: later the canvas has nothing to read.
  const watching = new MutationObserver(() => {
    const now = Number(canvas()?.dataset.frames ?? 0);
    if (drawn === now) return;
    drawn = now;
    if (shown()) pictures.add(canvas()!.toDataURL());
  });
  watching.observe(host, { subtree: true, attributeFilter: ["data-frames"] });
  onTestFinished(() => watching.disconnect());
  /** No more is drawn than what was asked for as it came, and that shows the same. */
  const isStill = async () => {
    await expect.poll(() => pictures.size, PATIENCE).toBe(1);
    const before = drawn;
    await new Promise((next) => setTimeout(next, 1000));
    expect(drawn - before).toBeLessThan(2);
    expect(pictures.size).toBe(1);
  };
  await comes();
  await isStill();

  const slider = page.getByRole("slider", { name: "Turn the field" });
  await expect.element(slider, PATIENCE).toBeVisible();
  touch();
  await expect.element(slider).toHaveAttribute("aria-valuenow", "315");
  const comesBackFor = async (taken: HTMLCanvasElement) => {
    await comes();
    expect(canvas()).not.toBe(taken);
    await expect.element(slider, PATIENCE).toBeVisible();
    expect(shown()).toEqual({ id: 44, hour: "night", season: "leafFall" });
    // It is looked at from where it was.
    await expect.element(slider).toHaveAttribute("aria-valuenow", "315");
  };

  // By asking again, where nothing is told.
  onTestFinished(asIfByCard());
  const first = await lose();
  await comesBackFor(first.taken);
  pictures.clear();
  const isAlive = () => expect.poll(() => pictures.size, PATIENCE).toBeGreaterThan(3);
  await isAlive();
  // It waits while a dialog lies over it.
  const dialog = host.querySelector("dialog")!;
  dialog.showModal();
  await comesToRest();
  dialog.close();
  pictures.clear();
  await isAlive();

  // And told by the browser that it may.
  want(false);
  const second = await lose();
  pictures.clear();
  second.loss.restoreContext();
  await comesBackFor(second.taken);
  await isStill();
}, 180_000);
