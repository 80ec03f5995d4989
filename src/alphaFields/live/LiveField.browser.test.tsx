// A field in the round: shown in its place, drawn when turned, and there again after the device took it away.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import site from "../../../site.config.ts";
import { fieldTraits } from "../../fields/traits.ts";
import { asIfByCard } from "../../scene/testing/asIfByCard.ts";
import { LiveField } from "./LiveField.tsx";

/** Software draws slowly where others work beside it. */
const PATIENCE = { timeout: 30_000 };

test.each(["by the browser", "by asking again"])(
  "it comes back %s",
  async (how) => {
    await page.viewport(280, 260);
    const told: unknown[] = [];
    const onLive = (look: object | null) => void told.push(look);
    const { host } = mount(
      <LiveField
        traits={fieldTraits(site.collection.address, 417)}
        hour="day"
        season="highSun"
        onLive={onLive}
      />,
    );
    const slider = page.getByRole("slider", { name: "Turn the field" });
    await expect.element(slider, PATIENCE).toBeVisible();
    const canvas = () => host.querySelector("canvas");
    const taken = canvas()!;
    await page.getByRole("button", { name: "Turn left" }).click();
    await expect.element(slider).toHaveAttribute("aria-valuenow", "315");
    const loss = taken.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
    loss.loseContext();
    await expect.poll(() => taken.isConnected).toBe(false);
    // The drawing under it is to be seen instead.
    expect(told.at(-1)).toBeNull();
    expect(host.querySelector("[data-shown]")).toBeNull();
    if (how === "by the browser") loss.restoreContext();
    await expect.poll(() => Number(canvas()?.dataset.frames ?? 0), PATIENCE).toBeGreaterThan(0);
    expect(canvas()).not.toBe(taken);
    await expect.element(slider, PATIENCE).toBeVisible();
    expect(told.at(-1)).toEqual({ id: 417, hour: "day", season: "highSun" });
    // It is looked at from where it was.
    await expect.element(slider).toHaveAttribute("aria-valuenow", "315");
  },
  90_000,
);

afterEach(() => void vi.restoreAllMocks());

test.each([
  ["turns by itself once somebody is there", false],
  ["stands still where no movement is wanted", true],
])(
  "its mill %s",
  async (_, isStill) => {
    await page.viewport(280, 260);
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query.includes("reduced-motion")
        ? ({ matches: isStill } as MediaQueryList)
        : matchMedia.call(window, query),
    );
    const traits = { ...fieldTraits(site.collection.address, 44), landmark: "mill" } as const;
    const onLive = vi.fn();
    const { host } = mount(
      <LiveField traits={traits} hour="day" season="hearth" air="snow" onLive={onLive} />,
    );
    await expect.poll(() => onLive.mock.lastCall?.[0]?.id, PATIENCE).toBe(44);
    const frames = () => Number(host.querySelector("canvas")?.dataset.frames ?? 0);
    await expect.poll(frames, PATIENCE).toBeGreaterThan(0);
    // What was asked for as it came is drawn by then.
    await new Promise((next) => setTimeout(next, 1000));
    const before = frames();
    if (!isStill) return await expect.poll(frames, PATIENCE).toBeGreaterThan(before + 3);
    await new Promise((next) => setTimeout(next, 1000));
    expect(frames()).toBe(before);
  },
  90_000,
);

test("its mill waits while a dialog lies over the page, and turns on after it", async () => {
  await page.viewport(280, 260);
  onTestFinished(asIfByCard());
  const traits = { ...fieldTraits(site.collection.address, 44), landmark: "mill" } as const;
  const onLive = vi.fn();
  const { host } = mount(
    <>
      <LiveField traits={traits} hour="day" season="hearth" air="snow" onLive={onLive} />
      <dialog>Over it</dialog>
    </>,
  );
  const frames = () => Number(host.querySelector("canvas")?.dataset.frames ?? 0);
  await expect.poll(() => onLive.mock.lastCall?.[0]?.id, PATIENCE).toBe(44);
  const shown = frames();
  await expect.poll(frames, PATIENCE).toBeGreaterThan(shown + 3);
  const dialog = host.querySelector("dialog")!;
  dialog.showModal();
  // The one that was under way.
  await new Promise((next) => setTimeout(next, 1000));
  const before = frames();
  await new Promise((next) => setTimeout(next, 1000));
  expect(frames()).toBe(before);
  dialog.close();
  await expect.poll(frames, PATIENCE).toBeGreaterThan(before + 3);
}, 90_000);

test.each([
  ["lives while time goes on, where nothing turns or falls", "card", false],
  ["is still where no movement is wanted", "card", true],
  ["is still where a processor draws", "processor", false],
])(
  "a field by night %s",
  async (_, painter, isStill) => {
    await page.viewport(280, 260);
    if (painter === "card") onTestFinished(asIfByCard());
    const { matchMedia } = window;
    vi.spyOn(window, "matchMedia").mockImplementation((query) =>
      query.includes("reduced-motion")
        ? ({ matches: isStill } as MediaQueryList)
        : matchMedia.call(window, query),
    );
    const traits = { ...fieldTraits(site.collection.address, 44), landmark: "chapel" } as const;
    const onLive = vi.fn();
    const { host } = mount(
      <LiveField traits={traits} hour="night" season="leafFall" air={null} onLive={onLive} />,
    );
    const pictures = new Set<string>();
    let drawn = 0;
    // Told within the task that draws: later the canvas has nothing to read.
    const watching = new MutationObserver(() => {
      const canvas = host.querySelector("canvas");
      if (!canvas || drawn === Number(canvas.dataset.frames ?? 0)) return;
      drawn = Number(canvas.dataset.frames);
      if (onLive.mock.lastCall?.[0]) pictures.add(canvas.toDataURL());
    });
    watching.observe(host, { subtree: true, attributeFilter: ["data-frames"] });
    await expect.poll(() => onLive.mock.lastCall?.[0]?.id, PATIENCE).toBe(44);
    if (!isStill && painter === "card") {
      await expect.poll(() => pictures.size, PATIENCE).toBeGreaterThan(3);
    } else {
      await expect.poll(() => pictures.size, PATIENCE).toBe(1);
      const before = drawn;
      await new Promise((next) => setTimeout(next, 1000));
      // No more than what was asked for as it came, and that shows the same.
      expect(drawn - before).toBeLessThan(2);
      expect(pictures.size).toBe(1);
    }
    watching.disconnect();
  },
  90_000,
);
