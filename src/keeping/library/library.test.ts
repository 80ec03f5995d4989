// A library of documents that are no rooms: opened, kept, joined or asked about, put away and brought back.
import { Watched } from "@loamstead/lib/watched.ts";
import { describe, expect, test } from "vitest";
import { libraryTabs } from "../testing/libraryTabs.ts";
import {
  farm,
  farmText,
  type TestFarm,
  testFarmKind,
  testFarmLayout,
  withDeed,
  withFarmName,
} from "../testing/testFarm.ts";
import { openLibrary } from "./openLibrary.ts";

function farms() {
  return libraryTabs({
    layout: testFarmLayout,
    blank: withFarmName(farm, "New farm"),
    open: async (
      ports: Omit<
        Parameters<typeof openLibrary<TestFarm, { deeds: number }>>[0],
        "kind" | "workspace"
      >,
    ) => {
      const field = new Watched({ farm: ports.blank });
      const work = (on: TestFarm) => field.set({ farm: on });
      const library = await openLibrary({
        ...ports,
        kind: testFarmKind,
        workspace: {
          document: () => field.state().farm,
          isBusy: () => false,
          open: work,
          renew: work,
          rename: (name) => work(withFarmName(field.state().farm, name)),
          subscribe: field.subscribe,
        },
      });
      return { ...library, work, now: () => field.state().farm };
    },
  });
}

describe("library", () => {
  test("what is done is kept, listed with its summary, and there again for the next tab", async () => {
    const { tab, pass, put, text } = farms();
    await put("farm/bad", "{broken");
    const { library } = await tab();
    expect(library.state()).toMatchObject({ isFresh: true, saving: { at: "untouched" } });
    library.work(withDeed(library.now(), "1"));
    await pass(1_000);
    const { id } = library.state();
    expect(await text(`farm/${id}`)).toBe(
      testFarmKind.encode(withDeed(withFarmName(farm, "New farm"), "1")),
    );
    await put("farm/worse", "{");
    expect(await library.list()).toMatchObject({
      ok: true,
      value: [
        { id: "worse", name: null, deeds: 0 },
        { id, name: "New farm", deeds: 2 },
      ],
    });
    expect((await tab()).library.state()).toMatchObject({ id, isFresh: false });
    expect(await library.unreadable()).toHaveLength(1);
  });

  test("two tabs see each other's deeds, and a name that both gave is asked about", async () => {
    const { tab, pass, put, text } = farms();
    await put("farm/a", farmText);
    const [one, two] = [(await tab()).library, (await tab()).library];
    one.work(withDeed(one.now(), "1"));
    two.work(withDeed(two.now(), "2"));
    await pass(5_000);
    expect(testFarmKind.encode(one.now())).toBe(
      testFarmKind.encode(withDeed(withDeed(farm, "1"), "2")),
    );
    expect(testFarmKind.encode(two.now())).toBe(testFarmKind.encode(one.now()));

    one.work(withFarmName(one.now(), "Hill farm"));
    two.work(withFarmName(two.now(), "Mill farm"));
    await pass(1_000);
    const [mine, theirs] = two.state().conflict ? [two, one] : [one, two];
    const { name } = mine.now();
    expect(mine.state().conflict).toMatchObject({
      theirs: { id: "a" },
      mine: { document: { name } },
    });
    expect(await mine.keepMine()).toEqual({ ok: true, value: "a" });
    await pass(5_000);
    expect(theirs.now().name).toBe(name);
    expect(await text("farm/a")).toContain(name);
    // What was not chosen is an earlier version now, and is gone back to.
    const [point] = await mine.points();
    await mine.restore(point!.key);
    await pass(1_000);
    expect(await text("farm/a")).not.toContain(name);
  });

  test("one that is deleted can be brought back, and a device that is full says so", async () => {
    const { tab, pass, put, text, faults } = farms();
    await put("farm/a", farmText);
    await put("point/a/000000000000001", farmText);
    const { library } = await tab();
    await library.remove("a");
    expect(library.state().removed).toEqual({ id: "a", name: "Brook farm" });
    await library.bringBack("a");
    expect(library.state()).toMatchObject({ id: "a", removed: null });
    faults.writes = "full";
    library.work(withFarmName(farm, "Too much"));
    await pass(1_000);
    expect(library.state().saving).toEqual({ at: "failed", why: "full" });
    faults.writes = null;
    library.retry();
    await pass(0);
    expect(await text("farm/a")).toContain("Too much");
  });

  test("what a page could not keep is joined when the next one opens", async () => {
    const { tab, pass, put, text, faults, noted } = farms();
    await put("farm/a", farmText);
    const { library, hide } = await tab();
    library.work(withDeed(farm, "last"));
    faults.writes = "unavailable";
    hide();
    await pass(0);
    expect(noted.size).toBe(1);
    faults.writes = null;
    await put("farm/a", testFarmKind.encode(withDeed(farm, "meanwhile")));
    await tab();
    expect(await text("farm/a")).toBe(
      testFarmKind.encode(withDeed(withDeed(farm, "meanwhile"), "last")),
    );
    expect(noted.size).toBe(0);
  });
});
