// What the wallet kit finds in the browser's storage, and whether it finds any, breaks no page.
import { arrive } from "./exchangePage.ts";
import { test } from "./world.ts";

for (const garbage of ["", "null", "[]", "{", '{"wallet":{}}', "1".repeat(2_000)]) {
  test(`storage that holds ${JSON.stringify(garbage.slice(0, 12))} breaks no page`, async ({
    page,
    as,
  }) => {
    await page.addInitScript((value) => {
      for (const key of ["rk-wallet", "rk-recent", "rk-transactions", "rk-version", "rk-queries"]) {
        localStorage.setItem(key, value);
      }
    }, garbage);
    await as("holder");
    await arrive(page);
  });
}

test("blocked and full storage break no page either", async ({ page, as }) => {
  await page.addInitScript(() => {
    const real = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      if (!key.startsWith("rk-")) return real.call(this, key, value);
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await as("holder");
  await arrive(page);
});
