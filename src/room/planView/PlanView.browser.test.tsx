// The plan under a real pointer and a real keyboard, with the site's own catalogue.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mouseOn } from "@loamstead/ui/testing/mouseOn.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showView } from "../editor/testing/showView.tsx";
import { builtChoiceOf } from "../hands/builtChoice.ts";
import { startCardDrag } from "../hands/cardDrag.ts";
import { encode } from "../model/encode.ts";
import { floorPlace, thing } from "../model/placed.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { carryTo } from "../session/held.ts";
import { PlanView } from "./PlanView.tsx";
import { type FloorPoint, planFrame, planToScreen } from "./planFrame.ts";

const kitchen = () =>
  withItems(
    bareRoom(),
    [
      thing("table", "farm-table", floorPlace(10, 12)),
      thing("stool", "wobbly-stool", floorPlace(2, 2)),
      thing("bench", "long-bench", floorPlace(2, 26)),
    ],
    [{ id: "window", model: "casement", wall: "north", along: 12, up: 5 }],
  );

function show() {
  const editor = showView(kitchen(), <PlanView />);
  const { session, view, host } = editor;
  const plan = host.querySelector<HTMLElement>("[data-hand], svg")!.closest("div")!;
  const box = plan.getBoundingClientRect();
  const spot = (point: FloorPoint) => {
    const frame = planFrame(session.state().document.shell.size, view.state(), box);
    const { x, y } = planToScreen(frame, point);
    return { clientX: box.left + x, clientY: box.top + y };
  };
  const send = mouseOn(plan);
  const drag = (...way: FloorPoint[]) => {
    const [first, ...rest] = way.map(spot);
    send("pointerdown", first!);
    for (const at of rest) send("pointermove", at);
    send("pointerup", rest.at(-1) ?? first!);
  };
  return { ...editor, spot, send, drag };
}

beforeEach(() => page.viewport(900, 700));

const things = () => page.getByRole("listbox", { name: "Things in the room" });

describe("PlanView", () => {
  test("a table that is dragged is elsewhere, in one entry that can be undone", async () => {
    const { session, drag } = show();
    drag({ x: 15, z: 15 }, { x: 16, z: 13 }, { x: 19, z: 9 });
    expect(session.state().document.items.get("table")?.at).toMatchObject({ x: 14, z: 6 });
    expect(session.state().history.past).toHaveLength(1);
    session.undo();
    expect(encode(session.state().document)).toBe(encode(kitchen()));
  });

  test("building, a wall is pulled and stays under the pointer, and the plan fits again after", async () => {
    const { session, view, spot, send, host } = show();
    view.set({ trade: "build" });
    const floorEdge = () => {
      const ground = host.querySelector("svg rect")!.getBoundingClientRect();
      return { left: ground.left, width: ground.width };
    };
    await expect.poll(() => host.querySelectorAll("svg path[class*=handle]").length).toBe(4);
    const before = floorEdge();
    const from = spot({ x: -0.6, z: 20 });
    const tile = spot({ x: 4, z: 0 }).clientX - spot({ x: 0, z: 0 }).clientX;
    const to = { ...from, clientX: from.clientX - 2 * tile };
    send("pointerdown", from);
    send("pointermove", to);
    await expect.poll(() => session.state().document.shell.size.columns).toBe(10);
    await expect.poll(() => Math.round(before.left - floorEdge().left)).toBe(Math.round(2 * tile));
    expect(floorEdge().width).toBeCloseTo(before.width + 2 * tile, 0);
    send("pointerup", to);
    // Let go, the room lies in the middle again.
    await expect.poll(() => Math.round(before.left - floorEdge().left)).toBe(Math.round(tile));
    session.undo();
    expect(encode(session.state().document)).toBe(encode(kitchen()));
  });

  test("a refused place gives the thing back, says why, and offers the free one", async () => {
    const { session, drag } = show();
    drag({ x: 4, z: 4 }, { x: 10, z: 10 }, { x: 15, z: 15 });
    expect(encode(session.state().document)).toBe(encode(kitchen()));
    await expect
      .element(
        page.getByText(
          /^Blocked: the farm table is there, and the .* does not stand on other things\.$/,
        ),
      )
      .toBeVisible();
    await page.getByRole("button", { name: "Put it there" }).click();
    expect(session.state().document.items.get("stool")?.at).not.toEqual(floorPlace(2, 2));
    expect(session.state().history.past).toHaveLength(1);
  });

  test("a card is drawn into the room and stands where it is let go", async () => {
    const { session, spot, send } = show();
    const at = spot({ x: 26, z: 6 });
    startCardDrag(
      "wobbly-stool",
      new PointerEvent("pointermove", { pointerId: 9, pointerType: "mouse", ...at }),
    );
    expect(session.state().tool.at).toBe("holding");
    const there = { ...spot({ x: 26, z: 20 }), pointerId: 9 };
    send("pointermove", { ...there, buttons: 1 });
    send("pointerup", there);
    expect(session.state().document.items.size).toBe(4);
  });

  test("the list of its things is walked with arrows, and chooses", async () => {
    const { session, view } = show();
    await userEvent.keyboard("{Tab}");
    await expect.element(things()).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    expect(session.state().selection).toEqual(["stool"]);
    const active = () => {
      const id = things().element().getAttribute("aria-activedescendant")!;
      return document.getElementById(id)!;
    };
    await expect.poll(() => active().textContent).toContain("column 1 and a half row 1 and a half");
    expect(active().getAttribute("aria-selected")).toBe("true");
    await userEvent.keyboard("{Shift>}{ArrowDown}{/Shift}");
    expect(session.state().selection).toEqual(["stool", "table"]);
    await userEvent.keyboard("{End}");
    expect(session.state().selection).toEqual(["bench"]);
    view.set({ trade: "build" });
    const walls = page.getByRole("listbox", { name: "Walls, doors and windows" });
    await expect.element(walls).toBeInTheDocument();
    await userEvent.keyboard("{Home}{ArrowDown}");
    expect(builtChoiceOf(session).state().part).toEqual({ kind: "opening", id: "window" });
  });

  test("is without fault for axe, at rest, while holding and while building", async () => {
    const { session, view } = show();
    await expectNoViolations();
    session.pickUp(["stool"]);
    session.carry(carryTo(floorPlace(12, 13)));
    await expect.element(page.getByRole("button", { name: "Put it there" })).toBeVisible();
    await expectNoViolations();
    session.rest();
    view.set({ trade: "build" });
    await expectNoViolations();
  });
});
