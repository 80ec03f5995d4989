import { Fold } from "@loamstead/ui/Fold.tsx";
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { expectNoViolations } from "@loamstead/ui/testing/expectNoViolations.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { AccountDataPanel } from "./AccountDataPanel.tsx";
import type { KeptAccount } from "./accountApi.ts";

const dueAt = Date.UTC(2026, 10, 23, 12);

function show() {
  let account: KeptAccount | undefined = {
    kept: { rooms: 3, pictures: 1, sessions: 2 },
    deletion: null,
  };
  const api = {
    read: vi.fn(async () => account),
    askDeletion: vi.fn(async () => {
      account = account && { ...account, deletion: { dueAt } };
      return true;
    }),
    undoDeletion: vi.fn(async () => {
      account = account && { ...account, deletion: null };
      return true;
    }),
  };
  const proof = {
    prepare: vi.fn(async (): Promise<string | null> => message),
    sign: vi.fn(async (): Promise<string | null> => "0x51"),
  };
  mount(
    <>
      <LiveRegion />
      <Fold title="Your data">
        <AccountDataPanel api={api} proof={proof} />
      </Fold>
    </>,
  );
  return { ...api, proof };
}

/** With line breaks and a nonce that no page can hold in one line. */
const message = `farm.example wants you to sign in\n\nDelete what it keeps of me.\n\nNonce: ${"0af1".repeat(19)}`;

const title = page.getByText("Your data");
const button = (name: string) => page.getByRole("button", { name });

test("tells what is kept when it is opened, and lets all of it be taken along", async () => {
  const api = show();
  expect(api.read).not.toHaveBeenCalled();
  await title.click();
  await expect
    .element(page.getByText(/3 rooms, one picture, and your sessions in 2 browsers\./))
    .toBeVisible();
  const take = page.getByRole("link", { name: "Take everything with me" });
  expect(take.element().getAttribute("href")).toBe("/api/account/archive");
  expect(take.element().hasAttribute("download")).toBe(true);
  await expectNoViolations();
});

test("deletes only after it was said what goes, and takes it back; the focus is never lost", async () => {
  const api = show();
  await title.click();
  await button("Delete my account").click();
  expect(api.askDeletion).not.toHaveBeenCalled();
  await expect.element(page.getByText(/^From now on nobody sees your rooms/)).toBeVisible();
  await expect.element(page.getByRole("heading", { name: "Delete your account?" })).toHaveFocus();
  // What is signed is shown whole before it is signed.
  await expect
    .element(page.getByText(/Delete what it keeps of me\.[\s\S]*Nonce: (0af1){19}$/))
    .toBeVisible();
  await expectNoViolations();
  await button("Keep it").click();
  await expect.element(button("Delete my account")).toHaveFocus();

  await button("Delete my account").click();
  api.proof.sign.mockResolvedValueOnce(null);
  await button("Sign and delete my account").click();
  await expect
    .element(page.getByText("It was not signed. Your account stays as it is."))
    .toBeInTheDocument();
  expect(api.askDeletion).not.toHaveBeenCalled();
  await button("Sign and delete my account").click();
  expect(api.askDeletion).toHaveBeenCalledWith({ message, signature: "0x51" });
  await expect.element(page.getByText(/^Your account ends .*November/)).toBeVisible();
  await expect
    .element(page.getByText("Your account will be deleted in three days."))
    .toBeInTheDocument();
  await expect.element(button("Keep my account")).toHaveFocus();
  await button("Keep my account").click();
  await expect.element(page.getByText("Your account stays.")).toBeInTheDocument();
  await expect.element(button("Delete my account")).toHaveFocus();
  expect([api.askDeletion, api.undoDeletion].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test("what could not be asked is told, and what was not done stays as it was", async () => {
  const api = show();
  const good = api.read.getMockImplementation()!;
  api.read.mockResolvedValue(undefined);
  await title.click();
  await expect.element(page.getByText("That could not be asked just now.")).toBeVisible();
  api.read.mockImplementation(good);
  await button("Try again").click();
  api.proof.prepare.mockResolvedValue(null);
  await button("Delete my account").click();
  await expect.element(page.getByText(/^What you would sign could not be prepared/)).toBeVisible();
  api.proof.prepare.mockResolvedValue(message);
  await button("Try again").click();
  api.askDeletion.mockResolvedValue(false);
  await button("Sign and delete my account").click();
  await expect.element(page.getByText("That did not work. Please try again.")).toBeInTheDocument();
  await expect.element(page.getByText(/^From now on nobody sees your rooms/)).toBeVisible();
});
