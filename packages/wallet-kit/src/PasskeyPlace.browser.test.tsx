// Tests that no row of the connect dialog moves when it becomes known whether there are accounts by passkey.
import { refuse } from "@loamstead/lib/result.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { ConnectButton } from "./ConnectButton.tsx";
import { createWalletKit } from "./createWalletKit.ts";
import type { PasskeySite } from "./kit/passkeySite.ts";
import { WalletProvider } from "./WalletProvider.tsx";

const none = async () => refuse("not-found");
const site: PasskeySite = { rpId: location.hostname, find: none, recover: none };
const row = page.getByRole("button", { name: /^Continue with a passkey/ });
const opener = page.getByRole("button", { name: "Connect Wallet" });

/** Where everything that can be pressed lies, by what it says. */
const places = () =>
  [...document.querySelectorAll<HTMLElement>("dialog[open] :is(button, a, summary)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }))
    .map((one) => `${one.textContent.trim()} ${one.offsetLeft} ${one.offsetTop}`)
    .filter((place) => !place.startsWith("Continue with a passkey"));
const roomAbove = () =>
  document.querySelector("dialog section")!.getBoundingClientRect().top -
  document.querySelector("dialog h2")!.getBoundingClientRect().bottom;

async function mountButton(
  width: number,
  passkeys: () => Promise<PasskeySite | null>,
  inFrame = false,
) {
  await page.viewport(width, 800);
  const kit = createWalletKit({
    appName: "Turnip Exchange",
    learnMoreUrl: "https://example.org/wallets",
    settings: () => Promise.reject(new Error("not asked for in these tests")),
    passkeys,
  });
  // Tests run in a frame.
  mount(
    <WalletProvider kit={{ ...kit, inFrame }}>
      <ConnectButton />
    </WalletProvider>,
  );
  await expect.element(opener).toBeVisible();
}

/** The wallets are there at once, what stands beside them a frame later. */
async function isOpen() {
  await expect.element(page.getByRole("button", { name: "Rainbow" })).toHaveFocus();
  await expect.poll(() => places().some((place) => place.startsWith("Learn More"))).toBe(true);
}

test.each([1280, 600])("at %i pixels an answer that comes late moves nothing", async (width) => {
  const { promise, resolve } = Promise.withResolvers<PasskeySite | null>();
  await mountButton(width, () => promise);
  await opener.click();
  await isOpen();
  const before = places();
  expect(row.elements()).toEqual([]);
  resolve(site);
  await expect.element(row.first()).toBeVisible();
  expect(places()).toEqual(before);
  await expect.element(page.getByRole("button", { name: "Rainbow" })).toHaveFocus();
});

test("a late no moves nothing either, and the next dialog has no gap", async () => {
  const { promise, resolve } = Promise.withResolvers<PasskeySite | null>();
  await mountButton(1280, () => promise);
  await opener.click();
  await isOpen();
  const before = places();
  const room = roomAbove();
  resolve(null);
  await promise;
  await new Promise(requestAnimationFrame);
  expect(places()).toEqual(before);
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(page.getByRole("button", { name: "Rainbow" })).toHaveFocus();
  expect(roomAbove()).toBeLessThan(room - 40);
});

test("where the site cannot be asked the next dialog has no gap, and asks again", async () => {
  let answer = Promise.withResolvers<PasskeySite | null>();
  await mountButton(1280, () => answer.promise);
  await opener.click();
  await isOpen();
  const before = places();
  const room = roomAbove();
  answer.reject(new TypeError("offline"));
  await answer.promise.catch(() => {});
  await new Promise(requestAnimationFrame);
  expect(places()).toEqual(before);
  answer = Promise.withResolvers();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await isOpen();
  expect(roomAbove()).toBeLessThan(room - 40);

  // Without a place it comes with the next dialog: no row moves under a finger.
  const without = places();
  answer.resolve(site);
  await answer.promise;
  await new Promise(requestAnimationFrame);
  expect(row.elements()).toEqual([]);
  expect(places()).toEqual(without);
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(row.first()).toHaveFocus();
});

test("in a frame, where no device may be asked, none is offered and nothing waits for one", async () => {
  await mountButton(1280, async () => site, true);
  await opener.click();
  await expect.element(page.getByRole("button", { name: "Rainbow" })).toBeVisible();
  expect(document.querySelectorAll("dialog[open] button:disabled")).toHaveLength(0);
  expect(row.elements()).toEqual([]);
});

test("whoever touches the button before finds it there, and first", async () => {
  await mountButton(1280, async () => site);
  await userEvent.tab();
  await expect.element(opener).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  await expect.element(row.first()).toHaveFocus();
});
