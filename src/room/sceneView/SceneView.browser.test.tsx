// The scene on a small canvas: drawn at once, then in the round, under hand and keyboard, and walked through.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mouseOn } from "@loamstead/ui/testing/mouseOn.ts";
import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showView } from "../editor/testing/showView.tsx";
import { floorPlace, thing } from "../model/placed.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { SceneView } from "./SceneView.tsx";
import { openedStage } from "./useStage.ts";

const kitchen = () =>
  withItems(bareRoom(5, 5), [
    thing("table", "farm-table", floorPlace(2, 3)),
    thing("stool", "wobbly-stool", floorPlace(14, 14)),
  ]);

describe("SceneView", () => {
  test("a stool is dragged by its picture, found by its name, and walked past", async () => {
    await page.viewport(320, 280);
    await emulate({ "prefers-reduced-motion": "reduce" });
    const { session, view: settings, host } = showView(kitchen(), <SceneView />);
    const canvas = () => host.querySelector("canvas");
    await expect
      .poll(() => host.querySelector("[data-is-whole]"), { timeout: 30_000 })
      .not.toBeNull();
    const view = canvas()!.closest<HTMLElement>("[data-hands]")!;
    const box = view.getBoundingClientRect();
    const stage = openedStage()!;
    const spot = stage.spotOf("stool")!;
    const at = (x: number, y: number) => ({ clientX: box.left + x, clientY: box.top + y });
    const send = mouseOn(view);
    const middle = (spot.y + spot.top) / 2;
    send("pointerdown", at(spot.x, middle));
    for (const dx of [10, 25, 45]) send("pointermove", at(spot.x + dx, middle - dx / 2));
    expect(session.state().tool.at).toBe("holding");
    send("pointerup", at(spot.x + 45, middle - 22));
    const moved = session.state().document.items.get("stool")!.at;
    expect(moved).not.toEqual(floorPlace(14, 14));
    expect(session.state().history.past.map(({ label }) => label.verb)).toEqual(["move"]);

    await page.getByRole("listbox", { name: "Things in the room" }).element().focus();
    await userEvent.keyboard("{Home}");
    expect(session.state().selection).toEqual(["table"]);
    await expectNoViolations();

    settings.set({ isWalking: true });
    await expect.element(page.getByRole("application")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp>}");
    const frames = Number(canvas()!.dataset.frames);
    await expect
      .poll(() => Number(canvas()!.dataset.frames), { timeout: 10_000 })
      .toBeGreaterThan(frames);
    await userEvent.keyboard("{/ArrowUp}");
    await expectNoViolations();
    settings.set({ isWalking: false });
    await expect
      .element(page.getByRole("listbox", { name: "Things in the room" }))
      .toBeInTheDocument();
  });
});
