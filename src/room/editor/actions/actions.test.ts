// Every action on a furnished room: when it can be done, what it does, what is said.
import { describe, expect, test } from "vitest";
import { standItem } from "../../commands/standItem.ts";
import { testEditor } from "../testing/testEditor.ts";
import { momentOf } from "./action.ts";
import { type ActionId, act, actionIds, actionLabel, actions } from "./actions.ts";

const can = (id: ActionId, { editor }: ReturnType<typeof testEditor>) =>
  actions[id].isPossible(momentOf(editor));
const item = ({ editor }: ReturnType<typeof testEditor>, id: string) =>
  editor.session.state().document.items.get(id);

function choosing(...ids: string[]) {
  const room = testEditor();
  room.editor.session.select(ids);
  return { room, editor: room.editor };
}

describe("the editor's actions", () => {
  test("what cannot be done does nothing and says nothing", () => {
    const empty = testEditor();
    const before = empty.editor.session.state();
    const impossible = actionIds.filter((id) => !can(id, empty));
    expect(impossible).toEqual(
      expect.arrayContaining(["grasp", "turn", "putAway", "undo", "left"]),
    );
    for (const id of impossible) expect(act(empty.editor, id)).toBe(false);
    expect(empty.editor.session.state()).toBe(before);
    expect(empty.spoken).toEqual([]);
  });

  test("a thing is picked up, carried, turned and put down", () => {
    const { room, editor } = choosing("sofa-1");
    act(editor, "grasp");
    expect(room.last()?.words).toBe(
      "Picked up Sofa. Arrows move, R turns, Enter puts down, Escape puts back.",
    );
    expect(can("duplicate", room)).toBe(false);
    act(editor, "right");
    act(editor, "leftAQuarter");
    expect(room.last()?.words).toMatch(/^column 1 and three quarters row 7 and a half/);
    act(editor, "rightToTheWall");
    act(editor, "turn");
    expect(item(room, "sofa-1")?.at).toEqual({ kind: "floor", x: 0, z: 26 });
    act(editor, "grasp");
    expect(item(room, "sofa-1")).toMatchObject({ turn: 1, at: { kind: "floor" } });
    expect(room.last()?.words).toMatch(/^Put down: Sofa, column /);
    expect(editor.session.state().history.past).toHaveLength(1);
  });

  test("turned at a wall it moves to where it fits, says so, and one undo takes both back", () => {
    const { room, editor } = choosing("bookshelf-1");
    const before = item(room, "bookshelf-1");
    const start = { kind: "floor", x: 29, z: 2 } as const;
    editor.session.dispatch(standItem, { id: "bookshelf-1", at: start, turn: 3 });
    act(editor, "turnLeft");
    expect(item(room, "bookshelf-1")).toMatchObject({ turn: 0, at: { x: 24 } });
    expect(room.last()?.words).toMatch(
      /^Turned and moved to where it fits: Bookshelf, column 7 row /,
    );
    expect(editor.overlays.state().trouble).toBeNull();
    act(editor, "undo");
    expect(item(room, "bookshelf-1")).toMatchObject({ turn: 3, at: start });
    act(editor, "undo");
    expect(item(room, "bookshelf-1")).toEqual(before);
  });

  test("where it is blocked that is said at once, and Enter takes the free place", () => {
    const { room, editor } = choosing("sofa-1");
    act(editor, "grasp");
    for (const step of ["up", "up", "right", "right"] as const) act(editor, step);
    expect(room.last()).toMatchObject({ urgency: "assertive" });
    expect(room.last()?.words).toMatch(/Blocked: .*the oak table is there; free at /);
    expect(actionLabel("grasp", momentOf(editor))).toBe("Put it there");
    act(editor, "grasp");
    expect(editor.session.state().tool.at).toBe("idle");
    expect(room.last()?.words).toMatch(/^Put down: Sofa/);
  });

  test("Escape puts back, then lets go of the choice, then is free for others", () => {
    const { room, editor } = choosing("sofa-1");
    act(editor, "grasp");
    act(editor, "left");
    act(editor, "back");
    expect(room.last()?.words).toBe("Put back Sofa.");
    expect(editor.session.state().selection).toEqual(["sofa-1"]);
    act(editor, "back");
    expect(editor.session.state().selection).toEqual([]);
    expect(can("back", room)).toBe(false);
  });

  test("after putting away by key the next thing is chosen, and undo comes back to what was gone", () => {
    const { room, editor } = choosing("table-1");
    act(editor, "putAway", "byKey");
    expect(item(room, "cup-1")).toBeUndefined();
    expect(room.last()?.words).toMatch(/^Put away 3 things\. Next: Sofa/);
    expect(editor.session.state().selection).toEqual(["sofa-1"]);
    act(editor, "undo");
    expect(room.last()?.words).toBe("Undone: put away 3 things.");
    expect(editor.session.state().selection).toContain("table-1");
    act(editor, "redo");
    expect(item(room, "table-1")).toBeUndefined();
  });

  test("by pointer nothing else is chosen", () => {
    const { editor } = choosing("table-1");
    act(editor, "putAway", "byPointer");
    expect(editor.session.state().selection).toEqual([]);
  });

  test("undo and redo name what they would do", () => {
    const { room, editor } = choosing("table-1");
    act(editor, "turn");
    expect(actionLabel("undo", momentOf(editor))).toBe("Undo turn oak table");
    act(editor, "undo");
    expect(actionLabel("redo", momentOf(editor))).toBe("Redo turn oak table");
    expect(can("undo", room)).toBe(false);
  });

  test("a refused turn leaves its reason in sight, and the next success clears it", () => {
    const { room, editor } = choosing("frame-1");
    act(editor, "turn");
    expect(room.last()).toEqual({
      words: "Blocked: on a wall it always faces the room.",
      urgency: "assertive",
    });
    expect(editor.overlays.state().trouble?.reason.kind).toBe("cannotTurn");
    editor.session.select(["sofa-1"]);
    act(editor, "duplicate");
    expect(room.last()?.words).toMatch(/^Another one: Sofa, /);
    expect(editor.overlays.state().trouble).toBeNull();
  });

  test("things go as text from one room to another", async () => {
    const here = testEditor();
    here.editor.session.select(["table-1"]);
    act(here.editor, "copy");
    await expect.poll(() => here.board.text).toContain("table");
    const there = testEditor(undefined);
    there.board.text = here.board.text;
    act(there.editor, "paste");
    await expect.poll(() => there.last()?.words).toMatch(/^Pasted: Oak table/);
    there.board.text = "not a room at all";
    act(there.editor, "paste");
    await expect.poll(() => there.last()?.urgency).toBe("assertive");
  });

  test("lamps, favourites and lining up say what came of it", () => {
    const { room, editor } = choosing("candle-1");
    expect(actionLabel("lamp", momentOf(editor))).toBe("Light it");
    act(editor, "lamp");
    expect(item(room, "candle-1")?.unlit).toBeUndefined();
    expect(actionLabel("lamp", momentOf(editor))).toBe("Put out");
    act(editor, "keep");
    expect(room.last()?.words).toBe("Candle is among your favourites.");
    expect(actions.keep.isOn?.(momentOf(editor))).toBe(true);
    expect(can("lineUp", room)).toBe(false);
    editor.session.select(["sofa-1", "bookshelf-1"]);
    expect(can("lineUp", room)).toBe(true);
    expect(can("spaceAcross", room)).toBe(false);
  });

  test("views, camera and trade change the look and never the room", () => {
    const { room, editor } = choosing();
    const before = editor.session.state().document;
    for (const id of ["plan", "turnRoomLeft", "zoomIn", "zoomOut", "wholeRoom", "build"] as const)
      expect(act(editor, id)).toBe(true);
    expect(editor.view.state()).toMatchObject({
      mode: "plan",
      quarter: 1,
      zoom: 1,
      trade: "build",
    });
    act(editor, "list");
    expect(can("turnRoomLeft", room)).toBe(false);
    act(editor, "walk");
    expect(editor.view.state()).toMatchObject({ mode: "scene", isWalking: true });
    act(editor, "back");
    expect(editor.view.state().isWalking).toBe(false);
    expect(editor.session.state().document).toBe(before);
  });

  test("where am I is answered for a held thing, a chosen one, and the room", () => {
    const { room, editor } = choosing();
    act(editor, "where");
    expect(room.last()?.words).toMatch(/^Harvest kitchen, 8 by 8 tiles/);
    editor.session.select(["sofa-1"]);
    act(editor, "where");
    expect(room.last()?.words).toMatch(/^Sofa, column 1 row 7 and a half, facing north/);
  });

  test("what was said last is kept, the newest first and never more than a few", () => {
    const { editor } = testEditor();
    for (let i = 0; i < 30; i++) editor.say(`word ${i}`);
    const { said } = editor.recentlySaid.state();
    expect(said).toHaveLength(20);
    expect(said[0]?.words).toBe("word 29");
    expect(new Set(said.map(({ n }) => n)).size).toBe(20);
  });
});
