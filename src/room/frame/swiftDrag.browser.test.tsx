// A card pressed in the catalogue belongs to its pointer: however swift it is, it arrives; without a button nothing is taken.
import {
  middleOfElement,
  mouseLetsGo,
  mouseMoves,
  mousePresses,
} from "@loamstead/ui/testing/realMouse.ts";
import { describe, expect, test } from "vitest";
import { planFrame, planToScreen } from "../planView/planFrame.ts";
import { showEditor } from "./testing/showEditor.tsx";

/** On the plan of the whole editor: where a card of the shelf is, and bare floor in the room. */
async function show() {
  const { editor } = await showEditor({ width: 1280, height: 800, mode: "plan" });
  const { session, view, overlays } = editor;
  overlays.set({ shelf: { tab: "kitchen", query: "wobbly stool" } });
  const card = () => document.querySelector("[data-card]");
  const isInSight = () => {
    const found = card();
    const { x, y } = found ? middleOfElement(found) : { x: 0, y: 0 };
    return found?.contains(document.elementFromPoint(x, y));
  };
  await expect.poll(isInSight).toBe(true);
  const plan = document.querySelector("[data-region=room] [data-home]")!.parentElement!;
  const box = plan.getBoundingClientRect();
  const frame = planFrame(session.state().document.shell.size, view.state(), box);
  const { x, y } = planToScreen(frame, { x: 26, z: 14 });
  const room = { x: box.left + x, y: box.top + y };
  expect(plan.contains(document.elementFromPoint(room.x, room.y))).toBe(true);
  return { session, card: middleOfElement(card()!), room };
}

describe("a swift drag from the shelf", () => {
  test("a flick whose first move is over the room already puts the piece there", async () => {
    const { session, card, room } = await show();
    await mouseMoves(card, false);
    await mousePresses(card);
    await mouseMoves(room, true);
    await expect.poll(() => session.state().tool.at).toBe("holding");
    await mouseMoves({ x: room.x + 30, y: room.y + 20 }, true);
    await mouseLetsGo({ x: room.x + 30, y: room.y + 20 });
    await expect.poll(() => session.state().document.items.size).toBe(4);
    expect(session.state().tool.at).toBe("idle");
    // What is drawn out once is not taken again by passing over its card.
    await mouseMoves(card, false);
    await mouseMoves({ x: card.x + 20, y: card.y + 5 }, false);
    expect(session.state().tool.at).toBe("idle");
  });

  test("a press that ended elsewhere unheard takes nothing when the mouse comes back", async () => {
    const { session, card } = await show();
    await mousePresses(card);
    await mouseMoves({ x: card.x + 15, y: card.y }, false);
    await mouseMoves({ x: card.x + 40, y: card.y + 9 }, false);
    expect(session.state().tool.at).toBe("idle");
    await mouseLetsGo({ x: card.x + 40, y: card.y + 9 });
  });

  test("a piece whose button was let go unheard goes back, and does not hang on the mouse", async () => {
    const { session, card, room } = await show();
    await mousePresses(card);
    await mouseMoves({ x: card.x + 30, y: card.y }, true);
    await mouseMoves(room, true);
    await expect.poll(() => session.state().tool.at).toBe("holding");
    await mouseMoves({ x: room.x + 40, y: room.y }, false);
    await expect.poll(() => session.state().tool.at).toBe("idle");
    expect(session.state().document.items.size).toBe(3);
    await mouseLetsGo(room);
  });
});
