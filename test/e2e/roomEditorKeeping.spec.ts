// What is done in the room designer is never lost: two tabs, a reload, a crash, a save that nobody can read.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { clearDatabases } from "./clearDatabases.ts";
import {
  addPicture,
  begin,
  beginInList,
  drawnPicture,
  furnish,
  inRoomMenu,
  isKept,
  look,
  myPictures,
  openDesigner,
  openList,
  paintedPng,
  rename,
  room,
  roomMenu,
  roomName,
  thing,
  things,
} from "./roomEditorPage.ts";
import { expect, test } from "./test.ts";

test.use({ withWebGl: false });

async function anotherTab(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await openList(tab);
  return tab;
}

/** What is in the room of a visitor who has just come. */
const pieces = ["Wall clock", "Spice rack", "Broody hen"];

async function furnished(page: Page): Promise<void> {
  await openList(page);
  for (const piece of pieces) await furnish(page, piece);
  await isKept(page);
}

const putAway = async (page: Page, name: string) => {
  await thing(page, name).first().click();
  await page.keyboard.press("Delete");
};

test("two tabs of one room take in each other's work, and what does not go together is kept twice", {
  tag: "@long",
}, async ({ page }) => {
  await furnished(page);
  const tab = await anotherTab(page);
  await expect(things(tab)).toHaveCount(pieces.length);

  // Nothing is in the hand: it comes in at once.
  await putAway(tab, "Wall clock");
  await expect(thing(page, "Wall clock")).toHaveCount(0);

  // Something is: what was done elsewhere waits, and both are there.
  await thing(page, "Spice rack").click();
  await page.keyboard.press("Enter");
  await expect(thing(page, /Spice rack, in your hand/)).toHaveCount(1);
  await rename(tab, "Attic");
  await isKept(tab);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(roomName(page)).toHaveText("Attic");
  await isKept(page);
  const place = (await thing(page, "Spice rack").textContent())!;
  await expect(thing(tab, "Spice rack")).toHaveText(place);

  // The same thing in both, at once.
  await thing(page, "Broody hen").click();
  await page.keyboard.press("Enter");
  await expect(thing(page, /Broody hen, in your hand/)).toHaveCount(1);
  await putAway(tab, "Broody hen");
  await isKept(tab);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  const question = page.getByRole("dialog", { name: "Two tabs, two wishes" });
  await question.getByRole("button", { name: "Keep both" }).click();
  await expect(question).toBeHidden();
  await expect(thing(page, "Broody hen")).toHaveCount(1);
  await expect(thing(tab, "Broody hen")).toHaveCount(0);
  await expect(roomName(tab)).toHaveText("Attic");
  await roomMenu(page).click();
  await expect(page.getByRole("menuitem", { name: /^Attic/ })).toHaveCount(1);
});

test("what was done just before a page is left or crashes is kept", async ({ page }) => {
  await furnished(page);
  await putAway(page, "Wall clock");
  await expect(thing(page, "Wall clock")).toHaveCount(0);
  await page.reload();
  await look(page, "List");
  await expect(thing(page, "Broody hen")).toHaveCount(1);
  await expect(thing(page, "Wall clock")).toHaveCount(0);

  await putAway(page, "Broody hen");
  await isKept(page);
  const crashed = page.waitForEvent("crash");
  const session = await page.context().newCDPSession(page);
  void session.send("Page.crash").catch(() => {});
  await crashed;
  const next = await anotherTab(page);
  await expect(thing(next, "Spice rack")).toHaveCount(1);
  await expect(thing(next, "Broody hen")).toHaveCount(0);
});

test("a save that cannot be read is set aside, told, and can be taken home", async ({ page }) => {
  await furnished(page);
  await page.evaluate(async () => {
    const opening = indexedDB.open("loamstead.rooms");
    const database = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const texts = database.transaction("texts", "readwrite").objectStore("texts");
    await new Promise((resolve) => {
      const keys = texts.getAllKeys(IDBKeyRange.bound("room/", "room/\uffff"));
      keys.onsuccess = () => {
        texts.put("half of a ro", keys.result[0]!).onsuccess = resolve;
      };
    });
    database.close();
  });
  await page.reload();
  await look(page, "List");
  await expect(room(page)).toBeVisible();
  await expect(page.getByText(/^We set one room aside/)).toBeVisible();
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download it" }).click();
  const file = await coming;
  expect(await readFile((await file.path())!, "utf8")).toBe("half of a ro");
  await page.getByRole("button", { name: "All right" }).click();
  await expect(page.getByText(/^We set one room aside/)).toHaveCount(0);

  // What is begun after it is a room of its own, and the old save stays where it is.
  await beginInList(page, "Quilted bedroom");
  await page.reload();
  await expect(roomName(page)).toHaveText("Quilted bedroom");
  await expect(page.getByText(/^We set one room aside/)).toHaveCount(0);
  await (await inRoomMenu(page, "Rooms set aside…")).click();
  const dialog = page.getByRole("dialog", { name: "Rooms set aside" });
  await dialog.getByRole("button", { name: /^Forget it/ }).click();
  await expect(dialog.getByText("Nothing is set aside any more.")).toBeVisible();
});

test("a picture hangs on after a reload; what is none is refused in words", {
  tag: "@long",
}, async ({ page }) => {
  await openDesigner(page);
  await begin(page, "Four bare walls", "My room");
  await myPictures(page).click();
  const refused = page.getByRole("alert");
  await addPicture(page, "junk.png", Buffer.from("no picture at all"));
  await expect(refused.filter({ hasText: "junk.png: that is no PNG" })).toBeVisible();
  await addPicture(page, "hen.svg", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'));
  await expect(refused.filter({ hasText: "hen.svg: a drawing in SVG" })).toBeVisible();
  const half = (await paintedPng(40, 40, [1, 2, 3])).subarray(0, 60);
  await addPicture(page, "half.png", half);
  await expect(refused.filter({ hasText: "half.png: it begins as a picture" })).toBeVisible();

  await addPicture(page, "speckled hen.png", await paintedPng(60, 90, [180, 90, 40]));
  await page.getByRole("button", { name: /^speckled hen: what to do with it/ }).click();
  await page.getByRole("menuitem", { name: "Hang it in a frame" }).click();
  await expect(refused.filter({ hasText: "half.png" })).toHaveCount(0);
  await isKept(page);
  await page.reload();
  expect((await drawnPicture(page)).size).toEqual([60, 90]);
  await look(page, "List");
  await expect(thing(page, /showing speckled hen/)).toHaveCount(1);
});

test("rooms that the browser cleared away are told as such, once", async ({ page }) => {
  await furnished(page);
  await page.goto("/rules");
  await clearDatabases(page);
  await openList(page);
  const content = page.locator("#content");
  const slip = content.getByText(/^Your browser has cleared away the rooms that were kept here/);
  await expect(slip).toBeVisible();
  await page.getByRole("button", { name: "All right" }).click();
  await expect(slip).toBeHidden();
  await page.reload();
  await expect(roomName(page)).toBeVisible();
  await expect(slip).toBeHidden();
});
