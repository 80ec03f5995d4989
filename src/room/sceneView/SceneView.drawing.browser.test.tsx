// Without WebGL the drawing of the room is under hand like the room in the round, and nobody is sent for a walk.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mouseOn } from "@loamstead/ui/testing/mouseOn.ts";
import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { withoutGraphics } from "../../scene/testing/withoutGraphics.ts";
import { siteCatalogue } from "../catalogue/siteCatalogue.ts";
import { showView } from "../editor/testing/showView.tsx";
import { floorPlace, thing } from "../model/placed.ts";
import { bareRoom } from "../model/sampleRoom.ts";
import { flatView } from "../stage/view/flatView.ts";
import { toScene } from "../stage/view/roomFrame.ts";
import { SceneView } from "./SceneView.tsx";

describe("SceneView without 3D", () => {
  test("the drawing takes the place of the room in the round", async () => {
    withoutGraphics();
    await page.viewport(420, 340);
    const { session, view: settings, host } = showView(bareRoom(4, 4), <SceneView />);
    const drawn = () => host.querySelector("[data-is-drawn] svg desc")?.textContent ?? "";
    await expect.poll(drawn, { timeout: 30_000 }).toContain("Four bare walls.");
    expect(host.querySelector("canvas")).toBeNull();
    session.hold(thing("stool", "wobbly-stool", floorPlace(4, 4)));
    session.putDown();
    await expect.poll(drawn, { timeout: 30_000 }).toContain("One thing stands in it.");

    // The middle of the seat, wherever the eye has it, under the mouse.
    const view = host.querySelector<HTMLElement>("main > div")!;
    const box = view.getBoundingClientRect();
    const seat = (x: number, z: number) => {
      const { size } = session.state().document.shell;
      const eye = flatView(size, settings.state(), { width: box.width, height: box.height });
      const at = toScene(size, x, z);
      const spot = eye.project([at.x, 0.4, at.z]);
      return { clientX: box.left + spot.x, clientY: box.top + spot.y };
    };
    const at = () => {
      const { at: place } = session.state().document.items.get("stool")!;
      if (place.kind !== "floor") throw new Error("not on the floor");
      return place;
    };
    const { width } = siteCatalogue.item("wobbly-stool")!;
    const send = mouseOn(view);
    const dragged = (from: object, to: object) => {
      send("pointerdown", from);
      send("pointermove", to);
    };
    const from = at();
    dragged(seat(from.x + width / 2, from.z + width / 2), seat(9, 7));
    expect(session.state().tool.at).toBe("holding");
    // In the hand it is a drawing of its own, with its plate, over the room without it.
    const ghost = () => host.querySelector("svg:not([data-is-drawn] svg) use");
    await expect.poll(ghost).not.toBeNull();
    await expect
      .poll(() => host.querySelectorAll("[data-is-drawn] use[href$=look]").length)
      .toBe(0);
    send("pointerup", seat(9, 7));
    await expect.poll(ghost).toBeNull();
    expect(at()).not.toEqual(from);
    expect(session.state().history.past.at(-1)?.label.verb).toBe("move");
    await expect
      .poll(() => host.querySelectorAll("[data-is-drawn] use[href$=look]").length)
      .toBe(1);
    // Put down it is chosen still, and has a line round it.
    expect(host.querySelectorAll("[data-is-drawn] [filter] use[href$=bare]").length).toBe(1);

    const group = () => host.querySelector("[data-is-drawn] svg > g")!.getAttribute("transform");
    const before = group();
    settings.set({ zoom: 2 });
    await expect.poll(group).not.toBe(before);
    const closer = group();
    dragged(seat(1, 15), seat(3, 12));
    send("pointerup", seat(3, 12));
    await expect.poll(group).not.toBe(closer);
    expect(settings.state().pan).not.toEqual({ x: 0, z: 0 });

    settings.set({ isWalking: true });
    await expect.poll(() => settings.state().isWalking).toBe(false);
    await expectNoViolations();
  });
});
