// The room designer with the server: rooms kept with an account, shared, copied, and their pictures.
import { expectAccessible } from "./accessible.ts";
import {
  created,
  cutOff,
  inAccount,
  isWrite,
  keepWithAccount,
  saved,
  signedIn,
  test,
  wake,
} from "./roomAccount.ts";
import {
  addPicture,
  begin,
  drawnPicture,
  furnish,
  inRoomMenu,
  isKept,
  look,
  myPictures,
  openList,
  paintedPng,
  preferList,
  rename,
  roomName,
  thing,
  things,
  tools,
} from "./roomEditorPage.ts";
import { connect, signInButton, verify } from "./walletPage.ts";
import { expect } from "./world.ts";

test("a guest's room goes along, and two devices lose nothing of each other's", {
  tag: "@long",
}, async ({ page, as, other }) => {
  await preferList(page);
  await as("named", { at: "/room-designer" });
  for (const piece of ["farm table", "wobbly stool"]) await furnish(page, piece);
  await rename(page, "Kitchen");
  await connect(page);
  await expect(page.getByText(/^One room is only on this device/)).toBeVisible();
  const made = created(page);
  await keepWithAccount(page);
  await made;
  await expect(page.getByText(/only on this device/)).toHaveCount(0);
  await expect(inAccount(page)).toBeVisible();

  const second = await other("named");
  await signedIn(second, "named");
  await (await inRoomMenu(second, /^Kitchen/)).click();
  await expect(roomName(second)).toHaveText("Kitchen");
  await expect(things(second)).toHaveCount(2);

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
  await look(second, "Plan");
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
  // It is read aloud as well.
  const told = second.getByRole("main").getByText(/^“Cellar” was changed here and on another/);
  await expect(told).toBeVisible();
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

test("a picture of one's own hangs on the other device too", { tag: "@long" }, async ({
  page,
  as,
  other,
}) => {
  await as("nameless", { at: "/room-designer" });
  await begin(page, "Four bare walls", "My room");
  await myPictures(page).click();
  await addPicture(page, "speckled hen.png", await paintedPng(90, 60, [180, 90, 40]));
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
  await signedIn(second, "nameless");
  await (await inRoomMenu(second, /^My room/)).click();
  await look(second, "Picture");
  expect(await drawnPicture(second)).toMatchObject({
    address: expect.stringMatching(/^\/pictures\/[0-9a-f]{64}$/),
    size: [90, 60],
  });
});

test("the fields of whoever is signed in hang in frames", { tag: "@long" }, async ({
  page,
  as,
}) => {
  await as("holder", { at: "/room-designer" });
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

test("a room that this device lacks comes from the account", async ({ page, as, other }) => {
  await preferList(page);
  await as("empty", { at: "/room-designer" });
  await furnish(page, "floor lamp");
  await rename(page, "Attic");
  await connect(page);
  const made = created(page);
  await keepWithAccount(page);
  const { id } = await (await made).json();

  const second = await other("empty");
  await openList(second, `/room-designer?room=${id}`);
  const slip = second.locator("p", { hasText: /^That room is not on this device/ }).last();
  await expect(slip).toBeVisible();
  await expectAccessible(second);
  await slip.locator("..").getByRole("button", { name: "Sign in" }).click();
  await second.getByRole("dialog").getByRole("button", { name: "Local Wallet" }).first().click();
  await verify(second);
  await expect(roomName(second)).toHaveText("Attic");
  // The list still names it among what was said lately.
  await expect(second.locator("p", { hasText: /^That room is/ })).toHaveCount(0);

  await openList(second, "/room-designer?room=nobodysroom");
  const missed = second.getByText(/^That room is neither on this device nor in your account/);
  await expect(missed.last()).toBeVisible();
  await second.getByRole("button", { name: "All right" }).click();
  await expect(second).toHaveURL(/\/room-designer$/);
});
