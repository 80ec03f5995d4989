// What the wallet kit finds in the browser's storage, and whether it finds any, breaks no page.
import { soak } from "../soak.ts";
import { arrive } from "./exchangePage.ts";
import { accountDialog, signInButton } from "./walletPage.ts";
import { test } from "./world.ts";

// The first of them are all that the short form has: no JSON, no object, an object without what belongs in it.
const spoilt = ["{", "null", '{"wallet":{}}', "", "[]", "1".repeat(2_000)];
const keys = ["rk-wallet", "rk-recent", "rk-transactions", "rk-version", "rk-queries"];

test("whatever storage holds breaks no page, nor does one that is blocked or full", async ({
  page,
  as,
}) => {
  // The name of the window outlives a load of the page, and is read before anything of the site's.
  await page.addInitScript((names) => {
    const [, garbage] = /^holds (.*)/.exec(window.name) ?? [];
    if (garbage !== undefined) for (const name of names) localStorage.setItem(name, garbage);
  }, keys);
  await as("holder");
  for (const garbage of spoilt.slice(0, soak(6, 3))) {
    await test.step(`it holds ${JSON.stringify(garbage.slice(0, 12))}`, async () => {
      await page.evaluate((value) => {
        window.name = `holds ${value}`;
      }, garbage);
      await page.reload();
      await arrive(page);
      await accountDialog(page).getByRole("button", { name: "Disconnect" }).click();
      await signInButton(page).waitFor();
    });
  }

  await page.addInitScript(() => {
    const real = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (!key.startsWith("rk-")) return real.call(this, key, value);
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.evaluate(() => {
    window.name = "";
    localStorage.clear();
  });
  await page.reload();
  await arrive(page);
});
