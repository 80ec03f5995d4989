// Tests that whoever has the wallet of this same phone show a field finds the way to it while it is asked.
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { mountConnected } from "../../../test/phoneWallet.tsx";
import type { SiteSettings } from "../../lib/siteSettings.ts";
import { strings } from "../shared/strings.ts";
import { WatchField } from "./WatchField.tsx";

const address = `0x${"28".repeat(20)}` as const;
const link = page.getByRole("link", { name: "Open Orchard" });
const watch = page.getByRole("button", { name: strings.watch });

test.each([
  ["an app of this phone can be opened while it is asked, and at no other time", "orchard://"],
  ["an extension has no app", undefined],
])("%s", async (_, app) => {
  const { promise, resolve } = Promise.withResolvers<SiteSettings>();
  await mountConnected(<WatchField id={7} settings={() => promise} />, app);
  await expect.element(watch).toBeVisible();
  expect(link.elements()).toEqual([]);
  await watch.click();
  await expect.element(watch).toHaveAttribute("aria-disabled", "true");
  expect(link.elements().map((one) => one.getAttribute("href"))).toEqual(app ? [app] : []);
  // The wallet says no, which needs no words.
  resolve({ collection: { address, size: 10, chainId: 1 } } as SiteSettings);
  await expect.element(watch).not.toHaveAttribute("aria-disabled", "true");
  expect(link.elements()).toEqual([]);
});
