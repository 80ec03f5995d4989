// The live map in its place: shown, pressed, dragged, at rest, and there again after the device took it away.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import site from "../../../site.config.ts";
import type { MapView } from "../view/mapView.ts";
import { LiveMap } from "./LiveMap.tsx";

/** Software draws slowly where others work beside it. */
const PATIENCE = { timeout: 60_000 };
const noon = () => new Date(2026, 5, 21, 12);

test("it is pressed and dragged, draws nothing at rest, and comes back when it was lost", async () => {
  await page.viewport(320, 256);
  const chosen: number[] = [];
  const views: MapView[] = [];
  const told: boolean[] = [];
  const { host } = mount(
    <LiveMap
      size={site.collection.size}
      collection={site.collection.address}
      at={null}
      lit={null}
      own={[417]}
      owned={[417, 5150]}
      view={null}
      onChoose={(field) => chosen.push(field)}
      onView={(view) => views.push(view)}
      onLive={(isLive) => told.push(isLive)}
      now={noon}
    />,
  );
  const canvas = () => host.querySelector("canvas");
  const frames = () => Number(canvas()?.dataset.frames ?? 0);
  await expect.poll(() => told.at(-1), PATIENCE).toBe(true);
  expect(Number(canvas()!.dataset.calls)).toBeLessThanOrEqual(4);

  const closer = page.getByRole("button", { name: "Come closer" });
  await expect.element(closer, PATIENCE).toBeVisible();
  const stage = canvas()!.parentElement!.nextElementSibling as HTMLElement;
  const point = (type: string, clientX: number, clientY: number) =>
    stage.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, pointerId: 1, isPrimary: true, bubbles: true }),
    );
  stage.setPointerCapture = () => {};
  const { left, top, width, height } = stage.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const press = () => {
    point("pointerdown", x, y);
    point("pointerup", x, y);
    stage.dispatchEvent(new MouseEvent("click", { clientX: x, clientY: y, bubbles: true }));
  };
  // It listens a moment after it is shown.
  await expect
    .poll(() => {
      press();
      return chosen.length;
    })
    .toBeGreaterThan(0);
  expect(chosen.at(-1)).toBeLessThan(site.collection.size);

  await closer.click();
  await expect.poll(() => views.at(-1)?.zoom ?? 1, PATIENCE).toBeGreaterThan(1.4);
  const before = views.at(-1)!;
  point("pointerdown", x, y);
  for (const far of [10, 20, 30]) point("pointermove", x + far, y);
  point("pointerup", x + 30, y);
  await expect.poll(() => views.at(-1)!.x, PATIENCE).toBeLessThan(before.x);

  // Whatever was asked for is drawn by the second frame after it.
  const twoFrames = () =>
    new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  await twoFrames();
  const drawn = frames();
  for (let n = 0; n < 10; n++) await twoFrames();
  expect(frames()).toBe(drawn);

  const taken = canvas()!;
  const loss = taken.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
  loss.loseContext();
  await expect.poll(() => told.at(-1), PATIENCE).toBe(false);
  loss.restoreContext();
  await expect.poll(() => told.at(-1), PATIENCE).toBe(true);
  expect(canvas()).not.toBe(taken);
}, 180_000);
