// Rooms that are shown to everybody: shared, seen, copied, reported and taken back.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { isLong } from "../soak.ts";
import { expectAccessible } from "./accessible.ts";
import { openAccount } from "./exchangePage.ts";
import { test } from "./roomAccount.ts";
import {
  beginInList,
  isKept,
  openList,
  preferList,
  room,
  roomMenu,
  roomName,
  SLOW,
  things,
  tools,
} from "./roomEditorPage.ts";
import { accountDialog, connect, verify } from "./walletPage.ts";
import { expect } from "./world.ts";

// Two people on two devices, a server that paints, and often a machine that does much else.
test.describe.configure({ timeout: isLong ? 900_000 : 360_000 });

const NAME = "Fireside parlour";

/** Changed meanwhile, its page is the same to whoever reads it and to whoever brings it to life. */
async function changeMeanwhile(page: Page, pathname: string, html: string): Promise<void> {
  const { request } = page;
  await page.goto(pathname);
  await expect(page.getByRole("button", { name: "Step inside" })).toBeVisible();
  await page.goto("/room-designer");
  await things(page).last().click();
  await page.keyboard.press("Delete");
  await isKept(page);
  const count = /(\S+) things stand in it/;
  const read = async () => count.exec(await (await request.get(pathname)).text())?.[1];
  const before = count.exec(html)![1];
  // Others see what they were shown, until they are shown another.
  expect(await read()).toBe(before);
  await tools(page).getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this room" });
  await dialog.getByRole("button", { name: "Show it as it is now" }).click();
  await expect.poll(read, { timeout: SLOW }).not.toBe(before);
  await page.goBack();
  await expect(page.getByText(count)).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${await read()} things stand in it`)).toBeVisible();
}

test("a room is shared, seen, copied with credit, reported and taken back", {
  tag: "@long",
}, async ({ page, as, other, context, request }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await preferList(page);
  await as("holder", { at: "/room-designer" });
  await beginInList(page, NAME);
  await tools(page).getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this room" });
  await expect(dialog.getByText(/for thirty days/)).toBeVisible();
  // First as a guest: the link is there without an account, and in no gallery.
  await dialog.getByRole("button", { name: "Make a link" }).click();
  const link = dialog.getByRole("textbox", { name: "Link to the room" });
  await expect(link).toHaveValue(/\/rooms\/[0-9a-z]{10}$/, { timeout: SLOW });
  const asGuest = await link.inputValue();
  const html0 = await (await request.get(new URL(asGuest).pathname)).text();
  expect(html0).toContain("Open until");
  expect(html0).toContain('content="noindex"');
  expect(await (await request.get("/rooms")).text()).not.toContain(new URL(asGuest).pathname);
  await page.keyboard.press("Escape");
  // One thing less, and the room is one's own.
  await things(page).last().click();
  await page.keyboard.press("Delete");
  await isKept(page);
  await tools(page).getByRole("button", { name: "Share" }).click();
  await dialog.getByRole("button", { name: "Sign in and keep the link" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Local Wallet" }).first().click();
  await verify(page);
  const inGallery = dialog.getByRole("checkbox", { name: "Show it in the gallery too" });
  await expect(inGallery).not.toBeChecked({ timeout: SLOW });
  // The link of the guest is the account's now.
  expect(await link.inputValue()).toBe(asGuest);
  // Others see the parlour as it came, which is nobody's own, until they are shown what was made of it.
  const asItIs = dialog.getByRole("button", { name: "Show it as it is now" });
  await asItIs.click();
  await expect(asItIs).toHaveCount(0, { timeout: SLOW });
  // It is so once the server has said it.
  await inGallery.click();
  await expect(inGallery).toBeChecked();
  await dialog.getByRole("textbox", { name: /^A line about it/ }).fill("Nobody has to go anywhere");
  await dialog.getByRole("button", { name: "Keep this line" }).click();
  await expect(dialog.getByRole("button", { name: "Keep this line" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(await link.inputValue());
  const { pathname } = new URL(address);
  const picture = dialog.getByRole("img", { name: `${NAME} as its page shows it` });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width, { timeout: SLOW }).toBe(1200);
  await page.keyboard.press("Escape");

  // Without scripts, as those see it that draw a card of a link.
  const html = await (await request.get(pathname)).text();
  expect(html).toMatch(new RegExp(`<title>${NAME}\\b`));
  expect(html).toContain(`<meta property="og:title" content="${NAME}`);
  expect(html).toMatch(
    /<meta (?:name|property)="description" content="“Nobody has to go anywhere”"/,
  );
  expect(html).not.toContain("Furnished by");
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!;
  const { pathname: card, search } = new URL(image.replaceAll("&amp;", "&"));
  const painted = await request.get(card + search);
  expect(painted.status()).toBe(200);
  expect(painted.headers()["content-type"]).toBe("image/jpeg");

  await changeMeanwhile(page, pathname, html);

  // In a frame of another site it can be seen and entered, and has nobody's account.
  const framed = await request.get(`${pathname}?embed`);
  expect(framed.headers()["content-security-policy"]).toContain("frame-ancestors 'self' *");
  await page.goto(`${pathname}?embed`);
  await expect(page.getByRole("heading", { name: NAME })).toBeVisible();
  // The badge of the local world is no part of the site.
  const buttons = page.getByRole("button").filter({ hasNotText: "Local world" });
  await expect(buttons).toHaveText(["Step inside"]);
  await expect(page.getByRole("link")).toHaveAttribute("href", pathname);
  await expectAccessible(page);
  await page.goto("/room-designer");
  await expect(room(page)).toBeVisible();

  const visitor = await other(null);
  await preferList(visitor);
  await visitor.goto("/rooms");
  // The house has an open door of that name as well.
  await visitor.locator(`a[href="${pathname}"]`).click();
  await expect(visitor).toHaveURL(new RegExp(`${pathname}$`));
  await expect(roomName(visitor)).toHaveText(NAME);
  await expect(visitor.getByText("“Nobody has to go anywhere”")).toBeVisible();
  await expect(visitor.getByText(/things stand in it/)).toBeVisible();
  await visitor.getByRole("button", { name: "Report this room" }).click();
  await visitor.getByRole("dialog").getByRole("radio", { name: "Something else" }).check();
  await visitor.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(visitor.getByText("Thank you. We will look at it.").first()).toBeVisible();

  await visitor.getByRole("link", { name: "Open in the designer" }).click();
  await expect(room(visitor)).toBeVisible();
  await expect(roomName(visitor)).toHaveText(NAME);
  await expect(
    visitor
      .getByRole("listitem")
      .filter({ hasText: `made from “${NAME}”.` })
      .first(),
  ).toBeVisible();
  await isKept(visitor);
  await visitor.reload();
  await expect(roomName(visitor)).toHaveText(NAME);
  // A copy is made once, however often the page is asked for.
  await roomMenu(visitor).click();
  await expect(visitor.getByRole("menuitem", { name: new RegExp(`^${NAME}`) })).toHaveCount(0);

  await tools(page).getByRole("button", { name: "Share" }).click();
  await dialog.getByRole("button", { name: "Stop sharing" }).click();
  await expect(dialog.getByRole("button", { name: "Share it", exact: true })).toBeVisible();
  expect((await request.get(pathname)).status()).toBe(404);
  expect(await (await request.get("/rooms")).text()).not.toContain(pathname);

  const late = await other(null);
  await openList(late, `/room-designer?remix=${pathname.slice("/rooms/".length)}`);
  const gone = late.locator("p", { hasText: /^That room is not shown to everybody any more/ });
  await expect(gone.last()).toBeVisible();
  await expect(late.getByRole("link", { name: "See other rooms" })).toBeVisible();
  await late.getByRole("button", { name: "All right" }).click();
  await expect(late.getByRole("link", { name: "See other rooms" })).toHaveCount(0);

  // Silence is another thing: it can be tried again.
  await late.route("**/api/rooms/**", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Share it", exact: true }).click();
  await expect(link).toBeVisible();
  await openList(late, `/room-designer?remix=${pathname.slice("/rooms/".length)}`);
  await late.getByRole("button", { name: "Try again" }).click();
  await expect(roomName(late)).toHaveText(NAME);
  await expect(late.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("an empty room is shared like any other, is taken along with all else, and goes with the account", async ({
  page,
  as,
  request,
}) => {
  await preferList(page);
  await as("nameOnly", { at: "/room-designer" });
  await connect(page);
  await tools(page).getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this room" });
  await page.route("**/publish", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Share it", exact: true }).click();
  await expect(dialog.getByText(/^The server does not answer/)).toBeVisible();
  await dialog.getByRole("button", { name: "Share it", exact: true }).click();
  const link = dialog.getByRole("textbox", { name: "Link to the room" });
  await expect(link).toBeVisible({ timeout: SLOW });
  const { pathname } = new URL(await link.inputValue());
  await page.keyboard.press("Escape");

  await openAccount(page);
  const account = accountDialog(page);
  await account.getByText("Your data").click();
  await expect(account.getByText(/: one room, no pictures, and your session/)).toBeVisible();
  const [archive] = await Promise.all([
    page.waitForEvent("download"),
    account.getByRole("link", { name: "Take everything with me" }).click(),
  ]);
  expect(archive.suggestedFilename()).toMatch(/^account-0x\w{6}-\d{4}-\d\d-\d\d\.zip$/);
  expect((await readFile(await archive.path())).toString("latin1")).toMatch(/rooms\/[\w-]+\.png/);

  const remove = account.getByRole("button", { name: "Delete my account" });
  await remove.click();
  await expect(account.getByText(/^What stays: your wallet/)).toBeVisible();
  await account.getByRole("button", { name: "Sign and delete my account" }).click();
  await expect(account.getByText(/^Your account ends /)).toBeVisible();
  expect((await request.get(pathname)).status()).toBe(404);
  await account.getByRole("button", { name: "Keep my account" }).click();
  await expect(remove).toBeVisible();
  expect((await request.get(pathname)).status()).toBe(200);
});
