// Tests the step of an account by passkey in a real browser: where it begins, each thing it says, and what has the focus.
import { accept, refuse } from "@loamstead/lib/result.ts";
import { openShelf, recordOf } from "@loamstead/passkey/keptPasskey.ts";
import { fakeCredentials } from "@loamstead/passkey/testing/fakeCredentials.ts";
import { softPasskey } from "@loamstead/passkey/testing/softPasskey.ts";
import { lazyPart } from "@loamstead/ui/lazyPart.ts";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { PasskeySite } from "../kit/passkeySite.ts";
import { PasskeyPanel } from "./PasskeyPanel.tsx";
import { iPhone } from "./testing/fakeKit.ts";
import { announcedText, dialogButton, focused, openDialog, title } from "./testing/openDialog.tsx";

const passkey = softPasskey();
const { id, x, y, address } = recordOf(passkey.id, passkey.key);
const short = `${address.slice(0, 4)}…${address.slice(-4)}`;
const name = "Continue with a passkey";
const sentence = (words: string) => page.getByText(words, { exact: true }).first();

/** The device does as it is told; the site knows nobody, unless it is said. */
async function open(
  given: Parameters<typeof openDialog>[0] & { site?: Partial<PasskeySite> } = {},
) {
  const { site, ...rest } = given;
  const device = fakeCredentials();
  const credentials = vi.spyOn(navigator, "credentials", "get").mockReturnValue(device);
  onTestFinished(() => credentials.mockRestore());
  const none = async () => refuse("not-found");
  const known = { rpId: location.hostname, find: none, recover: none, ...site };
  const step = lazyPart(async () => PasskeyPanel);
  return { device, ...(await openDialog({ passkey: { site: known, step }, ...rest })) };
}

test("comes first in every layout, and only where nobody has a wallet", async () => {
  const { announce } = await open();
  await expect.element(dialogButton(name).first()).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect.element(dialogButton("Safe (unsupported)")).toHaveFocus();
  await expectNoViolations();
  await dialogButton("Get a Wallet").click();
  await expectNoViolations();
  const slip = page.getByRole("button", { name: /^Continue with a passkey Your fingerprint/ });
  await slip.click();
  await expect.element(title("An account by passkey")).toHaveFocus();
  await dialogButton("Back").click();
  await expect.element(slip).toHaveFocus();
  announce({ rdns: "org.field", name: "Field Wallet" });
  await expect.element(dialogButton("Field Wallet")).toBeVisible();
  await expect.element(slip).not.toBeInTheDocument();
});

test("whoever had an account by passkey finds it again beside a wallet that came later", async () => {
  const { announce } = await open({ recent: ["passkey"] });
  announce({ rdns: "org.field", name: "Field Wallet" });
  await expect.element(dialogButton("Field Wallet")).toBeVisible();
  await expect.element(dialogButton(name).first()).toBeVisible();
});

test.each([
  [320, undefined],
  [390, iPhone],
])("at %i pixels it stands before the wallets, and says what it is", async (width, environment) => {
  await open({ width, ...(environment && { environment }) });
  const slip = page.getByRole("button", { name: /^Continue with a passkey Your fingerprint/ });
  await expect.element(slip).toHaveFocus();
  await expectNoViolations();
  await slip.click();
  await expect.element(title("An account by passkey")).toHaveFocus();
  await expectNoViolations();
  const dialog = document.querySelector("dialog")!;
  expect(dialog.scrollWidth).toBeLessThanOrEqual(width);
  // However long the words are, the ways on are in sight.
  for (const way of ["Make a passkey", "I have one"])
    expect(dialogButton(way).element().getBoundingClientRect().bottom).toBeLessThan(
      dialog.getBoundingClientRect().bottom,
    );
});

test.each([
  [false, /Later, a wallet of yours can be a second key\.$/],
  [true, /Later, another passkey or a wallet of yours can be a second key\.$/],
])("what can be a second key is said as it is here (signers: %s)", async (hasSigners, words) => {
  await open({ site: { hasSigners } });
  await dialogButton(name).first().click();
  await expect.element(page.getByText(words)).toBeVisible();
});

test("one is made by the keyboard alone, and connects like a wallet", async () => {
  const { asked } = await open();
  await userEvent.keyboard("{Enter}");
  await expect.element(title("An account by passkey")).toHaveFocus();
  await expectNoViolations();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.element(sentence("Your account is there")).toBeVisible();
  await expect.poll(announcedText).toBe("Your account is there");
  await expect.element(sentence("Synced to your other devices")).toBeVisible();
  await expectNoViolations();
  await userEvent.keyboard("{Tab}{Enter}");
  await expect.poll(() => asked[0]?.route).toEqual({ kind: "passkey" });
  expect(asked[0]).toMatchObject({ wallet: { id: "passkey", name: "Passkey" } });
  asked[0]!.answer({ ok: false, reason: { kind: "unknown", words: "Not today." } });
  await expect.element(title("Passkey did not connect")).toHaveFocus();
});

test.each([1280, 320])(
  "at %i pixels whoever goes back after making one is offered it again, and asked no more",
  async (width) => {
    const { device, asked } = await open({ width });
    await page
      .getByRole("button", { name: /^Continue with a passkey/ })
      .first()
      .click();
    await dialogButton("Make a passkey").click();
    await expect.element(sentence("Your account is there")).toBeVisible();
    await dialogButton("Back").click();
    await page
      .getByRole("button", { name: /^Continue with a passkey/ })
      .first()
      .click();
    await expectNoViolations();
    expect(document.querySelector("dialog")!.scrollWidth).toBeLessThanOrEqual(width);
    if (width === 1280) {
      const last = dialogButton("I have one").element().getBoundingClientRect().bottom;
      expect(last).toBeLessThan(document.querySelector("dialog")!.getBoundingClientRect().bottom);
    }
    await userEvent.keyboard("{Tab}");
    if (width === 320) await userEvent.keyboard("{Tab}");
    await expect.element(dialogButton("Use the passkey made here")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.poll(announcedText).toBe("Your account is there");
    await dialogButton("Continue").click();
    await expect.poll(() => asked[0]?.route).toEqual({ kind: "passkey" });
    expect(device.asked).toHaveLength(1);
  },
);

test("what the device is asked is said, and nobody is asked by somebody who has gone back", async () => {
  const { device } = await open();
  const signals: (AbortSignal | undefined)[] = [];
  device.create = (options) => {
    signals.push(options?.signal);
    return new Promise(() => {});
  };
  await dialogButton(name).first().click();
  await dialogButton("Make a passkey").click();
  await expect.element(sentence("Your device asks whether to make a passkey.")).toBeVisible();
  await expect.poll(focused).toBe("An account by passkey");
  await expectNoViolations();
  await dialogButton("Back").click();
  await expect.element(title("What is a Wallet?")).toBeVisible();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
});

test("a no is told without blame, one that is here already is used, and what is unfit is told", async () => {
  const { device } = await open();
  await dialogButton(name).first().click();
  device.next = { throws: new DOMException("no", "NotAllowedError") };
  await dialogButton("Make a passkey").click();
  await expect.poll(announcedText).toBe("Nothing was made or used. Try again whenever you like.");
  await expectNoViolations();
  device.next = { throws: new DOMException("here", "InvalidStateError") };
  await dialogButton("Try again").click();
  await expect.poll(announcedText).toMatch(/^This device has a passkey for this site already/);
  await expect.element(dialogButton("Try again")).not.toBeInTheDocument();
  device.next = { throws: new DOMException("no", "NotAllowedError") };
  await dialogButton("I have one").click();
  await expect.poll(announcedText).toMatch(/^Nothing was made/);
  device.passkeys.push(passkey);
  device.next = {
    signing: { clientData: (challenge) => `{"challenge":"${challenge}","type":"webauthn.get"}` },
  };
  await dialogButton("Try again").click();
  await expect.poll(announcedText).toMatch(/^Passkeys of this password manager/);
  await expectNoViolations();
});

test("one that is there is found by the site, or by confirming once more", async () => {
  let isAway = true;
  const find = vi.fn(async () => refuse(isAway ? "unreachable" : "not-found"));
  const recover = vi.fn(async () => accept({ x, y, address }));
  const { device, kit } = await open({ site: { find, recover } });
  device.passkeys.push(passkey);
  await dialogButton(name).first().click();
  await dialogButton("I have one").click();
  await expect.poll(announcedText).toBe("The account could not be looked up. Are you online?");
  isAway = false;
  await dialogButton("Try again").click();
  await expect.element(sentence("Once more, please")).toBeVisible();
  expect(device.asked).toHaveLength(1);
  await expectNoViolations();
  await dialogButton("Confirm").click();
  await expect.element(sentence(short)).toBeVisible();
  expect(device.asked).toHaveLength(2);
  expect(openShelf(kit.storage).read()).toMatchObject({ id, address, synced: true });
});

test("code that cannot be fetched is told, and fetched again", async () => {
  let isOnline = false;
  const load = async () => {
    if (!isOnline) throw new Error("offline");
    return PasskeyPanel;
  };
  const none = async () => refuse("not-found");
  const site = { rpId: "localhost", find: none, recover: none };
  await openDialog({ passkey: { site, step: lazyPart(load) } });
  await dialogButton(name).first().click();
  await expect.poll(announcedText).toMatch(/^This part of the site could not be fetched/);
  await expectNoViolations();
  isOnline = true;
  await dialogButton("RETRY").click();
  await expect.element(dialogButton("Make a passkey")).toBeVisible();
});
