import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { useState } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Refusal, SignOutcome } from "../kit/authentication.ts";
import { aliceAccount, bobAccount } from "./testing/holders.ts";
import { VerifyDialog, type VerifyDialogProps } from "./VerifyDialog.tsx";
import type { VerifyPort } from "./verification.ts";

type Holder = typeof aliceAccount | typeof bobAccount;

/** An answer that waits until the test gives it. */
function question<T>() {
  let give = (_: T) => {};
  const asked = vi.fn(
    () =>
      new Promise<T>((resolve) => {
        give = resolve;
      }),
  );
  return { asked, give: (answer: T) => give(answer) };
}

const issued = (nonce: string) => ({ ok: true, nonce }) as const;
const refused: Refusal = { ok: false, reason: "refused" };
const rejected: SignOutcome = { ok: false, reason: { kind: "rejected", words: "" } };
const failed: SignOutcome = { ok: false, reason: { kind: "unknown", words: "No." } };
const signed: SignOutcome = { ok: true, signature: "0x5160" };

type ExampleProps = Pick<VerifyDialogProps, "port" | "sign" | "onClose" | "onCancel">;

/** Signs in as the kit would have it: open until the visitor leaves. */
function Example({ holder, onClose, onCancel, ...rest }: ExampleProps & { holder: Holder }) {
  const wallet = { id: "rainbow", name: "Rainbow", app: "rainbow://" };
  const [open, setOpen] = useState(true);
  const leave = (say: () => void) => () => {
    say();
    setOpen(false);
  };
  return (
    <>
      <LiveRegion />
      <button type="button" onClick={() => setOpen(true)}>
        Sign in
      </button>
      <VerifyDialog
        {...rest}
        open={open}
        account={{ ...holder, wallet, supported: true }}
        face="rowan.eth"
        onClose={leave(onClose)}
        onCancel={leave(onCancel)}
      />
    </>
  );
}

async function setUp() {
  await emulate({ "prefers-reduced-motion": "reduce" });
  const nonce = question<{ ok: true; nonce: string } | Refusal>();
  const verify = question<Awaited<ReturnType<VerifyPort["verify"]>>>();
  const wallet = question<SignOutcome>();
  const onClose = vi.fn();
  const onCancel = vi.fn();
  const port: VerifyPort = {
    async prepare(account, write) {
      const issuedAt = Date.now();
      const answer = await nonce.asked();
      if (!answer.ok) return answer;
      const page = { host: location.host, uri: location.href };
      return { ok: true, message: write({ account, page, nonce: answer.nonce, issuedAt }) };
    },
    verify: verify.asked,
    now: () => Date.now(),
    after: () => () => {},
  };

  const parts = { port, sign: wallet.asked, onClose, onCancel };
  const { render } = mount(<Example holder={aliceAccount} {...parts} />);
  const asAccount = (holder: Holder) => render(<Example holder={holder} {...parts} />);
  return { nonce, verify, wallet, onClose, onCancel, asAccount };
}

const button = (name: string) => page.getByRole("button", { name, exact: true });
const openApp = () => page.getByRole("link", { name: "Open Rainbow", exact: true });
const dialog = () => page.getByRole("dialog", { name: "Verify your account" });
/** What stands above the button, and is its description. */
const words = () => {
  const id = document.querySelector("[data-autofocus]")!.getAttribute("aria-describedby")!;
  return document.getElementById(id)!.textContent;
};
const said = (role: string) =>
  [...document.querySelectorAll(`[role=${role}]`)].map(({ textContent }) => textContent).join(" ");

async function ready() {
  const parts = await setUp();
  await expect.element(button("Preparing message...")).toBeVisible();
  parts.nonce.give(issued("abcdefgh1"));
  await expect.element(button("Send message")).toHaveAttribute("data-autofocus");
  return parts;
}

test("from preparing to verified by the keyboard alone, with the focus on the one button", async () => {
  const { nonce, verify, wallet } = await setUp();
  await expect.element(button("Preparing message...")).toBeDisabled();
  await expect.element(button("Preparing message...")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(wallet.asked).not.toHaveBeenCalled();
  await expectNoViolations();

  nonce.give(issued("abcdefgh1"));
  await expect.element(button("Send message")).toBeEnabled();
  await expect.element(button("Send message")).toHaveFocus();
  await expect.poll(() => said("status")).toContain("ready");
  await expect.element(page.getByText("Signing as rowan.eth")).toBeVisible();
  await page.getByText("What you sign").click();
  const shown = document.querySelector("pre")!.textContent;
  await expectNoViolations();
  (button("Send message").element() as HTMLElement).focus();

  await userEvent.keyboard("{Enter}");
  await expect.element(button("Waiting for signature...")).toBeDisabled();
  await expect.poll(words).toContain("waiting in Rainbow");
  await expect.element(openApp()).toHaveAttribute("href", "rainbow://");
  await expect.poll(() => said("status")).toContain("Waiting for signature... Your message");
  await expectNoViolations();

  wallet.give(signed);
  await expect.element(button("Verifying signature...")).toBeDisabled();
  await expect.element(openApp()).not.toBeInTheDocument();
  await expect.poll(() => said("status")).toContain("Verifying signature...");
  await expectNoViolations();
  // To the letter what was shown.
  expect(shown).toContain("Nonce: abcdefgh1");
  expect(verify.asked).toHaveBeenCalledWith(shown, "0x5160");

  await expect.element(button("Verifying signature...")).toHaveFocus();
  verify.give({ ok: true });
  await expect.poll(() => said("status")).toContain("Your account is verified.");
});

test("a nonce that did not come is said, and the button fetches another", async () => {
  const { nonce, wallet } = await setUp();
  nonce.give(refused);
  await expect.poll(words).toContain("Error preparing message, please retry!");
  await expect.poll(() => said("alert")).toBe("Error preparing message, please retry!");
  expect(said("status")).toBe("");
  await expect.element(button("Send message")).toHaveFocus();
  await expectNoViolations();
  const asked = nonce.asked.mock.calls.length;
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Preparing message...")).toHaveFocus();
  await expect.poll(words).not.toContain("Error");
  nonce.give(issued("abcdefgh2"));
  await button("Send message").click();
  expect(nonce.asked).toHaveBeenCalledTimes(asked + 1);
  expect(wallet.asked).toHaveBeenCalledWith(expect.stringContaining("Nonce: abcdefgh2"));
});

test("the wallet saying no is passed over, another failure is said", async () => {
  const { wallet } = await ready();
  await button("Send message").click();
  wallet.give(rejected);
  await expect.element(button("Send message")).toBeEnabled();
  await expect.poll(words).not.toContain("Error");
  expect(said("alert")).toBe("");
  await button("Send message").click();
  wallet.give(failed);
  await expect.poll(words).toContain("Error signing message, please retry!");
  await expect.poll(() => said("alert")).toBe("Error signing message, please retry!");
  await expectNoViolations();
});

test("a refused signature is said, and the next message has another nonce", async () => {
  const { nonce, wallet, verify } = await ready();
  await button("Send message").click();
  wallet.give(signed);
  await expect.element(button("Verifying signature...")).toBeVisible();
  verify.give(refused);
  await expect.element(button("Preparing message...")).toBeVisible();
  await expect.poll(words).toContain("Error verifying signature, please retry!");
  nonce.give(issued("abcdefgh2"));
  await button("Send message").click();
  expect(wallet.asked).toHaveBeenLastCalledWith(expect.stringContaining("Nonce: abcdefgh2"));
  await expect.poll(words).not.toContain("Error");
});

test("a site that cannot be asked is said as such, and what is signed is sent again", async () => {
  const { wallet, verify } = await ready();
  await button("Send message").click();
  wallet.give(signed);
  await expect.element(button("Verifying signature...")).toBeVisible();
  verify.give({ ok: false, reason: "busy" });
  await expect.poll(words).toContain("wait a minute");
  await expect.poll(words).not.toContain("Error");
  await expect.poll(() => said("alert")).toContain("wait a minute");
  await expectNoViolations();
  await button("Send message").click();
  await expect.element(button("Verifying signature...")).toBeVisible();
  expect(wallet.asked).toHaveBeenCalledOnce();
  expect(verify.asked).toHaveBeenCalledTimes(2);
});

test("anything else is said too", async () => {
  const { wallet } = await ready();
  wallet.asked.mockRejectedValueOnce(new Error("bug"));
  await button("Send message").click();
  await expect.poll(words).toContain("Oops, something went wrong!");
  await expectNoViolations();
});

test("Cancel gives up, closing only closes; both can be had at any time and begin anew", async () => {
  const { nonce, wallet, verify, onClose, onCancel } = await ready();
  await button("Send message").click();
  await userEvent.keyboard("{Escape}");
  expect([onClose.mock.calls.length, onCancel.mock.calls.length]).toEqual([1, 0]);
  await expect.element(dialog()).not.toBeInTheDocument();
  wallet.give(signed);

  await button("Sign in").click();
  await expect.element(button("Preparing message...")).toBeVisible();
  nonce.give(issued("abcdefgh2"));
  await expect.element(button("Send message")).toHaveFocus();
  expect(verify.asked).not.toHaveBeenCalled();
  await button("Close").click();
  expect([onClose.mock.calls.length, onCancel.mock.calls.length]).toEqual([2, 0]);

  await button("Sign in").click();
  await userEvent.keyboard("{Tab}{Enter}");
  expect([onClose.mock.calls.length, onCancel.mock.calls.length]).toEqual([2, 1]);
});

test("another account begins anew", async () => {
  const { nonce, wallet, verify, asAccount } = await ready();
  await button("Send message").click();
  asAccount(bobAccount);
  await expect.element(button("Preparing message...")).toBeVisible();
  wallet.give(signed);
  nonce.give(issued("abcdefgh2"));
  await button("Send message").click();
  expect(wallet.asked).toHaveBeenLastCalledWith(expect.stringMatching(/0xb0/i));
  expect(verify.asked).not.toHaveBeenCalled();
});

async function resize(width: number, height: number) {
  const { innerWidth, innerHeight } = window;
  onTestFinished(() => page.viewport(innerWidth, innerHeight));
  await page.viewport(width, height);
}

test("does not jump when the wallet is asked, nor take the focus from where the visitor has put it", async () => {
  await resize(1280, 800);
  const { nonce, wallet } = await setUp();
  await button("Cancel").element().focus();
  const place = () => document.querySelector("[data-autofocus]")!.getBoundingClientRect().top;
  nonce.give(issued("abcdefgh1"));
  await expect.element(button("Send message")).toBeEnabled();
  await expect.element(button("Cancel")).toHaveFocus();
  const before = place();
  await button("Send message").click();
  expect(wallet.asked).toHaveBeenCalledOnce();
  await expect.element(button("Waiting for signature...")).toBeVisible();
  expect(place()).toBe(before);
});

test("fits a phone and a frame no wider than one", async () => {
  await resize(320, 480);
  const { nonce } = await setUp();
  nonce.give(refused);
  await expect.poll(words).toContain("Error preparing message");
  const element = document.querySelector("dialog")!;
  expect(element.scrollWidth).toBe(element.clientWidth);
  await expect.element(button("Cancel")).toBeInViewport({ ratio: 1 });
});
