// Tests, for every listed wallet, what a phone opens: to pair, and for each request after that by the SDK's own hand.
import { formatDeeplinkUrl } from "@walletconnect/utils";
import { expect, test } from "vitest";
import { listedWallets } from "./listedWallets.ts";
import { pairingLink } from "./pairingLink.ts";

const uri = "wc:abc@2?relay-protocol=irn&symKey=1";
const encoded = encodeURIComponent(uri);
const asked = "requestId=7&sessionTopic=t";
const named = (id: string) => listedWallets.find((wallet) => wallet.id === id)!;

test.each([
  ["rainbow", "iOS", `rainbow://wc?uri=${encoded}&connector=rainbowkit`],
  ["rainbow", "Android", uri],
  ["rainbow", "desktop", `https://rnbwapp.com/wc?uri=${encoded}&connector=rainbowkit`],
  ["metaMask", "iOS", `metamask://wc?uri=${encoded}`],
  ["metaMask", "Android", uri],
  ["metaMask", "desktop", `https://metamask.app.link/wc?uri=${encoded}`],
  ["walletConnect", "iOS", uri],
  ["walletConnect", "Android", uri],
  ["ledger", "iOS", `ledgerlive://wc?uri=${encoded}`],
  ["ledger", "Android", uri],
  ["trust", "iOS", `trust://wc?uri=${encoded}`],
  ["trust", "Android", uri],
  ["okx", "iOS", `okex://main/wc?uri=${encoded}`],
  ["okx", "Android", uri],
] as const)("%s pairs on %s by %s", (id, platform, link) => {
  expect(pairingLink(named(id), uri, platform)).toBe(link);
});

test("for a request the SDK opens the app, and never a pairing that is used up", () => {
  const opened = listedWallets
    .filter(({ app }) => app)
    .map(({ id, app }) => [id, formatDeeplinkUrl(app!.scheme, 7, "t")]);
  expect(Object.fromEntries(opened)).toEqual({
    rainbow: `rainbow://wc?${asked}`,
    metaMask: `metamask://wc?${asked}`,
    ledger: `ledgerlive://wc?${asked}`,
    trust: `trust://wc?${asked}`,
    okx: `okex://main/wc?${asked}`,
  });
});
