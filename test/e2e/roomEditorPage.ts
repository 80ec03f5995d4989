// How end-to-end tests handle the room designer: its regions, its list, its menus and its pictures.
import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";

/** For what is drawn or painted for seconds, on a machine that has much else to do. */
export const SLOW = 120_000;

export const room = (page: Page): Locator => page.getByRole("region", { name: "The room" });
export const tools = (page: Page): Locator => page.getByRole("region", { name: "Room and tools" });
export const roomName = (page: Page): Locator => page.getByRole("heading", { level: 1 });

/** In the list view: one row for each thing. */
export const things = (page: Page): Locator => room(page).getByRole("treeitem");
export const thing = (page: Page, words: string | RegExp): Locator =>
  things(page).filter({ hasText: words });

export async function openDesigner(page: Page, address = "/room-designer"): Promise<void> {
  await page.goto(address);
  await expect(room(page)).toBeVisible();
}

export async function look(page: Page, view: "3D" | "Picture" | "Plan" | "List"): Promise<void> {
  // The switch draws its own face over the real radio button. Whoever presses it sees it: a menu that closes is waited for.
  const choice = page.getByRole("radio", { name: view });
  await choice.locator("xpath=ancestor::label").click();
  await expect(choice).toBeChecked();
  // A view is fetched when it is first looked at.
  const there =
    view === "List"
      ? room(page).getByRole("heading", { name: "Your room in words" })
      : room(page).getByRole("listbox");
  await expect(there).toBeAttached({ timeout: SLOW });
}

/** For tests that do not look at the drawing of the room, which costs seconds: as who looked at the list last. */
export const preferList = (page: Page) =>
  page.addInitScript(() => {
    if (sessionStorage.getItem("room-view") === null) sessionStorage.setItem("room-view", "list");
  });

export async function openList(page: Page, address?: string): Promise<void> {
  await preferList(page);
  await openDesigner(page, address);
  await expect(room(page).getByRole("heading", { name: "Your room in words" })).toBeVisible();
}

/** From the cards over an empty room; the bare one keeps a name of its own. */
export async function begin(page: Page, template: string, name = template): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`^${template}`) }).click();
  await expect(roomName(page)).toHaveText(name);
  await isKept(page);
}

/** The same for tests that see the list first, from the dialog that every room has. */
export async function beginInList(page: Page, template: string): Promise<void> {
  await look(page, "List");
  await (await inRoomMenu(page, "A new room…")).click();
  const dialog = page.getByRole("dialog", { name: "A new room" });
  await dialog.getByRole("button", { name: new RegExp(`^${template}`) }).click();
  await expect(roomName(page)).toHaveText(template);
  await isKept(page);
}

/** Looked for by its name and put down where it would stand; in the list view. */
export async function furnish(page: Page, piece: string): Promise<void> {
  const inHand = thing(page, "in your hand");
  const search = page.getByRole("searchbox", { name: "Find a piece" });
  await search.fill(piece);
  await search.press("Enter");
  await expect(inHand).toHaveCount(1);
  await expect(room(page).getByRole("tree")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(inHand).toHaveCount(0);
}

/** The line may say the same twice: in short, and in full for who hears it. */
export const isKept = (page: Page): Promise<void> =>
  expect(
    tools(page)
      .getByText(/^(Kept (on this device|here|in your account)|In account)/)
      .first(),
  ).toBeVisible();

export const roomMenu = (page: Page): Locator => roomName(page).getByRole("button");

/** What the menu under the room's name offers, by the words that it begins with. */
export async function inRoomMenu(page: Page, entry: string | RegExp): Promise<Locator> {
  await roomMenu(page).click();
  return page.getByRole("menuitem", { name: entry });
}

export async function rename(page: Page, name: string): Promise<void> {
  await (await inRoomMenu(page, "Rename…")).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(name);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(roomName(page)).toHaveText(name);
}

export const myPictures = (page: Page): Locator =>
  page.getByRole("tab", { name: "My pictures", exact: true });

export async function addPicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  const mimeType = name.endsWith(".svg") ? "image/svg+xml" : "image/png";
  await page.locator("input[type=file]").setInputFiles({ name, mimeType, buffer });
}

/** The pictures in the drawing that stands for the room where there is no 3D. */
const drawnPictures = (page: Page): Locator => room(page).locator("[data-is-drawn] svg image");

type Drawn = { readonly address: string; readonly size: readonly [number, number] };

/** What is behind the address of a drawn picture, as the browser shows it. */
export async function drawnPicture(page: Page): Promise<Drawn> {
  const image = drawnPictures(page).first();
  // The drawings of the rooms to begin with may come first.
  await expect(image).toBeAttached({ timeout: SLOW });
  return image.evaluate(async (element) => {
    const address = element.getAttribute("href")!;
    const shown = new Image();
    shown.src = address;
    await shown.decode();
    return { address, size: [shown.naturalWidth, shown.naturalHeight] as const };
  });
}

/** A PNG of one colour. */
export function paintedPng(
  width: number,
  height: number,
  [r, g, b]: readonly [number, number, number],
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } })
    .png()
    .toBuffer();
}
