// Tests the connect dialog on a phone: the strip, the app that opens, and what is offered when it does not.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { iPhone, pairingCode } from "./testing/fakeKit.ts";
import { dialogButton, openDialog, title, unfold } from "./testing/openDialog.tsx";

const link = `rainbow://wc?uri=${encodeURIComponent(pairingCode)}&connector=rainbowkit`;
const onPhone = { width: 360, environment: iPhone };
const notOpened = () => page.getByRole("heading", { name: "Rainbow did not open?" });

async function paired(isFresh: boolean) {
  const all = await openDialog(onPhone);
  all.senses.isGestureFresh = () => isFresh;
  await all.choose("Rainbow");
  await expect.poll(() => all.asked).toHaveLength(1);
  all.asked[0]!.onUri!(pairingCode);
  await expect.element(dialogButton("Open Rainbow")).toBeVisible();
  return all;
}

test("asks nobody before a wallet is chosen; arrows move along the strip", async () => {
  const core = vi.fn();
  await openDialog({ ...onPhone, core });
  await expect.element(dialogButton("Rainbow")).toHaveFocus();
  await userEvent.keyboard("{ArrowRight}");
  await expect.element(dialogButton("Coinbase")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(dialogButton("Brave (unsupported)")).toHaveFocus();
  expect(core).not.toHaveBeenCalled();
  await expectNoViolations();
  await dialogButton("Get a Wallet").click();
  await expect.element(title("Get a Wallet")).toHaveFocus();
  const store = page.getByRole("link", { name: "GET Rainbow (opens in a new tab)" });
  await expect
    .element(store)
    .toHaveAttribute("href", "https://apps.apple.com/app/apple-store/id1457119021");
  await expectNoViolations();
  await dialogButton("Back").click();
  await expect.element(dialogButton("Get a Wallet")).toHaveFocus();
});

test("a wallet that is not paired opens this page inside itself, or another is chosen", async () => {
  const { choose } = await openDialog(onPhone);
  await unfold("More wallets");
  await choose("Phantom");
  await expect.element(title("Open Phantom")).toHaveFocus();
  const inside = page.getByRole("link", { name: "Open Phantom (opens in a new tab)" });
  const here = "https%3A%2F%2Fturnip.example";
  await expect
    .element(inside)
    .toHaveAttribute("href", `https://phantom.app/ul/browse/${here}%2Ffields%2F7?ref=${here}`);
  await expectNoViolations();
  await dialogButton("Choose another wallet").click();
  await expect.element(dialogButton("Rainbow")).toBeVisible();
});

test("whatever the phone's width, the fifth tile looks in at the edge", async () => {
  const { announce } = await openDialog(onPhone);
  announce({ rdns: "org.field", name: "Field Wallet" });
  await expect.element(dialogButton("Field Wallet")).toBeVisible();
  document.querySelector("dialog ul")!.scrollLeft = 0;
  for (const width of [320, 360, 390, 412]) {
    await page.viewport(width, 800);
    const mark = document.querySelector("dialog li:nth-child(5) img")!.getBoundingClientRect();
    expect(mark.left).toBeLessThan(width - 20);
    expect(mark.right).toBeGreaterThan(width);
  }
});

test("while the tap is fresh the app opens by itself, once, and is to be opened for later requests", async () => {
  const { kit, asked } = await paired(true);
  await expect.poll(() => vi.mocked(kit.openUri).mock.calls).toEqual([[link]]);
  asked[0]!.onUri!(`${pairingCode}&again`);
  await expect.element(title("Opening Rainbow...")).toHaveFocus();
  expect(kit.openUri).toHaveBeenCalledOnce();
  expect(asked[0]!.app).toEqual({ link: "rainbow://" });
  // Only once it has connected: an attempt that comes to nothing leaves no choice behind.
  expect(kit.storage.getItem("WALLETCONNECT_DEEPLINK_CHOICE")).toBeNull();
});

test("when the tap has gone stale, the next one opens the app", async () => {
  const { kit } = await paired(false);
  expect(kit.openUri).not.toHaveBeenCalled();
  await dialogButton("Open Rainbow").click();
  expect(kit.openUri).toHaveBeenCalledWith(link);
});

test("if the page is still in sight, the store, the code and the link are offered", async () => {
  const { senses } = await paired(true);
  senses.pass(1499);
  await expect.element(notOpened()).not.toBeInTheDocument();
  senses.pass(1);
  await expect.element(notOpened()).toBeVisible();
  const store = page.getByRole("link", { name: "Get Rainbow (opens in a new tab)" });
  await expect.element(store).toBeVisible();
  await expectNoViolations();
  await dialogButton("Show code").click();
  await expect
    .element(page.getByRole("img", { name: "Code to connect with Rainbow" }))
    .toBeVisible();
  await expectNoViolations();
  await dialogButton("Copy link").click();
  expect(senses.copy).toHaveBeenCalledWith(pairingCode);
});

test("if the app has opened, nothing more is offered, until it is opened in vain", async () => {
  const { senses } = await paired(true);
  senses.isPageVisible = () => false;
  senses.pass(1500);
  await expect.element(notOpened()).not.toBeInTheDocument();
  senses.isPageVisible = () => true;
  await dialogButton("Open Rainbow").click();
  senses.pass(1500);
  await expect.element(notOpened()).toBeVisible();
});

test("a failure is told as on a desk, and Back leads to the strip", async () => {
  const { asked } = await paired(true);
  asked[0]!.answer({ ok: false, reason: { kind: "timed-out", words: "Nobody answered." } });
  await expect.element(page.getByText("Nobody answered.", { exact: true }).first()).toBeVisible();
  await expectNoViolations();
  await dialogButton("Back").click();
  await expect.element(dialogButton("Rainbow")).toHaveFocus();
});
