// Tests the dialog of an account's keys by keyboard and by ear: where the focus is after each step, and what is said.
import { sharedSigner } from "@loamstead/passkey/plan.ts";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { useKit } from "../kit/kitContext.ts";
import { rowan } from "../kit/testing/rowan.ts";
import { nodeWithOwners, openPasskeyKit } from "../paid/testing/openPasskeyKit.tsx";

const button = (name: string) => page.getByRole("button", { name, exact: true });
const title = (name: string) => page.getByRole("heading", { name, exact: true });
const opener = button("My keys");

function Opener() {
  const kit = useKit();
  return (
    <button type="button" onClick={() => kit.open("keys")}>
      My keys
    </button>
  );
}

async function open(given?: Parameters<typeof openPasskeyKit>[1]) {
  const opened = await openPasskeyKit(<Opener />, given);
  await opener.click();
  return opened;
}

const either = /^Another passkey or a wallet of yours can be the second key/;

test.each([320, 1280])(
  "at %i pixels the way to another key goes by the keyboard alone, and each step is heard",
  async (width) => {
    const { heard } = await open({ width });
    await expect.element(button("Add a second key")).toHaveFocus();
    await expect.element(page.getByText(/^It is the only key/)).toBeVisible();
    await expect.element(page.getByText(either)).toBeVisible();
    await expectNoViolations();

    await userEvent.keyboard("{Enter}");
    await expect.element(title("Add a second key")).toHaveFocus();
    await expectNoViolations();
    await userEvent.keyboard("{Tab}");
    await expect.element(button("Close")).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(button("Make another passkey")).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(button("Field Wallet")).toHaveFocus();
    await userEvent.keyboard("{Tab}");
    await expect.element(button("Write an address instead")).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    const field = page.getByRole("textbox", { name: "Address of the wallet" });
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard("0x12{Enter}");
    await expect.poll(() => heard.join("\n")).toContain("This is no address");
    await expect.element(field).toHaveFocus();
    await expectNoViolations();

    await userEvent.keyboard("{Escape}");
    await expect.element(opener).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Add a second key")).toHaveFocus();
  },
);

test.each([320, 1280])(
  "at %i pixels the wallet that says who it is becomes the key, and pays unless another does",
  async (width) => {
    const { heard, device } = await open({ width });
    await expect.element(page.getByText(either)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Field Wallet")).toBeVisible();
    await userEvent.keyboard("{Tab}{Tab}{Tab}{Enter}");
    await expect.element(button("Confirm with your passkey")).toBeVisible();
    await expect.element(title("Add a second key")).toHaveFocus();
    await expect.poll(() => heard.join("\n")).toContain("This is what you confirm:");
    await expect.element(page.getByText(/becomes a key of this account/)).toBeVisible();
    expect(document.querySelector("dialog[open]")!.scrollWidth).toBeLessThanOrEqual(width);
    await expectNoViolations();
    await userEvent.keyboard("{Escape}");
    await expect.element(opener).toHaveFocus();
    expect(device.asked).toEqual([]);
  },
);

test("a further passkey is asked for in words, and Escape calls that off", async () => {
  const { heard, device } = await open();
  await expect.element(page.getByText(either)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  const signals: (AbortSignal | undefined)[] = [];
  const create = device.create.bind(device);
  device.create = (options) => {
    signals.push(options?.signal);
    return new Promise(() => {});
  };
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect
    .poll(() => heard.join("\n"))
    .toContain("Your device asks whether to make a passkey.");
  await expect.element(button("Make another passkey")).toHaveFocus();
  await expectNoViolations();
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);

  device.create = create;
  await userEvent.keyboard("{Enter}{Enter}");
  await expect.element(title("Add a second key")).toHaveFocus();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.poll(() => heard.join("\n")).toContain("kept there already");
  await expect.element(button("Make another passkey")).toHaveFocus();
  await expectNoViolations();
});

test("keys that stand are listed by what they are; Back leads to them, and from them to the account", async () => {
  const { kit } = await open({ node: nodeWithOwners([sharedSigner, rowan.address]) });
  await expect.element(button("Add another key")).toHaveFocus();
  await expect.element(page.getByText("This passkey")).toBeVisible();
  await expect.element(page.getByText("0x15…6A65")).toBeVisible();
  await expectNoViolations();
  await userEvent.keyboard("{Enter}");
  await expect.element(title("Add another key")).toHaveFocus();
  await button("Back").click();
  await expect.element(button("Add another key")).toHaveFocus();
  await button("Back").click();
  await expect.poll(() => kit.get().dialog).toBe("account");
});

test("where the chain takes no further passkeys none is spoken of", async () => {
  await open({ hasSigners: false });
  await expect.element(page.getByText(/^A wallet of yours can be the second key/)).toBeVisible();
  await userEvent.keyboard("{Enter}");
  await expect.element(button("Field Wallet")).toBeVisible();
  expect(button("Make another passkey").elements()).toEqual([]);
});
