// The middle of the editor while views change: the room in the round rests behind the plan, and stays as it was.
import { expect, onTestFinished, test, vi } from "vitest";
import { page } from "vitest/browser";
import { placeItem } from "../../commands/placeItem.ts";
import { setLight } from "../../commands/setLight.ts";
import { showView } from "../../editor/testing/showView.tsx";
import { floorPlace, thing } from "../../model/placed.ts";
import { bareRoom, withItems } from "../../model/sampleRoom.ts";
import { openedStage } from "../../sceneView/useStage.ts";
import { RoomArea } from "./RoomArea.tsx";

/** How often threads were asked to build or to light the stage's room. */
function stageJobs() {
  const post = vi.spyOn(Worker.prototype, "postMessage");
  onTestFinished(() => post.mockRestore());
  const isJob = (asked: unknown) =>
    typeof asked === "object" &&
    asked !== null &&
    ("baking" in asked || (asked as { request?: { kind?: string } }).request?.kind === "shape");
  return () => post.mock.calls.filter(([asked]) => isJob(asked)).length;
}

test("whoever comes back from the plan finds the whole room at once, with what came meanwhile", async () => {
  await page.viewport(480, 400);
  onTestFinished(() => page.viewport(1280, 800));
  const kitchen = withItems(bareRoom(5, 5), [thing("table", "farm-table", floorPlace(2, 3))]);
  const { session, view, host } = showView(kitchen, <RoomArea beginning={undefined} />);
  host.querySelector<HTMLElement>("#room")!.style.setProperty("height", "240px");
  const whole = () => host.querySelector<HTMLElement>("[data-is-whole] canvas");
  await expect.poll(whole, { timeout: 30_000 }).not.toBeNull();
  const canvas = whole()!;

  const jobs = stageJobs();
  expect(session.dispatch(setLight, { light: "night" }).ok).toBe(true);
  await expect.poll(jobs).toBeGreaterThan(0);
  view.set({ mode: "plan" });
  // Until the plan has been fetched, what was there is still to be seen.
  expect(canvas.checkVisibility()).toBe(true);
  await expect.poll(() => canvas.checkVisibility(), { timeout: 40_000 }).toBe(false);
  expect(host.querySelectorAll("[data-home]")).toHaveLength(1);
  // Pictures of the room are not made of one that nobody keeps up to date.
  expect(openedStage()).toBeNull();
  const frames = () => Number(canvas.dataset.frames);
  const jobsBefore = jobs();
  const stool = thing("stool", "wobbly-stool", floorPlace(14, 14));
  expect(session.dispatch(placeItem, stool).ok).toBe(true);
  // Neither light that was asked for before nor what is done and undone is drawn, built or lit.
  const drawnFor = async () => {
    const before = frames();
    for (const change of [() => session.undo(), () => session.redo()]) {
      change();
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return frames() - before;
  };
  expect(await drawnFor()).toBe(0);
  expect(jobs()).toBe(jobsBefore);
  const framesBefore = frames();

  view.set({ mode: "scene" });
  await expect.poll(() => canvas.checkVisibility()).toBe(true);
  expect(whole()).toBe(canvas);
  expect(openedStage()?.spotOf("stool")).not.toBeNull();
  await expect.poll(() => openedStage()?.stats().isLit, { timeout: 60_000 }).toBe(true);
  expect(jobs()).toBeGreaterThan(jobsBefore);
  expect(frames()).toBeGreaterThan(framesBefore);
});
