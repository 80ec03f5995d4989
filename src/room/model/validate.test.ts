// A room is known by its JSON, and anything else is refused by name, whatever it is.
import { forAll } from "@loamstead/lib/testing/forAll.ts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decode, decodeCutting } from "./decode.ts";
import { encode } from "./encode.ts";
import { migrateRoom } from "./migrateRoom.ts";
import { floorPlace, onTop, thing } from "./placed.ts";
import { bareRoom, crowdedRoom, furnishedRoom } from "./sampleRoom.ts";
import { LONGEST_TEXT, MOST_STACKED } from "./units.ts";
import { validate } from "./validate.ts";

type Json = Record<string, unknown>;
const furnished = (): Json => JSON.parse(encode(furnishedRoom()));

/** The room's JSON with one value changed, found by its path. */
function withValue(path: string, value: unknown): Json {
  const json = furnished();
  const keys = path.split(".");
  const last = keys.pop()!;
  const parent = keys.reduce<Json>((at, key) => at[key] as Json, json);
  parent[last] = value;
  return json;
}

const reasonFor = (path: string, value: unknown) => {
  const read = validate(withValue(path, value));
  return read.ok ? null : read.reason;
};

describe("a room as text", () => {
  test("comes back as it went, byte for byte, in whatever order it was built", () => {
    for (const room of [bareRoom(), furnishedRoom(), crowdedRoom(400)]) {
      const text = encode(room);
      const read = decode(text);
      expect(read.ok && encode(read.value)).toBe(text);
      expect(read.ok && read.value.items).toEqual(room.items);
      const reversed = { ...room, items: new Map([...room.items].reverse()) };
      expect(encode(reversed)).toBe(text);
    }
  });

  test("says nothing of parts where no part has a colour of its own", () => {
    expect(encode(furnishedRoom())).not.toContain("partTints");
    // What it does not know is left out, and what is nothing is not written.
    expect(reasonFor("items.5.partTints", { tail: "moss" })?.path).toBe("items.5.partTints");
    const mixed = validate(withValue("items.5.partTints", { wood: "oak", tail: "x", light: "a" }));
    expect(mixed.ok && encode(mixed.value)).toContain('"partTints":{"light":"a","wood":"oak"}');
  });

  test("says of patterns only those that there are, in one order", () => {
    expect(encode(furnishedRoom())).not.toContain("patterns");
    expect(reasonFor("items.5.patterns", { wood: "stripe" })?.path).toBe("items.5.patterns");
    const mixed = validate(
      withValue("items.5.patterns", { light: "dots", tail: 1, whole: "stripe" }),
    );
    expect(mixed.ok && encode(mixed.value)).toContain(
      '"patterns":{"whole":"stripe","light":"dots"}',
    );
    const later = validate(withValue("items.5.patterns", { whole: "of-tomorrow" }));
    expect(later.ok).toBe(true);
  });

  test("may hold any letters in its names", () => {
    forAll({ numRuns: 500 }, [fc.string({ unit: "grapheme", maxLength: 40 })], (name) => {
      const read = validate(withValue("name", name));
      if (!read.ok) return;
      const again = decode(encode(read.value));
      expect(again.ok && again.value.shell.name).toBe(name);
    });
    expect(reasonFor("name", "Grand-mère’s 小屋 👩‍🌾")).toBeNull();
  });
});

describe("a refusal names the place and the fault", () => {
  test.each([
    ["items.4.at.x", 1.5, "items.4.at.x", "notThis"],
    ["items.4.at.x", -1, "items.4.at.x", "notThis"],
    ["items.0.turn", 4, "items.0.turn", "notThis"],
    ["items.5.partTints", {}, "items.5.partTints", "notThis"],
    ["items.5.partTints", { wood: 3 }, "items.5.partTints.wood", "notThis"],
    ["items.5.partTints", "walnut", "items.5.partTints", "notThis"],
    ["items.5.patterns", {}, "items.5.patterns", "notThis"],
    ["items.5.patterns", { whole: 3 }, "items.5.patterns.whole", "notThis"],
    ["items.5.patterns", { whole: "no pattern" }, "items.5.patterns.whole", "notThis"],
    ["items.5.patterns", "stripe", "items.5.patterns", "notThis"],
    ["items.0.id", "Not An Id", "items.0.id", "notThis"],
    ["items.0.id", "__proto__", "items.0.id", "notThis"],
    ["items.6.id", "other", "items.7.at", "noCarrier"],
    ["items.7.id", "sofa-1", "items.7.id", "idTwice"],
    ["size.columns", 33, "size.columns", "notThis"],
    ["walls.west", null, "walls.west", "notThis"],
    ["name", " spaced ", "name", "notThis"],
    ["name", "a\u202eb", "name", "notThis"],
    ["light", "noon", "light", "notThis"],
    ["version", 2, "version", "notThis"],
    ["openings", {}, "openings", "notThis"],
  ])("%s = %j", (path, value, where, kind) => {
    expect(reasonFor(path, value)).toMatchObject({ path: where, problem: { kind } });
  });

  test("for things that carry one another in a circle", () => {
    const json = furnished();
    const table = (json.items as Json[]).find(({ id }) => id === "table-1")!;
    table.at = onTop("tray-1", 0, 0);
    const read = validate(json);
    expect(!read.ok && read.reason.problem.kind).toBe("stackTooHigh");
  });

  test("for a stack that is one too high, and not for the highest", () => {
    const stack = (height: number) => {
      const trays = Array.from({ length: height }, (_, i) =>
        thing(`t${i}`, "tray", i === 0 ? floorPlace(0, 0) : onTop(`t${i - 1}`, 0, 0)),
      );
      return validate({ ...furnished(), items: trays });
    };
    expect(stack(MOST_STACKED).ok).toBe(true);
    expect(stack(MOST_STACKED + 1)).toMatchObject({
      reason: { problem: { kind: "stackTooHigh", id: `t${MOST_STACKED}` } },
    });
  });

  test("for text that is no JSON, too long or from a later version", () => {
    const kind = (text: string) => {
      const read = decode(text);
      return read.ok ? null : read.reason.problem.kind;
    };
    expect(kind("{")).toBe("notJson");
    expect(kind(" ".repeat(LONGEST_TEXT + 1))).toBe("tooLong");
    expect(kind(JSON.stringify({ ...furnished(), version: 2 }))).toBe("newer");
    expect(kind("[]")).toBe("notThis");
    expect(decodeCutting(encode(furnishedRoom())).ok).toBe(false);
  });
});

describe("migration", () => {
  const steps = {
    1: (json: object) => ({ ...json, name: "Two" }),
    2: (json: object) => ({ ...json, light: "day" }),
  };

  test("goes step by step to the present version", () => {
    expect(migrateRoom({ version: 1, old: true }, steps, 3)).toEqual({
      ok: true,
      value: { version: 3, old: true, name: "Two", light: "day" },
    });
    expect(migrateRoom({ version: 2 }, steps, 3)).toMatchObject({ value: { version: 3 } });
  });

  test("refuses a later version and leaves what it does not know", () => {
    expect(migrateRoom({ version: 4 }, steps, 3)).toMatchObject({
      reason: { path: "version", problem: { kind: "newer", version: 4 } },
    });
    for (const odd of [null, 3, "x", [], {}, { version: 0 }, { version: 1.5 }])
      expect(migrateRoom(odd, steps, 3)).toEqual({ ok: true, value: odd });
  });
});
