// Tests that no context is kept: each is given back later, or at once as soon as another one is opened.
import { describe, expect, it } from "vitest";
import { leftContexts } from "./leftContexts.ts";

function left() {
  const due = new Set<() => void>();
  const given: string[] = [];
  const { giveBackLater, giveBackNow } = leftContexts((run) => {
    due.add(run);
    return () => due.delete(run);
  });
  return {
    given,
    waiting: () => due.size,
    leave: (name: string) => giveBackLater(() => given.push(name)),
    giveBackNow,
    pass() {
      for (const run of [...due]) if (due.delete(run)) run();
    },
  };
}

describe("leftContexts", () => {
  it("gives back later all that were left meanwhile, each once", () => {
    const { leave, pass, given, waiting } = left();
    leave("field");
    leave("map");
    expect([given, waiting()]).toEqual([[], 1]);
    pass();
    pass();
    expect(given).toEqual(["field", "map"]);
    leave("room");
    pass();
    expect(given).toEqual(["field", "map", "room"]);
  });

  it("gives them back before another one is opened, and waits for nothing then", () => {
    const { leave, giveBackNow, pass, given, waiting } = left();
    giveBackNow();
    leave("field");
    giveBackNow();
    expect([given, waiting()]).toEqual([["field"], 0]);
    leave("map");
    pass();
    expect(given).toEqual(["field", "map"]);
  });
});
