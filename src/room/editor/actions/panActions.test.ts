// Wherever the viewer stands, a press on an arrow pushes the view that way on the screen.
import { describe, expect, test } from "vitest";
import { planFrame, planToScreen } from "../../planView/planFrame.ts";
import { flatView } from "../../stage/view/flatView.ts";
import { testEditor } from "../testing/testEditor.ts";
import { initialViewState } from "../viewSettings.ts";
import { momentOf } from "./action.ts";
import { type ActionId, act, actions } from "./actions.ts";

const ways = [
  ["panLeft", 1, 0],
  ["panRight", -1, 0],
  ["panUp", 0, 1],
  ["panDown", 0, -1],
] as const satisfies readonly (readonly [ActionId, number, number])[];
const area = { width: 600, height: 500 };

describe("panActions", () => {
  test.each(ways)("%s", (id, across, down) => {
    for (const mode of ["scene", "plan"] as const)
      for (const quarter of [0, 1, 2, 3] as const) {
        const { editor } = testEditor();
        const { view, session } = editor;
        const { size } = session.state().document.shell;
        view.set({ mode, quarter, zoom: 2 });
        const middle = () => {
          const now = view.state();
          if (mode === "scene") return flatView(size, now, area).project([0, 0, 0]);
          return planToScreen(planFrame(size, now, area), {
            x: 2 * size.columns,
            z: 2 * size.rows,
          });
        };
        const before = middle();
        act(editor, id);
        const by = { x: middle().x - before.x, y: middle().y - before.y };
        expect(Math.sign(Math.round(by.x))).toBe(across);
        expect(Math.sign(Math.round(by.y))).toBe(down);
      }
  });

  test("the room is never lost, the whole of it is one key away, and there is nothing to push in a list", () => {
    const room = testEditor();
    const { view } = room.editor;
    for (let i = 0; i < 30; i++) act(room.editor, "panRight");
    const { x, z } = view.state().pan;
    const { columns, rows } = room.editor.session.state().document.shell.size;
    expect(Math.abs(x)).toBeLessThanOrEqual(columns);
    expect(Math.abs(z)).toBeLessThanOrEqual(rows);
    expect(room.last()?.words).toBe("That is as far as the view goes.");
    act(room.editor, "wholeRoom");
    expect(view.state()).toMatchObject({ zoom: initialViewState.zoom, pan: initialViewState.pan });
    view.set({ mode: "list" });
    expect(actions.panLeft.isPossible(momentOf(room.editor))).toBe(false);
  });
});
