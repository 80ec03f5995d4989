// Two tabs over the same tables: they see each other's work, and what does not go together is asked about.
import { describe, expect, test } from "vitest";
import { roomPrefix } from "../keeping/roomKind.ts";
import { roomNamed, roomWithItemMoved, startRoom, startText } from "../keeping/testing/rooms.ts";
import { encode } from "../model/encode.ts";
import type { RoomLibrary } from "./roomLibrary.ts";
import { listedRoomNames, rename, roomTabs, shell, shift } from "./testing/roomTabs.ts";

const name = (library: RoomLibrary) => shell(library).name;

describe("two tabs", () => {
  test("see each other's work as it is kept", async () => {
    const { tab, pass, put } = roomTabs();
    await put("room/a", startText);
    const [one, two] = [await tab({ wanted: "a" }), await tab({ wanted: "a" })];
    let joins = 0;
    two.library.onJoined(() => joins++);
    rename(one.library, "From the other tab");
    await pass(1_000);
    expect(name(two.library)).toBe("From the other tab");
    expect(joins).toBe(1);
    shift(two.library, "cup-1", 1);
    await pass(1_000);
    expect(encode(one.library.session.state().document)).toBe(
      encode(roomNamed(roomWithItemMoved(startRoom, "cup-1", 1), "From the other tab")),
    );
    expect([one, two].map(({ library }) => library.state().saving.at)).toEqual(["kept", "kept"]);
  });

  test("do not snatch a thing from the hand: their work comes in when it is put down", async () => {
    const { tab, pass, put } = roomTabs();
    await put("room/a", startText);
    const [one, two] = [await tab({ wanted: "a" }), await tab({ wanted: "a" })];
    two.library.session.pickUp(["sofa-1"]);
    rename(one.library, "Meanwhile");
    await pass(1_000);
    expect(two.library.session.state().tool.at).toBe("holding");
    expect(name(two.library)).toBe("Harvest kitchen");
    two.library.session.rest();
    await pass(0);
    expect(name(two.library)).toBe("Meanwhile");
  });

  async function apart() {
    const device = roomTabs();
    await device.put("room/a", startText);
    const [one, two] = [await device.tab({ wanted: "a" }), await device.tab({ wanted: "a" })];
    shift(one.library, "table-1", 4);
    shift(two.library, "table-1", -1);
    await device.pass(1_000);
    const [mine, other] = two.library.state().conflict ? [two, one] : [one, two];
    return { ...device, mine: mine.library, other: other.library };
  }

  test("that want the same thing go apart, and both are kept under names of their own", async () => {
    const { mine, other, pass, text } = await apart();
    const conflict = mine.state().conflict!;
    expect(conflict.theirs.id).toBe("a");
    expect(conflict.mine.id).toBe(mine.state().id);
    expect(other.state().conflict).toBeNull();
    await mine.keepBoth();
    await pass(5_000);
    expect(mine.state().conflict).toBeNull();
    expect((await listedRoomNames(mine)).toSorted()).toEqual([
      "Harvest kitchen",
      "Harvest kitchen 2",
    ]);
    expect(await text("room/a")).toBe(encode(other.session.state().document));
  });

  test.each(["mine", "theirs"])("keep %s: the rest becomes an earlier version", async (which) => {
    const { mine, other, pass } = await apart();
    const now = (library: RoomLibrary) => encode(library.session.state().document);
    const [mineWas, theirsWas] = [now(mine), now(other)];
    const [kept, gone] = which === "mine" ? [mineWas, theirsWas] : [theirsWas, mineWas];
    const answer = await (which === "mine" ? mine.keepMine() : mine.keepTheirs());
    expect(answer).toEqual({ ok: true, value: "a" });
    await pass(5_000);
    expect(await listedRoomNames(mine)).toEqual(["Harvest kitchen"]);
    expect([mine, other].map(now)).toEqual([kept, kept]);
    const points = await Promise.all((await mine.points()).map(({ key }) => mine.readPoint(key)));
    expect(points.map((point) => encode(point!))).toContain(gone);
  });

  test("theirs kept by a newer site is left whole, and both stay", async () => {
    const { tab, put, pass, text } = roomTabs();
    await put("room/a", startText);
    const { library } = await tab({ wanted: "a" });
    const newer = startText.replace('"version":1', '"version":9');
    await put("room/a", newer);
    rename(library, "Mine");
    await pass(2_000);
    expect(library.state().conflict).toMatchObject({ theirs: { id: "a", document: null } });
    expect(await library.keepTheirs()).toEqual({ ok: false, reason: "missing" });
    await library.keepBoth();
    await pass(2_000);
    expect(await text("room/a")).toBe(newer);
    expect(await text(`${roomPrefix}${library.state().id}`)).toContain("Mine");
  });
});
