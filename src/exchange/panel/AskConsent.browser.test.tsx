// Tests that whoever waits for a signature by the wallet of this same phone finds the way to it.
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountConnected } from "../../../test/phoneWallet.tsx";
import type { UnlockStage } from "../session/sessionState.ts";
import { AskConsent } from "./AskConsent.tsx";

const nothing = () => {};
const asked = (stage: UnlockStage | null) => (
  <AskConsent
    question={{ text: "Sign this", kind: "standard" }}
    stage={stage}
    onSign={nothing}
    onLeave={nothing}
  />
);
const link = page.getByRole("link", { name: "Open Orchard" });

test("while the wallet is asked for its signature its app can be opened, and at no other time", async () => {
  const { host } = await mountConnected(asked("signing"), "orchard://");
  await expect.element(link).toHaveAttribute("href", "orchard://");
  expect(host.querySelector("button")).toHaveAttribute("aria-disabled", "true");
});

test.each([null, "account", "deriving", "key"] as const)(
  "at %s there is nothing to be opened for",
  async (stage) => {
    await mountConnected(asked(stage), "orchard://");
    await expect.element(page.getByRole("button").first()).toBeVisible();
    expect(link.elements()).toEqual([]);
  },
);

test("an extension has no app", async () => {
  await mountConnected(asked("signing"));
  await expect.element(page.getByRole("button").first()).toBeVisible();
  expect(link.elements()).toEqual([]);
});
