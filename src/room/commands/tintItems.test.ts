// Colours go where a model has them: on all of a thing, or on one of its parts.
import { describe, expect, test } from "vitest";
import { applyPatch, invert } from "../model/patch.ts";
import { floorPlace } from "../model/placed.ts";
import { type ItemTintPart, type TintId, tintParts } from "../model/room.ts";
import { sampleCatalogue } from "../model/sampleCatalogue.ts";
import { furnishedRoom } from "../model/sampleRoom.ts";
import { placeItem } from "./placeItem.ts";
import { roomAfter } from "./testing/roomAfter.ts";
import { tintItems } from "./tintItems.ts";

const catalogue = sampleCatalogue();
const walnut = { ids: ["sofa-1"], tint: "walnut", part: "wood" } as const;
const room = roomAfter(tintItems(furnishedRoom(), walnut, catalogue));
const tinted = (
  ids: readonly string[],
  part: ItemTintPart | null,
  tint: TintId | null,
  of = room,
) => tintItems(of, { ids, tint, part }, catalogue);

describe("tintItems", () => {
  test("a part that a model has not, and a colour that it does not come in, are refused", () => {
    const refusal = (...args: Parameters<typeof tinted>) => {
      const outcome = tinted(...args);
      return outcome.ok ? null : outcome.reason;
    };
    expect(refusal(["sofa-1"], "metal", "brass")).toEqual({
      kind: "noSuchPart",
      part: "metal",
      model: "sofa",
    });
    expect(refusal(["table-1"], "wood", null)?.kind).toBe("noSuchPart");
    expect(refusal(["sofa-1", "table-1"], "wood", "clay")?.kind).toBe("noSuchPart");
    expect(refusal(["sofa-1"], "wood", "moss")).toMatchObject({ kind: "noSuchTint", tint: "moss" });
    expect(refusal(["sofa-1"], "wood", "walnut")?.kind).toBe("nothingChanges");
    expect(refusal(["sofa-1"], "light", null)?.kind).toBe("nothingChanges");
    expect(refusal(["nobody"], "wood", "clay")?.kind).toBe("noSuchItem");
    const place = (partTints: Partial<Record<ItemTintPart, TintId>>) => {
      const outcome = placeItem(
        room,
        { id: "new", model: "sofa", at: floorPlace(20, 26), partTints },
        catalogue,
      );
      return outcome.ok ? null : outcome.reason.kind;
    };
    expect(place({ shade: "rose" })).toBe("noSuchPart");
    expect(place({ light: "moss", wood: "moss" })).toBe("noSuchTint");
    expect(place({ light: "moss", wood: "clay" })).toBeNull();
  });

  test("a part keeps its colour whatever the whole gets, and gives it back by itself", () => {
    const lighter = roomAfter(tinted(["sofa-1"], "light", "clay"));
    expect(lighter.items.get("sofa-1")?.partTints).toEqual({ light: "clay", wood: "walnut" });
    const whole = roomAfter(tinted(["sofa-1"], null, "moss", lighter));
    expect(whole.items.get("sofa-1")).toMatchObject({
      tint: "moss",
      partTints: { light: "clay", wood: "walnut" },
    });
    const asMade = roomAfter(tinted(["sofa-1"], null, null, whole));
    expect(asMade.items.get("sofa-1")).not.toHaveProperty("tint");
    const noWood = roomAfter(tinted(["sofa-1"], "wood", null, asMade));
    expect(noWood.items.get("sofa-1")?.partTints).toEqual({ light: "clay" });
    const none = roomAfter(tinted(["sofa-1"], "light", null, noWood));
    expect(none.items.get("sofa-1")).not.toHaveProperty("partTints");
  });

  test("what was given is taken back by the patch that leads back, part by part in one order", () => {
    const outcome = tinted(["sofa-1"], "light", "moss");
    if (!outcome.ok) throw new Error(outcome.reason.kind);
    const after = applyPatch(room, outcome.patch);
    expect(Object.keys(after.items.get("sofa-1")?.partTints ?? {})).toEqual(
      tintParts.filter((part) => part === "light" || part === "wood"),
    );
    expect(applyPatch(after, invert(room, outcome.patch)).items.get("sofa-1")).toEqual(
      room.items.get("sofa-1"),
    );
    expect(outcome.label.verb).toBe("tint");
  });
});
