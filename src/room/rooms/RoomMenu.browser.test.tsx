// The menu of the rooms and the list of them all in a real browser.
import { accept } from "@loamstead/lib/result.ts";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { encode } from "../model/encode.ts";
import {
  bare,
  button,
  item,
  name,
  named,
  names,
  nextDownload,
  show,
} from "./testing/showRooms.tsx";

describe("the menu", () => {
  test("shows the other rooms with their drawings, and opens one", async () => {
    const { said } = await show({
      a: encode(named(bare, "Attic")),
      b: encode(named(bare, "Barn")),
    });
    await expect.element(name()).toHaveTextContent("Barn");
    await name().click();
    await expect.element(item(/^Attic/)).toBeVisible();
    await vi.waitFor(
      () => expect(document.querySelector("[role=menuitem] img")).not.toBeNull(),
      20_000,
    );
    await expectNoViolations();
    await item(/^Attic/).click();
    await expect.element(name()).toHaveTextContent("Attic");
    expect(said().at(-1)).toBe("Attic");
  });

  test("deletes the room once it was said what becomes of it, and brings it back by keyboard", async () => {
    const { library } = await show({ a: encode(named(bare, "A")), b: encode(named(bare, "B")) });
    await name().click();
    await item("Delete room…").click();
    await expect.element(button("Keep it")).toHaveFocus();
    await expect.element(page.getByText(/under “Deleted” in Your rooms for 30 days/)).toBeVisible();
    await expectNoViolations();
    await button("Keep it").click();
    expect(await names(library)).toEqual(["A", "B"]);
    await name().click();
    await item("Delete room…").click();
    await button("Delete room").click();
    await expect.element(name()).toHaveTextContent("A");
    expect(await names(library)).toEqual(["A"]);
    await expect.element(page.getByText("B was deleted. It is kept for 30 days.")).toBeVisible();
    await expectNoViolations();
    (button("Bring it back").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(name()).toHaveTextContent("B");
    await expect.element(name()).toHaveFocus();
    expect(await names(library)).toEqual(["A", "B"]);
  });

  test("whoever deleted their only room finds it in the menu, and brings it back", async () => {
    const { library } = await show({ a: encode(named(bare, "Attic")) });
    await name().click();
    await expect.element(item("Delete room…")).toBeVisible();
    await expect.element(item("Deleted rooms…")).not.toBeInTheDocument();
    await item("Delete room…").click();
    await button("Delete room").click();
    await expect
      .element(page.getByText("Attic was deleted. It is kept for 30 days."))
      .toBeVisible();
    await name().click();
    await item("Deleted rooms…").click();
    await expect.element(page.getByText("Deleted, kept for 30 days")).toBeVisible();
    await button("Bring Attic back").click();
    await expect.poll(() => names(library)).toContain("Attic");
  });

  test("says that a room was set aside, and gives it as it was", async () => {
    await show({ a: encode(named(bare, "A")), b: "{ broken" });
    await expect.element(page.getByText(/We set one room aside/)).toBeVisible();
    const download = nextDownload();
    await button("Download it").click();
    expect(await (await download).bytes.text()).toBe("{ broken");
    await button("All right").click();
    await name().click();
    await item("Rooms set aside…").click();
    await expect.element(button(/Forget it: set aside/)).toBeVisible();
    await expectNoViolations();
    await button(/Forget it: set aside/).click();
    await expect.element(page.getByText("Nothing is set aside any more.")).toBeVisible();
  });
});

test("the dialog of all rooms: finds, renames, copies and deletes", async () => {
  const rooms = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [`r${i}`, encode(named(bare, `Room ${i}`))]),
  );
  const { library, tools } = await show(rooms);
  tools.view.set({ view: { kind: "rooms" } });
  await expect.element(button("Show more")).toBeVisible();
  expect(document.querySelectorAll("dialog li")).toHaveLength(48);
  await page.getByLabelText("Find a room by name").fill("room 17");
  await vi.waitFor(() => expect(document.querySelectorAll("dialog li")).toHaveLength(1));
  await expectNoViolations();
  await button("Rename Room 17").click();
  await page.getByLabelText("Name of the room").fill("");
  await button("Call it that").click();
  await expect.element(page.getByText(/A name has 1 to 60 letters/)).toBeVisible();
  await page.getByLabelText("Name of the room").fill("Attic");
  await button("Call it that").click();
  await vi.waitFor(async () => expect(await names(library)).toContain("Attic"));
  tools.view.set({ view: { kind: "rooms" } });
  await page.getByLabelText("Find a room by name").fill("attic");
  await button("Duplicate Attic").click();
  await button("Delete Attic 2…").click();
  await button("Delete room").click();
  await expect.element(page.getByText("Deleted, kept for 30 days")).toBeVisible();
  await expectNoViolations();
  await button("Bring Attic 2 back").click();
  await vi.waitFor(async () => expect(await names(library)).toContain("Attic 2"));
  // For good only by a second press.
  await page.getByLabelText("Find a room by name").fill("attic");
  await button("Delete Attic 2…").click();
  await button("Delete room").click();
  await button("Delete Attic 2 for good").click();
  expect(await library.deleted()).toHaveLength(1);
  await button("Delete Attic 2 for good: press once more").click();
  await vi.waitFor(async () => expect(await library.deleted()).toEqual([]));
  await page.getByLabelText("Find a room by name").fill("nowhere");
  await expect.element(page.getByText("No room here is called “nowhere”.")).toBeVisible();
});

test("before a shared room is deleted it is said what stops, and how many hearts come back", async () => {
  const account = {
    find: async () => accept({ publishedAt: 1, hearts: 14 }),
    guests: { find: async () => null },
    idInAccount: async () => null,
    deleted: async () => [
      {
        id: "elsewhere1",
        version: 2,
        name: "Cellar",
        deletedAt: 0,
        goesAt: Date.UTC(2026, 11, 24),
      },
    ],
    restore: vi.fn(async () => accept(null)),
    purge: async () => accept(null),
  };
  const { tools } = await show(
    { a: encode(named(bare, "Attic")) },
    { account: Promise.resolve(account) },
  );
  await name().click();
  await item("Delete room…").click();
  const words = /^Its link stops working for everybody. 14 hearts come back/;
  await expect.element(page.getByText(words)).toBeVisible();
  await expectNoViolations();
  await button("Keep it").click();
  // What another device deleted comes back from here too.
  tools.view.set({ view: { kind: "rooms" } });
  await expect.element(page.getByText("goes on 24 December")).toBeVisible();
  await button("Bring Cellar back").click();
  expect(account.restore).toHaveBeenCalledWith("elsewhere1");
});

test("what the introduction said can be read again once the editor stands", async () => {
  await show({});
  await name().click();
  await item("What this is…").click();
  const words = page.getByRole("dialog", { name: "A room to furnish before you own one" });
  await expect.element(words.getByText("Undo says what")).toBeVisible();
  await expect.element(words.getByText("One finger moves it. Two fingers turn it.")).toBeVisible();
  await expectNoViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(name()).toHaveFocus();
});
