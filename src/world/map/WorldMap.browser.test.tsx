// The map under its keys: closer, further and the whole again, by and by or at once, kept in the address.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { wantMotion } from "../../scene/testing/wantMotion.ts";
import type { MapCanvas } from "../scene/liveMap.ts";
import { WorldMap } from "./WorldMap.tsx";

/** Software draws slowly where others work beside it. */
const PATIENCE = { timeout: 60_000 };
const zoom = () => Number(new URLSearchParams(location.search).get("z")?.split(",")[0] ?? 1);

test("plus, minus and 0 are heard, and lead there by and by or at once", async () => {
  await page.viewport(200, 260);
  const want = wantMotion();
  const before = location.href;
  onTestFinished(() => history.replaceState(null, "", before));
  const { host } = mount(
    <WorldMap
      at={null}
      lit={null}
      season="highSun"
      own={[]}
      owned={null}
      onChoose={() => {}}
      onSearch={() => {}}
    />,
  );
  await expect.poll(() => host.querySelector("[data-live]"), PATIENCE).not.toBeNull();
  (host.querySelector("[role=application]") as HTMLElement).focus();
  const frames = () => host.querySelector<MapCanvas>("canvas")!.drawn!.frames;
  /** What stands in a parish comes when it has been worked out. */
  const settled = async () => {
    let drawn = -1;
    while (drawn !== frames()) {
      drawn = frames();
      await new Promise((resolve) => setTimeout(resolve, 700));
    }
    return drawn;
  };
  /** How many frames the way back to the whole takes. */
  const framesToWhole = async () => {
    const drawn = await settled();
    await userEvent.keyboard("0");
    await expect.poll(() => location.search.includes("z="), PATIENCE).toBe(false);
    return frames() - drawn;
  };

  await userEvent.keyboard("+");
  await expect.poll(zoom, PATIENCE).toBe(1.5);
  await userEvent.keyboard("=");
  await expect.poll(zoom, PATIENCE).toBe(2.25);
  await userEvent.keyboard("-");
  await expect.poll(zoom, PATIENCE).toBe(1.5);
  expect(await framesToWhole()).toBeGreaterThanOrEqual(4);

  want(false);
  await settled();
  await userEvent.keyboard("+");
  await expect.poll(zoom, PATIENCE).toBe(1.5);
  const atOnce = await framesToWhole();
  expect(atOnce).toBeGreaterThanOrEqual(1);
  expect(atOnce).toBeLessThanOrEqual(2);
}, 180_000);
