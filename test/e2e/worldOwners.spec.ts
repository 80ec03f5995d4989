// The map while the country lives: keepers change on the chain, the node or the server goes, and the map stays.
import type { Page } from "@playwright/test";
import { parseAbi } from "viem";
import { devAccounts } from "../../localnet/chain/accounts.ts";
import site from "../../site.config.ts";
import { ownerName } from "../../src/fields/search/ownersCodec.ts";
import { expect, test } from "./world.ts";

const transfer = parseAbi(["function transferFrom(address from, address to, uint256 id)"]);
const shown = (address: string) => `${ownerName(address).slice(0, 10)}…`;
const slip = (page: Page) => page.getByRole("region").filter({ hasText: "Kept by" });
const map = (page: Page) => page.getByRole("application", { name: "Map of the country" });
/** The page asks for owners now and then; nobody waits that long. */
const later = (page: Page) => page.clock.fastForward(13_000);

test("a field that is sent while the map is open has its new keeper's mark, and is theirs", async ({
  page,
  signedInAs,
  world,
}) => {
  const { holder, named } = devAccounts;
  await page.clock.install();
  await signedInAs("named", { at: "/world?at=0" });
  await expect(slip(page)).toContainText(shown(holder.address));
  const mine = page.getByRole("checkbox", { name: /^Only mine/ });
  const before = (await mine.count()) > 0 ? await mine.locator("..").textContent() : "";

  await world.mainnet.writeContract({
    account: holder.address,
    chain: null,
    address: site.collection.address,
    abi: transfer,
    functionName: "transferFrom",
    args: [holder.address, named.address, 0n],
  });
  await expect(async () => {
    await later(page);
    await expect(slip(page)).toContainText("you", { timeout: 1_500 });
  }).toPass();
  await expect(mine.locator("..")).not.toHaveText(before ?? "");

  await mine.check();
  await later(page);
  await expect(page).toHaveURL(/mine=1/);
});

test("a node that is gone is said with the block that keepers are known as of, and the map goes on", async ({
  page,
  as,
}) => {
  await page.clock.install();
  await as("named", { at: "/world?at=417" });
  await expect(slip(page)).toBeVisible();
  let isGone = true;
  // What the server says once its node has been away for ten minutes (ownersRoute.test.ts).
  await page.route("**/api/fields/owners", async (route) => {
    const response = await route.fetch();
    const age = isGone ? "600" : (response.headers()["read-age"] ?? "0");
    await route.fulfill({ response, headers: { ...response.headers(), "read-age": age } });
  });
  const behind = page.getByText(/Keepers as of block [\d,]+/);
  await expect(async () => {
    await later(page);
    await expect(behind).toBeVisible({ timeout: 1_500 });
  }).toPass();
  await map(page).press("ArrowRight");
  await expect(slip(page)).toContainText("Kept by");

  isGone = false;
  await expect(async () => {
    await later(page);
    await expect(behind).toBeHidden({ timeout: 1_500 });
  }).toPass();
});

test.describe("without a server", () => {
  test.use({ expectedTrouble: [/status of 503/] });

  test("it is said that the server does not answer, and the map goes on", async ({ page, as }) => {
    await page.clock.install();
    await as("named", { at: "/world?at=417" });
    await expect(slip(page)).toBeVisible();
    await page.route("**/api/fields/owners", (route) => route.fulfill({ status: 503 }));
    const gone = page.getByText(/^The server does not answer/);
    await expect(async () => {
      await later(page);
      await expect(gone).toBeVisible({ timeout: 1_500 });
    }).toPass();
    await map(page).press("ArrowRight");
    await expect(slip(page)).toContainText("Kept by");

    await page.unroute("**/api/fields/owners");
    await expect(async () => {
      await later(page);
      await expect(gone).toBeHidden({ timeout: 1_500 });
    }).toPass();
  });
});
