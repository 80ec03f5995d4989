// Tests that the view of the last look comes back in the same tab, and that nothing else is believed.
import { describe, expect, test } from "vitest";
import { ViewSettings } from "../editor/viewSettings.ts";
import { keepMode, keptMode } from "./keptMode.ts";

function shelfWith(kept: string | null) {
  const shelf = {
    kept,
    getItem: () => shelf.kept,
    setItem: (_: string, value: string) => {
      shelf.kept = value;
    },
  };
  return shelf;
}

const forbidden = () => {
  throw new DOMException("No storage.", "SecurityError");
};

describe("keptMode", () => {
  test("the view that was chosen is there again, until another is", () => {
    const shelf = shelfWith(null);
    expect(keptMode(() => shelf)).toBe("scene");
    const view = new ViewSettings();
    const stop = keepMode({ view }, () => shelf);
    view.set({ mode: "list" });
    view.set({ zoom: 2 });
    expect(keptMode(() => shelf)).toBe("list");
    view.set({ mode: "scene" });
    expect(keptMode(() => shelf)).toBe("scene");
    stop();
    view.set({ mode: "plan" });
    expect(keptMode(() => shelf)).toBe("scene");
  });

  test("what is no view, and a storage that is forbidden, begin with the first", () => {
    expect(keptMode(() => shelfWith("attic"))).toBe("scene");
    expect(keptMode(forbidden)).toBe("scene");
    const view = new ViewSettings();
    keepMode({ view }, forbidden);
    view.set({ mode: "list" });
    expect(view.state().mode).toBe("list");
  });
});
