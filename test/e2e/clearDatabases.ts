// What a browser does that is short of space: it clears a site's databases away, and nothing else.
import type { Page } from "@playwright/test";

export async function clearDatabases(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", {
    origin: new URL(page.url()).origin,
    storageTypes: "indexeddb,cache_storage,service_workers",
  });
  await browser.detach();
}
