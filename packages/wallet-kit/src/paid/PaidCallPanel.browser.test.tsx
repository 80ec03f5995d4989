// Tests a paid call by keyboard and by ear, from its cost to its end: where the focus is, what is said, and what Escape does.
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { Suspense, useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { WithCore } from "../connected/WithCore.tsx";
import { rowan } from "../kit/testing/rowan.ts";
import { PaidCallPanel } from "./PaidCallPanel.tsx";
import { openPasskeyKit } from "./testing/openPasskeyKit.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const title = page.getByRole("heading", { name: "Send a turnip", exact: true });
const call = { to: rowan.address, data: "0x51" } as const;

function Sending() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Send
      </button>
      <Suspense>
        <WithCore>
          <Dialog open={open} title="Send a turnip" onClose={() => setOpen(false)}>
            {open && (
              <PaidCallPanel
                call={call}
                chainId={31337}
                meaning="A turnip goes to the market."
                description="Sent a turnip"
              />
            )}
          </Dialog>
        </WithCore>
      </Suspense>
    </>
  );
}

async function open(width?: number) {
  const opened = await openPasskeyKit(<Sending />, width === undefined ? {} : { width });
  await button("Send").click();
  return opened;
}

/** From the title, past what closes the dialog. */
const toFirst = "{Tab}{Tab}";

test.each([320, 1280])(
  "at %i pixels it goes from its cost to its end by the keyboard, and each step is heard",
  async (width) => {
    const { heard, device, wallet } = await open(width);
    await expect.poll(() => heard.join("\n")).toContain("Who pays the fee?");
    await expect.element(title).toHaveFocus();
    await expectNoViolations();

    const yes = Promise.withResolvers<unknown>();
    wallet.eth_requestAccounts = () => yes.promise;
    await userEvent.keyboard(`${toFirst}{Enter}`);
    await expect.poll(() => heard.join("\n")).toContain("Say yes in Field Wallet");
    await expect.element(title).toHaveFocus();
    await expectNoViolations();
    yes.resolve([rowan.address]);

    await expect.element(button("Confirm with your passkey")).toBeVisible();
    await expect.poll(() => heard.join("\n")).toContain("Your device shows no text");
    await expect.element(title).toHaveFocus();
    await expectNoViolations();

    device.next = { throws: new DOMException("no", "NotAllowedError") };
    await userEvent.keyboard(`${toFirst}{Enter}`);
    await expect.poll(() => heard.join("\n")).toContain("The passkey did not confirm");
    await expect.element(button("Confirm with your passkey")).toHaveFocus();
    await expectNoViolations();

    const [asked, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<unknown>()];
    wallet.eth_sendTransaction = () => {
      asked.resolve();
      return sent.promise;
    };
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => heard.join("\n")).toContain("Now confirm the fee in Field Wallet.");
    await expect.element(button("Ask Field Wallet again")).toHaveFocus();
    await expectNoViolations();
    await asked.promise;
    sent.reject(Object.assign(new Error("no"), { code: 4001 }));
    await expect
      .poll(() => heard.join("\n"))
      .toContain("Field Wallet said no, and nothing was sent.");
    await expect.element(button("Ask Field Wallet again")).toHaveFocus();

    wallet.eth_sendTransaction = () => `0x${"5e".repeat(32)}`;
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => heard.join("\n")).toContain("It is done.");
    await expect.element(title).toHaveFocus();
    await expectNoViolations();
    expect(document.querySelector("dialog[open]")!.scrollWidth).toBeLessThanOrEqual(width);
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Send")).toHaveFocus();
  },
);

test("Escape calls the device off, and nobody is asked to pay", async () => {
  const { device, wallet, heard } = await open();
  let isAsked = false;
  wallet.eth_sendTransaction = () => {
    isAsked = true;
  };
  await button("Field Wallet").click();
  const signals: (AbortSignal | undefined)[] = [];
  device.get = (options) => {
    signals.push(options?.signal);
    return new Promise(() => {});
  };
  await button("Confirm with your passkey").click();
  await expect.poll(() => heard.join("\n")).toContain("Your device asks for your passkey.");
  await userEvent.keyboard("{Escape}");
  await expect.element(button("Send")).toHaveFocus();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  expect(isAsked).toBe(false);
});

test("whoever chose the wrong wallet takes another, and the focus is not lost on the way", async () => {
  await open();
  await button("Field Wallet").click();
  await button("Another wallet pays").click();
  await expect.element(title).toHaveFocus();
  await expect.element(button("Field Wallet")).toBeVisible();
});
