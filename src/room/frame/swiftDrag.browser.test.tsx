// A card pressed in the catalogue belongs to its pointer: however swift it is, it arrives; without a button nothing is taken.
import {
  middleOf,
  mouseLetsGo,
  mouseMoves,
  mousePresses,
} from "@loamstead/ui/testing/realMouse.ts";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { showView } from "../editor/testing/showView.tsx";
import { onLift } from "../hands/lifted.ts";
import { bareRoom } from "../model/sampleRoom.ts";
import { CataloguePanel } from "../panels/CataloguePanel.tsx";
import { KeptModels } from "../panels/keptModels.ts";
import { PlanView } from "../planView/PlanView.tsx";
import css from "./testing/beside.module.css";

async function show() {
  const recent = new KeptModels({ key: "r", most: 9, shelf: null });
  const { session, host } = showView(
    bareRoom(),
    <div className={css.beside}>
      <section data-region="catalogue" aria-label="Pieces">
        <CataloguePanel recent={recent} onLift={onLift} />
      </section>
      <section data-region="room" aria-label="The room">
        <PlanView />
      </section>
    </div>,
  );
  await expect.poll(() => host.querySelector("[data-region=room] svg")).not.toBeNull();
  const card = host.querySelector("[data-card]")!;
  const { x, y } = middleOf(card);
  expect(card.contains(document.elementFromPoint(x, y))).toBe(true);
  const room = host.querySelector("[data-region=room] svg")!;
  return { session, card: middleOf(card), room: middleOf(room) };
}

beforeEach(() => page.viewport(1100, 700));

test("a flick whose first move is over the room already puts the piece there", async () => {
  const { session, card, room } = await show();
  await mouseMoves(card, false);
  await mousePresses(card);
  await mouseMoves(room, true);
  await expect.poll(() => session.state().tool.at).toBe("holding");
  await mouseMoves({ x: room.x + 30, y: room.y + 20 }, true);
  await mouseLetsGo({ x: room.x + 30, y: room.y + 20 });
  await expect.poll(() => session.state().document.items.size).toBe(1);
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
  expect(session.state().document.items.size).toBe(0);
  await mouseLetsGo(room);
});
