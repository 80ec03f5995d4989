// What a farm has made, in a room of the same device: from its file to the dish on the floor, and the farm at the window.
import { expectAccessible } from "./accessible.ts";
import { FIELD, farmFile } from "./farmFile.ts";
import { isKept, look, preferList, room, SLOW, thing, things } from "./roomEditorPage.ts";
import { expect, test } from "./test.ts";

test.use({ withWebGl: false });

test("a dish is looked for from the farm, put down, and says where it was cooked", {
  tag: "@long",
}, async ({ page }) => {
  await preferList(page);
  await page.goto("/play");
  await page.getByRole("button", { name: /^Field \d/ }).click();
  await page.getByRole("menuitem", { name: /from a file/ }).click();
  await page
    .getByLabel("The file of a farm")
    .setInputFiles({ name: "farm.json", mimeType: "application/json", buffer: farmFile() });
  await expect(page.getByRole("button", { name: `Field ${FIELD}` })).toBeVisible();
  await page.getByRole("tab", { name: "Kitchen" }).click();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Look in: Pea soup in your room" }).click();
  await expect(room(page)).toBeVisible({ timeout: SLOW });
  await expect(thing(page, "Pea soup")).toBeVisible();
  await page.keyboard.press("Enter");
  const soup = thing(page, `cooked on field ${FIELD}, Seedtime 2026`);
  await expect(soup).toBeVisible();

  const pieces = page.getByRole("searchbox", { name: "Find a piece" });
  await pieces.fill("jug of flowers");
  await pieces.press("Enter");
  await page.keyboard.press("Enter");
  await expect(
    thing(page, `made from 6 sunflowers of field ${FIELD}, Seedtime 2026`),
  ).toBeVisible();
  // One more of them is as free as ever, and bears no mark.
  await pieces.fill("jug of flowers");
  await pieces.press("Enter");
  await page.keyboard.press("Enter");
  await expectAccessible(page);
  await expect(things(page)).toHaveCount(3);
  await expect(thing(page, "made from 6 sunflowers")).toHaveCount(1);
  await isKept(page);

  await page.getByRole("tab", { name: "My pictures" }).click();
  await page.getByRole("button", { name: new RegExp(`^Field ${FIELD}:`) }).click();
  await page.getByRole("menuitem", { name: "Begin a room in its cottage" }).click();
  await look(page, "Picture");
  await expect(room(page).locator("image[href^='blob:']").first()).toBeAttached({ timeout: SLOW });

  // From the farm it is the room where it stands that opens.
  await page.goto("/room-designer?look=dish-pea-soup");
  await look(page, "List");
  await expect(thing(page, "cooked on field")).toHaveAttribute("aria-selected", "true");
});
