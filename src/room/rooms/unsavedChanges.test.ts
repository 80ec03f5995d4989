// A page that ends in the middle of a save: what it noted is kept by the next one, and nothing else is lost.
import { describe, expect, test } from "vitest";
import { setLight } from "../commands/setLight.ts";
import { roomNamed, startRoom } from "../keeping/testing/rooms.ts";
import { encode } from "../model/encode.ts";
import { rename, roomTabs, shell } from "./testing/roomTabs.ts";

/** Somebody renames a room, and the page ends before a single write of it is done. */
async function ended() {
  const device = roomTabs();
  await device.put("room/a", encode(roomNamed(startRoom, "A")));
  const { library, hide } = await device.tab({ wanted: "a" });
  rename(library, "Attic");
  device.faults.writes = "unavailable";
  hide();
  await device.pass(0);
  device.faults.writes = null;
  return { ...device, hide };
}

describe("unsaved changes of a room", () => {
  test("what a page could not keep is there when the next one opens", async () => {
    const { tab, text, noted } = await ended();
    expect(await text("room/a")).not.toContain("Attic");
    expect(noted.size).toBe(1);
    const { library } = await tab();
    expect(shell(library).name).toBe("Attic");
    expect(await text("room/a")).toContain("Attic");
    expect(noted.size).toBe(0);
  });

  test("a room that was never kept is kept, and opened before the last one", async () => {
    const { tab, put, pass, faults } = roomTabs();
    await put("room/a", encode(roomNamed(startRoom, "A")));
    const { library, hide } = await tab({ wanted: "a" });
    faults.writes = "unavailable";
    await library.create(roomNamed(startRoom, "New"));
    hide();
    await pass(0);
    faults.writes = null;
    const next = await tab();
    expect(shell(next.library).name).toBe("New");
    const listed = await next.library.list();
    expect(listed.ok && listed.value.map(({ name }) => name).toSorted()).toEqual(["A", "New"]);
  });

  test("what another tab did meanwhile is joined with it", async () => {
    const { tab, put } = await ended();
    const dark = {
      ...startRoom,
      shell: { ...startRoom.shell, name: "A", light: "night" as const },
    };
    await put("room/a", encode(dark));
    const { library } = await tab();
    expect(shell(library)).toMatchObject({ name: "Attic", light: "night" });
  });

  test("what does not go together is there twice", async () => {
    const { tab, put } = await ended();
    await put("room/a", encode(roomNamed(startRoom, "Cellar")));
    const { library } = await tab();
    const listed = await library.list();
    expect(listed.ok && listed.value.map(({ name }) => name).toSorted()).toEqual([
      "Attic",
      "Cellar",
    ]);
  });

  test("a page that lives on and keeps it leaves no note, and junk is passed over", async () => {
    const { tab, put, pass, noted } = roomTabs();
    await put("room/a", encode(roomNamed(startRoom, "A")));
    noted.set("x", "{junk");
    noted.set("y", JSON.stringify({ room: "a", text: "{broken", follows: [null] }));
    const { library, hide } = await tab({ wanted: "a" });
    expect(shell(library).name).toBe("A");
    expect(noted.size).toBe(0);
    library.session.dispatch(setLight, { light: "night" });
    hide();
    expect(noted.size).toBe(1);
    await pass(0);
    expect(library.state().saving).toEqual({ at: "kept" });
    expect(noted.size).toBe(0);
  });
});
