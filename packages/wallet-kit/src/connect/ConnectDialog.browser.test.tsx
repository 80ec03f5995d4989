// Tests the connect dialog on a desk, in two panes and in one: what is said, shown, focused and asked for.
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { pairingCode } from "./testing/fakeKit.ts";
import {
  announcedText,
  dialogButton,
  focused,
  openDialog,
  title,
  unfold,
} from "./testing/openDialog.tsx";

const icon = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
const field = { rdns: "org.field", name: "Field Wallet", icon };
const away = { ok: false, reason: { kind: "unreachable", words: "The relay is away." } } as const;
const refused = { ok: false, reason: { kind: "rejected", words: "" } } as const;
const code = () => page.getByRole("img", { name: "Code to connect with Rainbow" });

test("begins at the first wallet; arrows, Home and End move, Tab leaves the list at once", async () => {
  const { announce } = await openDialog({ recent: ["metaMask"] });
  announce(field);
  await expect.element(dialogButton("MetaMask Recent")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(dialogButton("Field Wallet")).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect.element(dialogButton("Brave Wallet (unsupported)")).toHaveFocus();
  await userEvent.keyboard("{Home}{ArrowDown}{ArrowDown}{ArrowDown}");
  await expect.element(dialogButton("Rainbow")).toHaveFocus();
  await userEvent.keyboard("{End}");
  await expect.element(dialogButton("Brave Wallet (unsupported)")).toHaveFocus();
  await userEvent.keyboard("{Tab}");
  await expect.poll(focused).toBe("More wallets");
  await userEvent.keyboard("{Tab}");
  await expect.element(dialogButton("Get a Wallet")).toHaveFocus();
});

test("the popular wallets are in sight, usable here or not; more are folded away", async () => {
  const { choose } = await openDialog({ recent: ["okx"] });
  await expect.element(page.getByRole("heading", { name: "Recent" })).toBeVisible();
  await expect.element(dialogButton("OKX Wallet Recent")).toBeVisible();
  await expect.element(dialogButton("Trust Wallet")).not.toBeInTheDocument();
  const popular = [...document.querySelectorAll("dialog section:first-of-type button")];
  expect(popular.map((row) => row.textContent!.trim().replace(/\s+/g, " "))).toEqual([
    "Safe (unsupported)",
    "Rainbow",
    "Coinbase Wallet",
    "MetaMask",
    "WalletConnect",
    "Brave Wallet (unsupported)",
  ]);
  await unfold("More wallets");
  await dialogButton("Ledger Live").click();
  await userEvent.keyboard("{End}");
  await expect.element(dialogButton("Phantom")).toHaveFocus();
  await expectNoViolations();
  await choose("Phantom");
  await expect.element(title("Get Phantom")).toHaveFocus();
});

test("a choice is asked for at once, shown after a moment, said, and has the focus", async () => {
  const { asked, senses, announce } = await openDialog();
  announce(field);
  await dialogButton("Field Wallet").click();
  await expect.poll(() => asked[0]?.route).toEqual({ kind: "announced", rdns: "org.field" });
  await expect.element(title("What is a Wallet?")).toBeVisible();
  senses.pass(50);
  await expect.element(title("Opening Field Wallet...")).toHaveFocus();
  await expect.poll(announcedText).toBe("Opening Field Wallet...");
  await expect.element(dialogButton("Field Wallet")).toHaveAttribute("aria-current", "true");
});

test("an instant connection shows no panel, and is remembered", async () => {
  const { asked, announce, closeByOwner, kit } = await openDialog();
  announce(field);
  await dialogButton("Field Wallet").click();
  await expect.poll(() => asked).toHaveLength(1);
  closeByOwner();
  asked[0]!.answer({ ok: true });
  await expect.poll(announcedText).toBe("Connected with Field Wallet");
  expect(kit.storage.getItem("rk-recent")).toBe('["org.field"]');
  expect(asked[0]!.cancel).not.toHaveBeenCalled();
});

test("a failure is told in words, a refusal without any blame; RETRY asks again", async () => {
  const { asked, choose, announce } = await openDialog();
  announce(field);
  await choose("Field Wallet");
  await expect.poll(() => asked).toHaveLength(1);
  asked[0]!.answer(away);
  await expect.element(title("Field Wallet did not connect")).toHaveFocus();
  await expect.element(page.getByText("The relay is away.", { exact: true }).first()).toBeVisible();
  await expect.poll(announcedText).toBe("The relay is away.");
  await dialogButton("RETRY").click();
  await expect.poll(() => asked).toHaveLength(2);
  await expect.element(dialogButton("RETRY")).not.toBeInTheDocument();
  await expect.poll(focused).toBe("Opening Field Wallet...");
  asked[1]!.answer(refused);
  await expect.element(dialogButton("RETRY")).toBeVisible();
  await expect.poll(announcedText).toBe("Nothing was connected. Try again whenever you like.");
});

test("a code is shown when it comes, with a new one in its place, and can be copied", async () => {
  const { asked, choose, senses } = await openDialog();
  await choose("Rainbow");
  await expect.element(title("Scan with Rainbow")).toHaveFocus();
  await expect.element(dialogButton("Copy link")).toBeDisabled();
  await expect.poll(() => asked).toHaveLength(1);
  asked[0]!.onUri!("wc:first");
  await expect.element(code()).toBeVisible();
  const drawn = () => code().element().querySelector("path")!.getAttribute("d");
  const first = drawn();
  asked[0]!.onUri!(pairingCode);
  await expect.poll(drawn).not.toBe(first);
  expect(code().element().parentElement!.getBoundingClientRect().width).toBe(382);
  await dialogButton("Copy link").click();
  expect(senses.copy).toHaveBeenCalledWith(pairingCode);
  await expect.element(dialogButton("Copied!")).toBeVisible();
  await expect.poll(announcedText).toBe("Copied!");
  senses.pass(1500);
  await expect.element(dialogButton("Copy link")).toBeVisible();
});

test("what could not be copied is told", async () => {
  const { asked, choose, senses } = await openDialog();
  senses.copy = async () => false;
  await choose("WalletConnect");
  await expect.poll(() => asked).toHaveLength(1);
  asked[0]!.onUri!(pairingCode);
  await dialogButton("Copy link").click();
  await expect.poll(announcedText).toBe("Could not copy");
});

test("going elsewhere cancels: another wallet, the close button", async () => {
  const { asked, choose } = await openDialog();
  await choose("Rainbow");
  await expect.poll(() => asked).toHaveLength(1);
  await choose("WalletConnect");
  await expect.poll(() => asked).toHaveLength(2);
  expect(asked[0]!.cancel).toHaveBeenCalledOnce();
  await dialogButton("Close").click();
  expect(asked[1]!.cancel).toHaveBeenCalledOnce();
  await expect.element(dialogButton("Sign in")).toHaveFocus();
  await dialogButton("Sign in").click();
  await expect.element(title("What is a Wallet?")).toBeVisible();
});

test("a wallet that cannot be used here can be chosen, and says so", async () => {
  const { choose, asked } = await openDialog();
  await choose("Safe (unsupported)");
  await expect.element(title("Safe is not available")).toHaveFocus();
  await expect.element(page.getByText(/look for Turnip Exchange/)).toBeVisible();
  expect(asked).toEqual([]);
  await dialogButton("Get a Wallet").click();
  await expect.element(title("Get a Wallet")).toHaveFocus();
  const shown = [...document.querySelectorAll("dialog strong")].map((name) => name.textContent);
  expect(shown).toEqual(["Rainbow", "Coinbase Wallet", "MetaMask", "Ledger Live", "Trust Wallet"]);
});

test("getting a wallet leads to its app, its first steps, and back; each step has the focus", async () => {
  const { asked, kit } = await openDialog();
  const more = page.getByRole("link", { name: "Learn More (opens in a new tab)" });
  await expect.element(more).toHaveAttribute("href", kit.learnMoreUrl);
  await dialogButton("Get a Wallet").click();
  await expect.element(title("Get a Wallet")).toHaveFocus();
  await expectNoViolations();
  await dialogButton("GET MetaMask").click();
  await expect.element(title("Get MetaMask")).toHaveFocus();
  await expectNoViolations();
  await dialogButton("Get the app").click();
  await expect.element(title("Install MetaMask")).toHaveFocus();
  const install = page.getByRole("img", { name: "Code to install MetaMask" });
  expect(install.element().parentElement!.getBoundingClientRect().width).toBe(268);
  await expectNoViolations();
  await dialogButton("Continue").click();
  await expect.element(title("Get started with MetaMask")).toHaveFocus();
  await expectNoViolations();
  for (const name of ["Continue", "Get the app"]) {
    await dialogButton("Back").click();
    await expect.element(dialogButton(name)).toHaveFocus();
  }
  const add = page.getByRole("link", { name: "Add to Chrome (opens in a new tab)" });
  expect(add.element()).toMatchObject({ target: "_blank", rel: "noreferrer noopener" });
  add.element().addEventListener("click", (event) => event.preventDefault());
  await add.click();
  await expect.element(title("Get started with MetaMask")).toHaveFocus();
  await expectNoViolations();
  await dialogButton("Refresh").click();
  expect(kit.reload).toHaveBeenCalledOnce();
  expect(asked).toEqual([]);
});

test("in one pane each step takes the place of the list, with a way back", async () => {
  const { asked, choose, kit } = await openDialog({ width: 390, recent: ["metaMask"] });
  await expect.element(page.getByRole("dialog", { name: "Connect a Wallet" })).toBeVisible();
  await expect.element(dialogButton("MetaMask Recent")).toHaveFocus();
  await expectNoViolations();
  await page.getByRole("button", { name: "Learn More" }).click();
  await expect.element(title("What is a Wallet?")).toHaveFocus();
  await expectNoViolations();
  await dialogButton("Get a Wallet").click();
  await expect.element(title("Get a Wallet")).toHaveFocus();
  await dialogButton("Back").click();
  await expect.element(dialogButton("Get a Wallet")).toHaveFocus();
  await dialogButton("Back").click();
  await expect.element(dialogButton("Learn More")).toHaveFocus();
  await choose("Rainbow");
  await expect.poll(() => asked).toHaveLength(1);
  asked[0]!.onUri!(pairingCode);
  await expect.element(title("Scan with Rainbow")).toHaveFocus();
  await expect.element(code()).toBeVisible();
  expect(code().element().parentElement!.getBoundingClientRect().width).toBe(318);
  const { height } = document.querySelector("dialog")!.getBoundingClientRect();
  expect(height).toBeLessThanOrEqual(468);
  await expectNoViolations();
  await dialogButton("Back").click();
  expect(asked[0]!.cancel).toHaveBeenCalledOnce();
  await expect.element(dialogButton("Rainbow")).toHaveFocus();
  await choose("Coinbase Wallet");
  await expect.element(title("Opening Coinbase Wallet...")).toHaveFocus();
  await expectNoViolations();
  await expect.poll(() => asked).toHaveLength(2);
  asked[1]!.answer(refused);
  await expect.element(title("Coinbase Wallet did not connect")).toBeVisible();
  await dialogButton("Choose another wallet").click();
  await expect.element(title("Connect a Wallet")).toBeVisible();
  expect(kit.storage.getItem("rk-recent")).toBe('["metaMask"]');
});

test("has no violation at the beginning, while asking, with a code, failed and unavailable", async () => {
  const { asked, choose } = await openDialog({ recent: ["rainbow"] });
  await expectNoViolations();
  await choose("Coinbase Wallet");
  await expect.element(title("Opening Coinbase Wallet...")).toBeVisible();
  await expectNoViolations();
  asked[0]!.answer(away);
  await expect.element(dialogButton("RETRY")).toBeVisible();
  await expectNoViolations();
  await choose("Rainbow Recent");
  await expect.element(title("Scan with Rainbow")).toBeVisible();
  await expectNoViolations();
  asked[1]!.onUri!(pairingCode);
  await expect.element(code()).toBeVisible();
  await expectNoViolations();
  await choose("Brave Wallet (unsupported)");
  await expect.element(title("Brave Wallet is not available")).toBeVisible();
  await expectNoViolations();
});

test("the window may become narrow and wide again without losing the step", async () => {
  const { asked, choose } = await openDialog();
  await choose("Rainbow");
  await expect.poll(() => asked).toHaveLength(1);
  await page.viewport(390, 800);
  await expect.element(page.getByRole("dialog", { name: "Scan with Rainbow" })).toBeVisible();
  await page.viewport(1280, 800);
  await expect.element(page.getByRole("dialog", { name: "Connect a Wallet" })).toBeVisible();
  await expect.element(title("Scan with Rainbow")).toBeVisible();
  expect(asked).toHaveLength(1);
});
