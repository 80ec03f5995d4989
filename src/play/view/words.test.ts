// What several parts of the page say is one sentence there, and is not said twice over.
import { expect, it } from "vitest";
import type { Upcoming } from "./upcoming.ts";
import { commandLabel, upcomingLine } from "./words.ts";

it("lists what is ready as one sentence", () => {
  const at = 0;
  const ready: readonly Upcoming[] = [
    { kind: "plot", what: "maize", at, count: 4 },
    { kind: "plot", what: "red-wren", at, count: 1 },
    { kind: "dish", recipe: "flour", at, count: 3 },
    { kind: "kept", keep: "hen", at, count: 6 },
  ];
  expect(upcomingLine(ready)).toBe("Maize, 4 plots; Red Wren carrot; bags of flour; eggs");
});

it("names a short command in full, and one that is whole by itself", () => {
  const water = { id: "water", count: 4, pence: 0, wishes: [] } as const;
  const gather = { id: "gather", count: 14, of: 14, units: 14, wishes: [] } as const;
  expect(commandLabel(water, "pea")).toBe("Water 4: Water the dry plots (4)");
  expect(commandLabel(gather, "pea")).toBeUndefined();
});
