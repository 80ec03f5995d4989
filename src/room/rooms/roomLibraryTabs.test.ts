// Two tabs over the same tables: they see each other's work, and what does not go together parts.
import { describe, expect, test } from "vitest";
import type { Workshop } from "../../keeping/library/library.ts";
import { roomKey } from "../../keeping/store/keys.ts";
import { deviceWorld } from "../../keeping/testing/libraryTabs.ts";
import { moved, named, start, startText } from "../../keeping/testing/savingTabs.ts";
import { moveItems } from "../commands/moveItems.ts";
import { renameRoom } from "../commands/renameRoom.ts";
import { encode } from "../model/encode.ts";

const name = (workshop: Workshop) => workshop.session.state().document.shell.name;
const rename = (workshop: Workshop, to: string) =>
  workshop.session.dispatch(renameRoom, { name: to });
const shift = (workshop: Workshop, id: string, x: number) =>
  workshop.session.dispatch(moveItems, { ids: [id], by: { x, z: 0 } });
const names = async (workshop: Workshop) => {
  const listed = await workshop.rooms();
  return listed.ok ? listed.rooms.map((room) => room.name) : [];
};

describe("two tabs", () => {
  test("see each other's work as it is kept", async () => {
    const { tab, pass, put } = deviceWorld();
    await put("room/a", startText);
    const [one, two] = [await tab({ wanted: "a" }), await tab({ wanted: "a" })];
    let joins = 0;
    two.workshop.onJoined(() => joins++);
    rename(one.workshop, "From the other tab");
    await pass(1_000);
    expect(name(two.workshop)).toBe("From the other tab");
    expect(joins).toBe(1);
    shift(two.workshop, "cup-1", 1);
    await pass(1_000);
    expect(encode(one.workshop.session.state().document)).toBe(
      encode(named(moved(start, "cup-1", 1), "From the other tab")),
    );
    expect([one, two].map(({ workshop }) => workshop.state().saving.at)).toEqual(["kept", "kept"]);
  });

  test("do not snatch a thing from the hand: their work comes in when it is put down", async () => {
    const { tab, pass, put } = deviceWorld();
    await put("room/a", startText);
    const [one, two] = [await tab({ wanted: "a" }), await tab({ wanted: "a" })];
    two.workshop.session.pickUp(["sofa-1"]);
    rename(one.workshop, "Meanwhile");
    await pass(1_000);
    expect(two.workshop.session.state().tool.at).toBe("holding");
    expect(name(two.workshop)).toBe("Harvest kitchen");
    two.workshop.session.rest();
    await pass(0);
    expect(name(two.workshop)).toBe("Meanwhile");
  });

  async function apart() {
    const world = deviceWorld();
    await world.put("room/a", startText);
    const [one, two] = [await world.tab({ wanted: "a" }), await world.tab({ wanted: "a" })];
    shift(one.workshop, "table-1", 4);
    shift(two.workshop, "table-1", -1);
    await world.pass(1_000);
    const [mine, other] = two.workshop.state().parted ? [two, one] : [one, two];
    return { ...world, mine: mine.workshop, other: other.workshop };
  }

  test("that want the same thing part, and both are kept under names of their own", async () => {
    const { mine, other, pass, text } = await apart();
    const parted = mine.state().parted!;
    expect(parted.theirs.room).toBe("a");
    expect(parted.mine.room).toBe(mine.state().room);
    expect(other.state().parted).toBeNull();
    await mine.keepBoth();
    await pass(5_000);
    expect(mine.state().parted).toBeNull();
    expect((await names(mine)).toSorted()).toEqual(["Harvest kitchen", "Harvest kitchen 2"]);
    expect(await text("room/a")).toBe(encode(other.session.state().document));
  });

  test("keep mine: theirs becomes an earlier version, and the other tab goes on with mine", async () => {
    const { mine, other, pass } = await apart();
    const [mineWas, theirsWas] = [mine, other].map(({ session }) =>
      encode(session.state().document),
    );
    expect(await mine.keepMine()).toEqual({ ok: true, room: "a" });
    await pass(5_000);
    expect(await names(mine)).toEqual(["Harvest kitchen"]);
    expect(encode(mine.session.state().document)).toBe(mineWas);
    expect(encode(other.session.state().document)).toBe(mineWas);
    const points = await Promise.all((await mine.points()).map(({ key }) => mine.readPoint(key)));
    expect(points.map((point) => encode(point!))).toContain(theirsWas);
  });

  test("keep theirs: mine becomes an earlier version", async () => {
    const { mine, other, pass } = await apart();
    const [mineWas, theirsWas] = [mine, other].map(({ session }) =>
      encode(session.state().document),
    );
    expect(await mine.keepTheirs()).toEqual({ ok: true, room: "a" });
    await pass(5_000);
    expect(await names(mine)).toEqual(["Harvest kitchen"]);
    expect(encode(mine.session.state().document)).toBe(theirsWas);
    const points = await Promise.all((await mine.points()).map(({ key }) => mine.readPoint(key)));
    expect(points.map((point) => encode(point!))).toContain(mineWas);
  });

  test("theirs kept by a newer site is left whole, and both stay", async () => {
    const { tab, put, pass, text } = deviceWorld();
    await put("room/a", startText);
    const { workshop } = await tab({ wanted: "a" });
    const newer = startText.replace('"version":1', '"version":9');
    await put("room/a", newer);
    rename(workshop, "Mine");
    await pass(2_000);
    expect(workshop.state().parted).toMatchObject({ theirs: { room: "a", document: null } });
    expect(await workshop.keepTheirs()).toEqual({ ok: false, reason: "missing" });
    await workshop.keepBoth();
    await pass(2_000);
    expect(await text("room/a")).toBe(newer);
    expect(await text(roomKey(workshop.state().room))).toContain("Mine");
  });
});
