// Patterns go on what is of cloth: on all of a thing, or on one of its parts.
import { describe, expect, test } from "vitest";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import { applyPatch, invert } from "../model/patch.ts";
import { floorPlace } from "../model/placed.ts";
import type { Item, PatternPart, RoomPatternId } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { copyItems } from "./copyItems.ts";
import { duplicateItems } from "./duplicateItems.ts";
import { pasteItems } from "./pasteItems.ts";
import { patternItems } from "./patternItems.ts";
import { placeItem } from "./placeItem.ts";
import { roomAfter } from "./testing/roomAfter.ts";

const catalogue = sampleCatalogue();
const room = furnishedRoom();
const printed = (part: PatternPart, pattern: RoomPatternId | null, of = room, ids = ["sofa-1"]) =>
  patternItems(of, { ids, part, pattern }, catalogue);
const striped = roomAfter(printed("whole", "stripe"));

describe("patternItems", () => {
  test("what is not of cloth, and a pattern that nobody knows, are refused", () => {
    const refusal = (...args: Parameters<typeof printed>) => {
      const outcome = printed(...args);
      return outcome.ok ? null : outcome.reason;
    };
    expect(refusal("trim", "stripe")).toEqual({ kind: "noSuchCloth", part: "trim", model: "sofa" });
    expect(refusal("whole", "stripe", room, ["table-1"])?.kind).toBe("noSuchCloth");
    expect(refusal("whole", null, room, ["table-1"])?.kind).toBe("noSuchCloth");
    expect(refusal("whole", "tartan")).toMatchObject({ kind: "noSuchPattern", pattern: "tartan" });
    // The whole is plain where nothing is said of it: there is one way to write that.
    expect(refusal("whole", "plain")?.kind).toBe("noSuchPattern");
    expect(refusal("whole", null)?.kind).toBe("nothingChanges");
    expect(refusal("light", "plain")?.kind).toBe("nothingChanges");
    expect(refusal("whole", "stripe", striped)?.kind).toBe("nothingChanges");
    const place = (patterns: NonNullable<Item["patterns"]>) => {
      const args = { id: "new", model: "sofa", at: floorPlace(20, 26), patterns };
      const outcome = placeItem(room, args, catalogue);
      return outcome.ok ? null : outcome.reason.kind;
    };
    expect(place({ cloth: "dots" })).toBe("noSuchCloth");
    expect(place({ whole: "dots", light: "tartan" })).toBe("noSuchPattern");
    expect(place({ whole: "dots", light: "plain" })).toBeNull();
  });

  test("a tone goes with the whole until it is told, and nothing stays plain beside plain cloth", () => {
    const both = roomAfter(printed("light", "plain", striped));
    expect(both.items.get("sofa-1")?.patterns).toEqual({ whole: "stripe", light: "plain" });
    expect(roomAfter(printed("light", null, both)).items.get("sofa-1")?.patterns).toEqual({
      whole: "stripe",
    });
    expect(roomAfter(printed("whole", null, both)).items.get("sofa-1")).not.toHaveProperty(
      "patterns",
    );
    const dotted = roomAfter(printed("light", "dots", both));
    expect(roomAfter(printed("whole", null, dotted)).items.get("sofa-1")?.patterns).toEqual({
      light: "dots",
    });
  });

  test("it is undone, kept as text, and goes with copies", () => {
    const outcome = printed("light", "dots", striped);
    if (!outcome.ok) throw new Error(outcome.reason.kind);
    expect(outcome.label.verb).toBe("pattern");
    const after = applyPatch(striped, outcome.patch);
    const { patterns } = after.items.get("sofa-1")!;
    expect(Object.keys(patterns ?? {})).toEqual(["whole", "light"]);
    expect(applyPatch(after, invert(striped, outcome.patch))).toEqual(striped);
    const read = decode(encode(after));
    expect(read.ok && read.value.items.get("sofa-1")?.patterns).toEqual(patterns);

    const copied = copyItems(after, ["sofa-1"], catalogue);
    if (!copied.ok) throw new Error(copied.reason.kind);
    const twins = [
      duplicateItems(after, { ids: ["sofa-1"], stamp: "d" }, catalogue),
      pasteItems(after, { text: copied.value, stamp: "p" }, catalogue),
    ].map((made) => {
      if (!made.ok) throw new Error(made.reason.kind);
      return applyPatch(after, made.patch).items.get(made.made[0]!)?.patterns;
    });
    expect(twins).toEqual([patterns, patterns]);
  });
});
