// Which key is which action, and where single letters are nothing but letters.
import { describe, expect, test } from "vitest";
import { actionIds, actions } from "../editor/actions/actions.ts";
import { chordOf, isSingleSign, keyNames } from "../editor/actions/chords.ts";
import { actionFor, type Where } from "./useEditorKeys.ts";

const pressed = (key: string, held: Partial<KeyboardEvent> = {}) =>
  chordOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

const room: Where = {
  isAmongThings: true,
  isWriting: false,
  isWalking: false,
  hasLetterKeys: true,
};

describe("useEditorKeys", () => {
  test("keys become chords, whatever typed them", () => {
    expect(pressed("r")).toBe("R");
    expect(pressed("R", { shiftKey: true })).toBe("Shift+R");
    expect(pressed("?", { shiftKey: true })).toBe("?");
    expect(pressed("z", { metaKey: true })).toBe("Mod+Z");
    expect(pressed("Z", { ctrlKey: true, shiftKey: true })).toBe("Mod+Shift+Z");
    expect(pressed("ArrowLeft", { altKey: true })).toBe("Alt+ArrowLeft");
    const altGraph = { ctrlKey: true, altKey: true, getModifierState: () => true };
    expect(pressed("[", altGraph)).toBe("[");
  });

  test("no key stands for two actions", () => {
    const all = actionIds.flatMap((id) => actions[id].keys);
    expect(new Set(all).size).toBe(all.length);
  });

  test("commands by a single letter only work among the things of the room, and can be switched off", () => {
    expect(actionFor("R", room)).toBe("turn");
    expect(actionFor("R", { ...room, isAmongThings: false })).toBeNull();
    expect(actionFor("R", { ...room, isWriting: true })).toBeNull();
    const off = { ...room, hasLetterKeys: false };
    for (const id of actionIds)
      for (const chord of actions[id].keys)
        expect(actionFor(chord, off), chord).toBe(isSingleSign(chord) ? null : id);
  });

  test("undo works in the whole editor, the regions even while writing", () => {
    const elsewhere = { ...room, isAmongThings: false };
    expect(actionFor("Mod+Z", elsewhere)).toBe("undo");
    expect(actionFor("Mod+Z", { ...elsewhere, isWriting: true })).toBeNull();
    expect(actionFor("F6", { ...elsewhere, isWriting: true })).toBe("nextRegion");
    expect(actionFor("Delete", elsewhere)).toBeNull();
  });

  test("the search for a piece is reached from the whole editor, by who may use letters there", () => {
    const elsewhere = { ...room, isAmongThings: false };
    expect(actionFor("/", elsewhere)).toBe("search");
    expect(actionFor("/", { ...elsewhere, isWriting: true })).toBeNull();
    expect(actionFor("/", { ...elsewhere, hasLetterKeys: false })).toBeNull();
    expect(actionFor("/", { ...elsewhere, isWalking: true })).toBeNull();
  });

  test("somebody who walks through the room types steps, not commands", () => {
    const walking = { ...room, isWalking: true };
    expect(actionFor("W", walking)).toBeNull();
    expect(actionFor("ArrowUp", walking)).toBeNull();
    expect(actionFor("Escape", walking)).toBe("back");
  });

  test("keys are printed as they are called", () => {
    expect(keyNames("Mod+Shift+Z")).toEqual(["Ctrl", "Shift", "Z"]);
    expect(keyNames("+")).toEqual(["+"]);
    expect(keyNames("Delete")).toEqual(["Del"]);
  });
});
