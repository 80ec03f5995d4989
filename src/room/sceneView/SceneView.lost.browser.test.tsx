// The device takes the canvas away: the drawing stands in with everything chosen still chosen, and 3D comes back.
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { isLong } from "../../../test/soak.ts";
import { showView } from "../editor/testing/showView.tsx";
import { floorPlace, thing } from "../model/placed.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { SceneView } from "./SceneView.tsx";
import { openedStage } from "./useStage.ts";

afterEach(() => vi.restoreAllMocks());

/** Software draws slowly where others work beside it. */
const PATIENCE = { timeout: 30_000 };

// A field in the round comes back by the first two as well (alphaFields/live), from the same code.
const ways = ["by asking again", "by the browser", "for a visitor who comes back"];

describe("SceneView that lost its graphics", () => {
  test.runIf(isLong)(`it comes back ${ways.join(", ")}`, async () => {
    await page.viewport(300, 280);
    const room = withItems(bareRoom(4, 4), [thing("stool", "wobbly-stool", floorPlace(4, 4))]);
    const { session, host } = showView(room, <SceneView />);
    const whole = () => host.querySelector<HTMLCanvasElement>("[data-is-whole] canvas");
    await expect.poll(whole, PATIENCE).not.toBeNull();

    // The first is asked for again soonest.
    for (const how of ways) {
      session.select(["stool"]);
      const taken = whole()!;
      const loss = taken.getContext("webgl2")!.getExtension("WEBGL_lose_context")!;
      const isHidden = vi.spyOn(document, "hidden", "get");
      isHidden.mockReturnValue(how === "for a visitor who comes back");
      loss.loseContext();
      await expect.poll(() => taken.isConnected).toBe(false);
      expect(openedStage(), how).toBeNull();
      expect(session.state().selection, how).toEqual(["stool"]);
      if (how === "by the browser") loss.restoreContext();
      if (how === "for a visitor who comes back") {
        // Nobody looks, so nobody asks; until then the room is under hand as a drawing.
        await expect.poll(() => host.querySelector("[data-is-drawn] svg"), PATIENCE).not.toBeNull();
        await expect
          .element(page.getByRole("listbox", { name: "Things in the room" }))
          .toBeVisible();
        expect(host.querySelector("canvas")).toBeNull();
        isHidden.mockRestore();
        document.dispatchEvent(new Event("visibilitychange"));
      }
      // In one look: while it settles it may be drawn once more.
      const isBack = () =>
        whole() !== null &&
        whole() !== taken &&
        host.querySelectorAll("canvas").length === 1 &&
        host.querySelectorAll("[data-is-drawn] svg desc").length === 0;
      await expect.poll(isBack, PATIENCE).toBe(true);
      const { frames } = whole()!.dataset;
      session.select([]);
      await expect.poll(() => whole()?.dataset.frames ?? frames, PATIENCE).not.toBe(frames);
      expect(openedStage()!.spotOf("stool"), how).not.toBeNull();
    }
  });
});
