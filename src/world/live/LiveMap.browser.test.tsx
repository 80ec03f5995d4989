// The live map in its place: shown, pressed, dragged, at rest, and there again after the device took it away.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import site from "../../../site.config.ts";
import type { MapCanvas } from "../scene/liveMap.ts";
import type { MapView } from "../view/mapView.ts";
import { LiveMap } from "./LiveMap.tsx";

/** However many the studio has: a smaller country is seen from nearer, with more of what stands on it. */
const size = 10_000;

/** Software draws slowly where others work beside it. */
const PATIENCE = { timeout: 60_000 };

/** What was drawn stays to be read. */
function keepDrawn(): void {
  const { getContext } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(function (
    this: HTMLCanvasElement,
    kind: string,
    options?: object,
  ) {
    return getContext.call(this, kind, { ...options, preserveDrawingBuffer: true } as never);
  } as typeof getContext);
  onTestFinished(() => void vi.restoreAllMocks());
}

const noon = () => new Date(2026, 5, 21, 12);

test("it is pressed and dragged, draws nothing at rest, and comes back when it was lost", async () => {
  await page.viewport(320, 256);
  const chosen: number[] = [];
  const views: MapView[] = [];
  const told: boolean[] = [];
  const { host } = mount(
    <LiveMap
      size={size}
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
  const canvas = () => host.querySelector<MapCanvas>("canvas");
  const frames = () => canvas()?.drawn?.frames ?? 0;
  await expect.poll(() => told.at(-1), PATIENCE).toBe(true);
  expect(canvas()!.drawn!.calls).toBeLessThanOrEqual(4);
  await expect.poll(() => host.querySelectorAll("li a").length, PATIENCE).toBeGreaterThan(0);

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
  expect(chosen.at(-1)).toBeLessThan(size);

  // By keys: the pointer may still lie where a test before left it, and keep a tip open over this button.
  (closer.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => views.at(-1)?.zoom ?? 1, PATIENCE).toBeGreaterThan(1.4);
  const before = views.at(-1)!;
  point("pointerdown", x, y);
  for (const far of [10, 20, 30]) point("pointermove", x + far, y);
  // Names would lie elsewhere than what they name.
  await expect.poll(() => host.querySelectorAll("li a").length).toBe(0);
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

test("at night a lamp burns where somebody keeps a field, and follows when that changes", async () => {
  await page.viewport(200, 160);
  keepDrawn();
  const told: boolean[] = [];
  const mapWith = (owned: readonly number[]) => (
    <LiveMap
      size={size}
      collection={site.collection.address}
      at={null}
      lit={null}
      own={[]}
      owned={owned}
      view={{ x: 0, z: 0, zoom: 9 }}
      onChoose={() => {}}
      onView={() => {}}
      onLive={(isLive) => told.push(isLive)}
      now={() => new Date(2026, 5, 21, 23, 30)}
    />
  );
  const { host, render } = mount(mapWith([]));
  const canvas = () => host.querySelector<MapCanvas>("canvas")!;
  await expect.poll(() => told.at(-1), PATIENCE).toBe(true);
  const warmth = async (owned: readonly number[]) => {
    const before = canvas().drawn!.frames;
    render(mapWith(owned));
    await expect.poll(() => canvas().drawn!.frames, PATIENCE).toBeGreaterThan(before);
    const copy = new OffscreenCanvas(200, 160).getContext("2d")!;
    copy.drawImage(canvas(), 0, 0, 200, 160);
    const { data } = copy.getImageData(50, 30, 100, 100);
    let warm = 0;
    for (let at = 0; at < data.length; at += 4) if (data[at]! - data[at + 2]! > 40) warm += 1;
    return warm;
  };
  const lit = await warmth(Array.from({ length: 40 }, (_, id) => id));
  expect(lit).toBeGreaterThan((await warmth([5_000])) + 20);
}, 180_000);
