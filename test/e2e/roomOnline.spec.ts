// The room designer with the server: rooms kept with an account, shared, copied, and their pictures.
import type { Page } from "@playwright/test";
import type { DevAccountName } from "../../localnet/chain/accounts.ts";
import { expectAccessible } from "./accessible.ts";
import {
  addPicture,
  begin,
  drawnPicture,
  inRoomMenu,
  isKept,
  look,
  myPictures,
  openDesigner,
  paintedPng,
  rename,
  room,
  roomMenu,
  roomName,
  SLOW,
  thing,
  things,
  tools,
  withoutWebGl,
} from "./roomEditorPage.ts";
import { connect, signInButton, verify } from "./walletPage.ts";
import { watchForTrouble } from "./watchForTrouble.ts";
import { test as base, expect } from "./world.ts";

/** The line of the browser about what a test cut off, a save that came too late, a room that is shown no more. */
const knownTrouble = [/ERR_FAILED|status of 412|status of 404 .*\/api\/rooms\//];

type Visitor = DevAccountName | null;

const test = base.extend<{ other: (who: Visitor) => Promise<Page>; quick: undefined }>({
  // Another device, of the same person or of somebody else.
  other: async ({ browser, baseURL }, use) => {
    const closings: (() => Promise<void>)[] = [];
    await use(async (account) => {
      const context = await browser.newContext({ baseURL: baseURL! });
      const trouble = watchForTrouble(context);
      const page = await context.newPage();
      await withoutWebGl(page);
      if (account)
        await page.addInitScript((chosen) => {
          globalThis.localWalletOptions = { account: chosen, auto: "approve" };
        }, account);
      closings.push(async () => {
        await context.close();
        const unknown = trouble().filter((line) => !knownTrouble.some((known) => known.test(line)));
        expect(unknown).toEqual([]);
      });
      return page;
    });
    for (const close of closings) await close();
  },
  quick: [
    async ({ page }, use) => {
      await withoutWebGl(page);
      await use(undefined);
    },
    { auto: true },
  ],
});

test.use({ expectedTrouble: knownTrouble });
// Two people on two devices, a server that paints, and often a machine that does much else.
test.describe.configure({ timeout: 150_000 });

const isWrite = (method: string, path: RegExp) => (answer: import("@playwright/test").Response) =>
  answer.request().method() === method && path.test(new URL(answer.url()).pathname) && answer.ok();

const created = (page: Page) => page.waitForResponse(isWrite("POST", /^\/api\/rooms$/));
const saved = (page: Page) => page.waitForResponse(isWrite("PUT", /^\/api\/rooms\/\w+$/));

/** As when the device sleeps: nothing of the server's is reached, but what is open goes on. */
const cutOff = (page: Page) => page.route("**/api/**", (route) => route.abort());

/** As when it wakes: whoever comes back asks what is new. */
const wake = async (page: Page) => {
  await page.unroute("**/api/**");
  await page.evaluate(() => dispatchEvent(new Event("online")));
};

/** Whose rooms nobody else's test touches, because everybody's run in the same world. */
async function signedIn(page: Page): Promise<void> {
  await openDesigner(page);
  await connect(page);
}

const inAccount = (page: Page) => tools(page).getByText("Kept here and with your account");

const keepWithAccount = (page: Page) =>
  page.getByRole("button", { name: "Keep with my account" }).click();

test("a guest's room goes along with the account, and two devices never lose each other's work", async ({
  page,
  as,
  other,
}) => {
  await as("named");
  await openDesigner(page);
  await begin(page, "Harvest kitchen");
  await connect(page);
  await expect(page.getByText(/^One room is only on this device/)).toBeVisible();
  const made = created(page);
  await keepWithAccount(page);
  await made;
  await expect(page.getByText(/only on this device/)).toHaveCount(0);
  await expect(inAccount(page)).toBeVisible();

  const second = await other("named");
  await signedIn(second);
  await (await inRoomMenu(second, /^Harvest kitchen/)).click();
  await expect(roomName(second)).toHaveText("Harvest kitchen");
  await look(page, "List");
  await look(second, "List");
  const count = await things(page).count();
  await expect(things(second)).toHaveCount(count);

  // What is done here arrives there.
  await thing(second, "Farm table").first().click();
  const sent = saved(second);
  await second.keyboard.press("Delete");
  await expect(thing(second, "Farm table")).toHaveCount(0);
  await sent;
  await wake(page);
  await expect(thing(page, "Farm table")).toHaveCount(0);

  // What goes together is joined.
  await Promise.all([cutOff(page), cutOff(second)]);
  await rename(page, "Attic");
  await look(second, "Picture");
  await second.getByRole("radio", { name: "Night" }).check({ force: true });
  await Promise.all([isKept(page), isKept(second)]);
  await expect(tools(page).getByText(/^Kept here; your account is tried again/)).toBeVisible();
  const first = saved(page);
  await wake(page);
  await first;
  await expect(inAccount(page)).toBeVisible();
  const joined = saved(second);
  await wake(second);
  await joined;
  await expect(roomName(second)).toHaveText("Attic");
  await wake(page);
  await expect(page.getByRole("radio", { name: "Night" })).toBeChecked();

  // What does not is there twice, and is told.
  await Promise.all([cutOff(page), cutOff(second)]);
  await rename(page, "Cellar");
  await rename(second, "Barn");
  await Promise.all([isKept(page), isKept(second)]);
  const again = saved(page);
  await wake(page);
  await again;
  const twin = created(second);
  await wake(second);
  await expect(second.getByText(/^“Cellar” was changed here and on another device/)).toBeVisible();
  await twin;
  await expect(roomName(second)).toHaveText("Barn");
  await expect(await inRoomMenu(second, /^Cellar/)).toBeVisible();
  await second.keyboard.press("Escape");
  await second.getByRole("button", { name: "All right" }).click();
  await expect(second.getByText(/was changed here and on another/)).toHaveCount(0);

  await wake(page);
  await expect(roomName(page)).toHaveText("Cellar");
  await expect(await inRoomMenu(page, /^Barn/)).toBeVisible();
});

test("a room is shared, seen, copied with credit, reported and taken back", async ({
  page,
  as,
  other,
  context,
  request,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await as("holder");
  await openDesigner(page);
  await begin(page, "Fireside parlour");
  await tools(page).getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this room" });
  await expect(dialog.getByText(/^Sign in first/)).toBeVisible();
  await dialog.getByRole("button", { name: "Sign in and share it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Local Wallet" }).first().click();
  await verify(page);
  const link = dialog.getByRole("textbox", { name: "Link to the room" });
  await expect(link).toHaveValue(/\/rooms\/[0-9a-z]{10}$/, { timeout: SLOW });
  await dialog.getByRole("button", { name: "Copy link" }).click();
  await expect(dialog.getByRole("button", { name: "Copied" })).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  expect(address).toBe(await link.inputValue());
  const { pathname } = new URL(address);
  const picture = dialog.getByRole("img", { name: "Fireside parlour as its page shows it" });
  const width = () => picture.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width, { timeout: SLOW }).toBe(1200);
  await page.keyboard.press("Escape");

  // Without scripts, as those see it that draw a card of a link.
  const html = await (await request.get(pathname)).text();
  expect(html).toMatch(/<title>Fireside parlour\b/);
  expect(html).toMatch(/<meta property="og:title" content="Fireside parlour/);
  expect(html).toMatch(/<meta (?:name|property)="description" content="Fireside parlour, \d+ by/);
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html)![1]!;
  const { pathname: png, search } = new URL(image.replaceAll("&amp;", "&"));
  const painted = await request.get(png + search);
  expect(painted.status()).toBe(200);
  expect(painted.headers()["content-type"]).toBe("image/png");

  const visitor = await other(null);
  await visitor.goto("/rooms");
  await visitor.getByRole("link", { name: /^Fireside parlour/ }).click();
  await expect(visitor).toHaveURL(new RegExp(`${pathname}$`));
  await expect(roomName(visitor)).toHaveText("Fireside parlour");
  await expect(visitor.getByText(/things stand in it/)).toBeVisible();
  await visitor.getByRole("button", { name: "Report this room" }).click();
  await visitor.getByRole("dialog").getByRole("radio", { name: "Something else" }).check();
  await visitor.getByRole("dialog").getByRole("button", { name: "Send" }).click();
  await expect(visitor.getByText("Thank you. We will look at it.").first()).toBeVisible();

  await visitor.getByRole("link", { name: "Open in the designer" }).click();
  await expect(room(visitor)).toBeVisible();
  await expect(roomName(visitor)).toHaveText("Fireside parlour");
  await expect(
    visitor.getByRole("listitem").filter({ hasText: "made from “Fireside parlour”." }),
  ).toBeVisible();
  await isKept(visitor);
  await visitor.reload();
  await expect(roomName(visitor)).toHaveText("Fireside parlour");
  // A copy is made once, however often the page is asked for.
  await roomMenu(visitor).click();
  await expect(visitor.getByRole("menuitem", { name: /^Fireside parlour/ })).toHaveCount(0);

  await tools(page).getByRole("button", { name: "Share" }).click();
  await dialog.getByRole("button", { name: "Stop sharing" }).click();
  await expect(dialog.getByRole("button", { name: "Share it", exact: true })).toBeVisible();
  expect((await request.get(pathname)).status()).toBe(404);
  expect(await (await request.get("/rooms")).text()).not.toContain(pathname);

  const late = await other(null);
  await openDesigner(late, `/room-designer?remix=${pathname.slice("/rooms/".length)}`);
  const gone = late.locator("p", { hasText: /^That room is not shown to everybody any more/ });
  await expect(gone.last()).toBeVisible();
  await expect(late.getByRole("link", { name: "See other rooms" })).toBeVisible();
  await late.getByRole("button", { name: "All right" }).click();
  await expect(late.getByRole("link", { name: "See other rooms" })).toHaveCount(0);

  // Silence is another thing: it can be tried again.
  const cut = await other(null);
  await cut.route("**/api/rooms/**", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Share it", exact: true }).click();
  await expect(link).toBeVisible();
  await openDesigner(cut, `/room-designer?remix=${pathname.slice("/rooms/".length)}`);
  await cut.getByRole("button", { name: "Try again" }).click();
  await expect(roomName(cut)).toHaveText("Fireside parlour");
  await expect(cut.getByRole("button", { name: "Try again" })).toHaveCount(0);
});

test("a picture of one's own hangs on the other device too, and fields hang like pictures", async ({
  page,
  as,
  other,
}) => {
  await as("nameless");
  await openDesigner(page);
  await begin(page, "Four bare walls", "My room");
  await myPictures(page).click();
  await addPicture(page, "speckled hen.png", paintedPng(90, 60, [180, 90, 40]));
  await page.getByRole("button", { name: /^speckled hen: what to do with it/ }).click();
  await page.getByRole("menuitem", { name: "Hang it in a frame" }).click();
  expect(await drawnPicture(page)).toMatchObject({
    address: expect.stringMatching(/^blob:/),
    size: [90, 60],
  });
  await connect(page);
  const sent = page.waitForResponse(isWrite("PUT", /^\/api\/pictures\/[0-9a-f]{64}$/));
  const made = created(page);
  await keepWithAccount(page);
  await Promise.all([sent, made]);

  const second = await other("nameless");
  await signedIn(second);
  await (await inRoomMenu(second, /^My room/)).click();
  expect(await drawnPicture(second)).toMatchObject({
    address: expect.stringMatching(/^\/pictures\/[0-9a-f]{64}$/),
    size: [90, 60],
  });
});

test("the fields of whoever is signed in hang in frames", async ({ page, as }) => {
  await as("holder");
  await openDesigner(page);
  await begin(page, "Four bare walls", "My room");
  await myPictures(page).click();
  await expect(page.getByRole("region", { name: "My fields" })).toHaveCount(0);
  await connect(page);
  const fields = page.getByRole("region", { name: "My fields" });
  await fields.getByRole("button", { name: /^Field 0:/ }).click();
  await page.getByRole("menuitem", { name: "Hang it in a frame" }).click();
  const { address } = await drawnPicture(page);
  expect(address).toMatch(/\/fields\/0\.png\?frame=square$/);
  await look(page, "List");
  await expect(thing(page, /showing Field 0,/)).toHaveCount(1);
  await isKept(page);
  await page.reload();
  await look(page, "List");
  await expect(thing(page, /showing Field 0,/)).toHaveCount(1);
  await expect(signInButton(page)).toHaveCount(0);
});

test("a room in which nothing was done yet is shared like any other", async ({ page, as }) => {
  await as("nameOnly");
  await openDesigner(page);
  await connect(page);
  await tools(page).getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share this room" });
  await page.route("**/publish", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Share it", exact: true }).click();
  await expect(dialog.getByText(/^The server does not answer/)).toBeVisible();
  await dialog.getByRole("button", { name: "Share it", exact: true }).click();
  await expect(dialog.getByRole("textbox", { name: "Link to the room" })).toBeVisible({
    timeout: SLOW,
  });
});

test("a room that is not on this device is said to be missing, and comes from the account", async ({
  page,
  as,
  other,
}) => {
  await as("empty");
  await openDesigner(page);
  await begin(page, "Quilted bedroom");
  await connect(page);
  const made = created(page);
  await keepWithAccount(page);
  const { id } = await (await made).json();

  const second = await other("empty");
  await openDesigner(second, `/room-designer?room=${id}`);
  const slip = second.locator("p", { hasText: /^That room is not on this device/ }).last();
  await expect(slip).toBeVisible();
  await expectAccessible(second);
  await slip.locator("..").getByRole("button", { name: "Sign in" }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Local Wallet" }).first().click();
  await verify(second);
  await expect(roomName(second)).toHaveText("Quilted bedroom");
  await expect(second.getByText(/^That room is/)).toHaveCount(0);

  await openDesigner(second, "/room-designer?room=nobodysroom");
  const missed = second.getByText(/^That room is neither on this device nor in your account/);
  await expect(missed.last()).toBeVisible();
  await second.getByRole("button", { name: "All right" }).click();
  await expect(second).toHaveURL(/\/room-designer$/);
});
