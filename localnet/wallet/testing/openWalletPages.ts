// The wallet's pages that the tests in one file share, each watched for what it should not do.
import { afterAll, afterEach, expect, vi } from "vitest";
import { startWalletPages, type WalletPages } from "./walletPages.ts";

/** For what another tab or a chain does in its own time. */
export const patience = { timeout: 20_000 };

export async function openWalletPages(): Promise<WalletPages> {
  // A busy machine is no fault.
  vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });
  const pages = await startWalletPages();
  afterAll(pages.stop);
  afterEach(async () => {
    expect(await pages.closePages()).toEqual([]);
  });
  return pages;
}
