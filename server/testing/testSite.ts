// A site's config for the server's tests, so that a studio's changes to its own cannot fail them.
import type { SiteConfig } from "../../src/lib/siteConfig.ts";

const link = { label: "Elsewhere", href: "https://elsewhere.farm.test" };

export const testSite: SiteConfig = {
  name: "Test farm",
  tagline: "A field",
  description: "A farm for tests.",
  nav: [{ label: "News", href: "/news" }],
  links: { social: link, chat: link, marketplace: link, guide: link, wallets: link },
  collection: { name: "Test fields", address: `0x${"c0".repeat(20)}`, size: 100, firstBlock: 0 },
  chains: [
    { id: 1, rpcUrls: ["https://node.farm.test/key", "wss://node.farm.test/ws"] },
    { id: 10, rpcUrls: ["https://ten.farm.test"] },
  ],
  tokens: [
    { chainId: 1, address: `0x${"11".repeat(20)}` },
    { chainId: 10, address: `0x${"1a".repeat(20)}` },
  ],
  walletConnectProjectId: "0123456789abcdef0123456789abcdef",
  signIn: "on-connect",
  exchange: {
    baseUrl: "https://exchange.farm.test/proxy",
    signingOrigin: "https://exchange.farm.test",
    open: false,
  },
  roomPieces: [],
  features: { signIn: true, passkeys: false, play: true, roomDesigner: true, news: true },
};
