// Tests, for every listed wallet, what a phone opens: to pair, and for each request after that by the SDK's own hand.
import { formatDeeplinkUrl } from "@walletconnect/utils";
import { expect, test } from "vitest";
import { pairingLink } from "./pairingLink.ts";
import { popularWallets } from "./popularWallets.ts";

const uri = "wc:abc@2?relay-protocol=irn&symKey=1";
const encoded = encodeURIComponent(uri);
const asked = "requestId=7&sessionTopic=t";
const named = (id: string) => popularWallets.find((wallet) => wallet.id === id)!;

test.each([
  ["rainbow", "iOS", `rainbow://wc?uri=${encoded}&connector=rainbowkit`],
  ["rainbow", "Android", uri],
  ["rainbow", "desktop", `https://rnbwapp.com/wc?uri=${encoded}&connector=rainbowkit`],
  ["metaMask", "iOS", `metamask://wc?uri=${encoded}`],
  ["metaMask", "Android", uri],
  ["metaMask", "desktop", `https://metamask.app.link/wc?uri=${encoded}`],
  ["walletConnect", "iOS", uri],
  ["walletConnect", "Android", uri],
] as const)("%s pairs on %s by %s", (id, platform, link) => {
  expect(pairingLink(named(id), uri, platform)).toBe(link);
});

test("for a request the SDK opens the app, and never a pairing that is used up", () => {
  const opened = popularWallets
    .filter(({ app }) => app)
    .map(({ id, app }) => [id, formatDeeplinkUrl(app!.scheme, 7, "t")]);
  expect(Object.fromEntries(opened)).toEqual({
    rainbow: `rainbow://wc?${asked}`,
    metaMask: `metamask://wc?${asked}`,
  });
});
