// Tests that whoever waits for a signature by the wallet of this same phone finds the way to it.
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountConnected } from "../../../test/phoneWallet.tsx";
import type { SessionState } from "../session/sessionState.ts";
import { LockedFace } from "./LockedFace.tsx";

const nothing = () => {};
const face = (state: SessionState) => (
  <LockedFace state={state} onPrepare={nothing} onUnlock={nothing} />
);
const signing: SessionState = { lock: "loading", stage: "signing" };
const link = page.getByRole("link", { name: "Open Orchard" });

test("while the wallet is asked for its signature its app can be opened, and at no other time", async () => {
  const { host } = await mountConnected(face(signing), "orchard://");
  await expect.element(link).toHaveAttribute("href", "orchard://");
  expect(host.querySelector("button")).toHaveAttribute("aria-disabled", "true");
});

test.each([
  { lock: "locked", obstacle: null, notice: null, reading: false },
  { lock: "loading", stage: "account" },
  { lock: "loading", stage: "deriving" },
] satisfies SessionState[])("in $lock there is nothing to be opened for: %#", async (state) => {
  await mountConnected(face(state), "orchard://");
  await expect.element(page.getByRole("button")).toBeVisible();
  expect(link.elements()).toEqual([]);
});

test("an extension has no app", async () => {
  await mountConnected(face(signing));
  await expect.element(page.getByRole("button")).toBeVisible();
  expect(link.elements()).toEqual([]);
});
