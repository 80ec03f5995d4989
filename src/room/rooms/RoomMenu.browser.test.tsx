// The menu of the rooms and the list of them all in a real browser.
import { accept } from "@loamstead/lib/result.ts";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { encode } from "../model/encode.ts";
import {
  bare,
  nextDownload,
  renamedRoom,
  roomNameButton,
  roomsButton,
  roomsMenuItem,
  showRooms,
  sortedRoomNames,
} from "./testing/showRooms.tsx";

describe("the menu", () => {
  test("shows the other rooms with their drawings, and opens one", async () => {
    const { said } = await showRooms({
      a: encode(renamedRoom(bare, "Attic")),
      b: encode(renamedRoom(bare, "Barn")),
    });
    await expect.element(roomNameButton()).toHaveTextContent("Barn");
    await roomNameButton().click();
    await expect.element(roomsMenuItem(/^Attic/)).toBeVisible();
    await vi.waitFor(
      () => expect(document.querySelector("[role=menuitem] img")).not.toBeNull(),
      20_000,
    );
    await expectNoViolations();
    await roomsMenuItem(/^Attic/).click();
    await expect.element(roomNameButton()).toHaveTextContent("Attic");
    expect(said().at(-1)).toBe("Attic");
  });

  test("deletes the room once it was said what becomes of it, and brings it back by keyboard", async () => {
    const { library } = await showRooms({
      a: encode(renamedRoom(bare, "A")),
      b: encode(renamedRoom(bare, "B")),
    });
    await roomNameButton().click();
    await roomsMenuItem("Delete room…").click();
    await expect.element(roomsButton("Keep it")).toHaveFocus();
    await expect.element(page.getByText(/under “Deleted” in Your rooms for 30 days/)).toBeVisible();
    await expectNoViolations();
    await roomsButton("Keep it").click();
    expect(await sortedRoomNames(library)).toEqual(["A", "B"]);
    await roomNameButton().click();
    await roomsMenuItem("Delete room…").click();
    await roomsButton("Delete room").click();
    await expect.element(roomNameButton()).toHaveTextContent("A");
    expect(await sortedRoomNames(library)).toEqual(["A"]);
    await expect.element(page.getByText("B was deleted. It is kept for 30 days.")).toBeVisible();
    await expectNoViolations();
    (roomsButton("Bring it back").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(roomNameButton()).toHaveTextContent("B");
    await expect.element(roomNameButton()).toHaveFocus();
    expect(await sortedRoomNames(library)).toEqual(["A", "B"]);
  });

  test("whoever deleted their only room finds it in the menu, and brings it back", async () => {
    const { library } = await showRooms({ a: encode(renamedRoom(bare, "Attic")) });
    await roomNameButton().click();
    await expect.element(roomsMenuItem("Delete room…")).toBeVisible();
    await expect.element(roomsMenuItem("Deleted rooms…")).not.toBeInTheDocument();
    await roomsMenuItem("Delete room…").click();
    await roomsButton("Delete room").click();
    await expect
      .element(page.getByText("Attic was deleted. It is kept for 30 days."))
      .toBeVisible();
    await roomNameButton().click();
    await roomsMenuItem("Deleted rooms…").click();
    await expect.element(page.getByText("Deleted, kept for 30 days")).toBeVisible();
    await roomsButton("Bring Attic back").click();
    await expect.poll(() => sortedRoomNames(library)).toContain("Attic");
  });

  test("says that a room was set aside, and gives it as it was", async () => {
    await showRooms({ a: encode(renamedRoom(bare, "A")), b: "{ broken" });
    await expect.element(page.getByText(/We set one room aside/)).toBeVisible();
    const download = nextDownload();
    await roomsButton("Download it").click();
    expect(await (await download).bytes.text()).toBe("{ broken");
    await roomsButton("All right").click();
    await roomNameButton().click();
    await roomsMenuItem("Rooms set aside…").click();
    await expect.element(roomsButton(/Forget it: set aside/)).toBeVisible();
    await expectNoViolations();
    await roomsButton(/Forget it: set aside/).click();
    await expect.element(page.getByText("Nothing is set aside any more.")).toBeVisible();
  });
});

test("the dialog of all rooms: finds, renames, copies and deletes", async () => {
  const rooms = Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [`r${i}`, encode(renamedRoom(bare, `Room ${i}`))]),
  );
  const { library, tools } = await showRooms(rooms);
  tools.view.set({ view: { kind: "rooms" } });
  await expect.element(roomsButton("Show more")).toBeVisible();
  expect(document.querySelectorAll("dialog li")).toHaveLength(48);
  await page.getByLabelText("Find a room by name").fill("room 17");
  await vi.waitFor(() => expect(document.querySelectorAll("dialog li")).toHaveLength(1));
  await expectNoViolations();
  await roomsButton("Rename Room 17").click();
  await page.getByLabelText("Name of the room").fill("");
  await roomsButton("Call it that").click();
  await expect.element(page.getByText(/A name has 1 to 60 letters/)).toBeVisible();
  await page.getByLabelText("Name of the room").fill("Attic");
  await roomsButton("Call it that").click();
  await vi.waitFor(async () => expect(await sortedRoomNames(library)).toContain("Attic"));
  tools.view.set({ view: { kind: "rooms" } });
  await page.getByLabelText("Find a room by name").fill("attic");
  await roomsButton("Duplicate Attic").click();
  await roomsButton("Delete Attic 2…").click();
  await roomsButton("Delete room").click();
  await expect.element(page.getByText("Deleted, kept for 30 days")).toBeVisible();
  await expectNoViolations();
  await roomsButton("Bring Attic 2 back").click();
  await vi.waitFor(async () => expect(await sortedRoomNames(library)).toContain("Attic 2"));
  // For good only by a second press.
  await page.getByLabelText("Find a room by name").fill("attic");
  await roomsButton("Delete Attic 2…").click();
  await roomsButton("Delete room").click();
  await roomsButton("Delete Attic 2 for good").click();
  expect(await library.deleted()).toHaveLength(1);
  await roomsButton("Delete Attic 2 for good: press once more").click();
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
  const { tools } = await showRooms(
    { a: encode(renamedRoom(bare, "Attic")) },
    { account: Promise.resolve(account) },
  );
  await roomNameButton().click();
  await roomsMenuItem("Delete room…").click();
  const words = /^Its link stops working for everybody. 14 hearts come back/;
  await expect.element(page.getByText(words)).toBeVisible();
  await expectNoViolations();
  await roomsButton("Keep it").click();
  // What another device deleted comes back from here too.
  tools.view.set({ view: { kind: "rooms" } });
  await expect.element(page.getByText("goes on 24 December")).toBeVisible();
  await roomsButton("Bring Cellar back").click();
  expect(account.restore).toHaveBeenCalledWith("elsewhere1");
});

test("what the introduction said can be read again once the editor stands", async () => {
  await showRooms({});
  await roomNameButton().click();
  await roomsMenuItem("What this is…").click();
  const words = page.getByRole("dialog", { name: "A room to furnish before you own one" });
  await expect.element(words.getByText("Undo says what")).toBeVisible();
  await expect.element(words.getByText("One finger moves it. Two fingers turn it.")).toBeVisible();
  await expectNoViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(roomNameButton()).toHaveFocus();
});
