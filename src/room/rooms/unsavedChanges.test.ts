// A page that ends in the middle of a save: what it noted is kept by the next one, and nothing else is lost.
import { expect, test } from "vitest";
import type { Workshop } from "../../keeping/library/library.ts";
import { deviceWorld } from "../../keeping/testing/libraryTabs.ts";
import { named, start } from "../../keeping/testing/savingTabs.ts";
import { renameRoom } from "../commands/renameRoom.ts";
import { setLight } from "../commands/setLight.ts";
import { encode } from "../model/encode.ts";

const shell = (workshop: Workshop) => workshop.session.state().document.shell;
const rename = (workshop: Workshop, name: string) =>
  workshop.session.dispatch(renameRoom, { name });

/** Somebody renames a room, and the page ends before a single write of it is done. */
async function ended() {
  const world = deviceWorld();
  await world.put("room/a", encode(named(start, "A")));
  const { workshop, hide } = await world.tab({ wanted: "a" });
  rename(workshop, "Attic");
  world.faults.writes = "unavailable";
  hide();
  await world.pass(0);
  world.faults.writes = null;
  return { ...world, hide };
}

test("what a page could not keep is there when the next one opens", async () => {
  const { tab, text, noted } = await ended();
  expect(await text("room/a")).not.toContain("Attic");
  expect(noted.size).toBe(1);
  const { workshop } = await tab();
  expect(shell(workshop).name).toBe("Attic");
  expect(await text("room/a")).toContain("Attic");
  expect(noted.size).toBe(0);
});

test("a room that was never kept is kept, and opened before the last one", async () => {
  const { tab, put, pass, faults } = deviceWorld();
  await put("room/a", encode(named(start, "A")));
  const { workshop, hide } = await tab({ wanted: "a" });
  faults.writes = "unavailable";
  await workshop.newRoom(named(start, "New"));
  hide();
  await pass(0);
  faults.writes = null;
  const next = await tab();
  expect(shell(next.workshop).name).toBe("New");
  const listed = await next.workshop.rooms();
  expect(listed.ok && listed.rooms.map(({ name }) => name).toSorted()).toEqual(["A", "New"]);
});

test("what another tab did meanwhile is joined with it", async () => {
  const { tab, put } = await ended();
  const dark = { ...start, shell: { ...start.shell, name: "A", light: "night" as const } };
  await put("room/a", encode(dark));
  const { workshop } = await tab();
  expect(shell(workshop)).toMatchObject({ name: "Attic", light: "night" });
});

test("what does not go together is there twice", async () => {
  const { tab, put } = await ended();
  await put("room/a", encode(named(start, "Cellar")));
  const { workshop } = await tab();
  const listed = await workshop.rooms();
  expect(listed.ok && listed.rooms.map(({ name }) => name).toSorted()).toEqual(["Attic", "Cellar"]);
});

test("a page that lives on and keeps it leaves no note, and junk is passed over", async () => {
  const { tab, put, pass, noted } = deviceWorld();
  await put("room/a", encode(named(start, "A")));
  noted.set("x", "{junk");
  noted.set("y", JSON.stringify({ room: "a", text: "{broken", follows: [null] }));
  const { workshop, hide } = await tab({ wanted: "a" });
  expect(shell(workshop).name).toBe("A");
  expect(noted.size).toBe(0);
  workshop.session.dispatch(setLight, { light: "night" });
  hide();
  expect(noted.size).toBe(1);
  await pass(0);
  expect(workshop.state().saving).toEqual({ at: "kept" });
  expect(noted.size).toBe(0);
});
