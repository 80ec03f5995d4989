// Tests which hosts the pages may meet: those of the settings, and of no vendor's telemetry.
import { describe, expect, test } from "vitest";
import type { SiteSettings } from "../../src/lib/siteSettings.ts";
import { testSite } from "../testing/testSite.ts";
import { contentSources } from "./contentSources.ts";

const settings: SiteSettings = {
  appName: "Test farm",
  network: "mainnet",
  chains: [
    { id: 1, rpcUrls: ["https://node.farm.test/secret-key", "wss://node.farm.test/ws?key=1"] },
    { id: 10, rpcUrls: ["https://node.farm.test/ten"] },
  ],
  tokens: [],
  collection: { ...testSite.collection, chainId: 1 },
  exchange: testSite.exchange,
  signIn: "on-connect",
  passkeys: null,
  walletConnect: { projectId: "p" },
};

describe("contentSources", () => {
  test("in the real world: the nodes by their origins, WalletConnect and Safe", () => {
    expect(contentSources(settings)).toEqual({
      connect: [
        "https://node.farm.test",
        "wss://node.farm.test",
        "wss://relay.walletconnect.com",
        "wss://relay.walletconnect.org",
        "wss://www.walletlink.org",
      ],
      images: ["https:"],
      frames: ["https://verify.walletconnect.com", "https://verify.walletconnect.org"],
      frameAncestors: ["https://app.safe.global"],
    });
  });

  test("the exchange is among them once it is open", () => {
    const open = { ...settings, exchange: { ...settings.exchange, open: true } };
    expect(contentSources(open).connect).toContain("https://exchange.farm.test");
  });

  test("in the local world nothing of the real one is allowed, except pictures", () => {
    const sources = contentSources(
      {
        ...settings,
        network: "local",
        chains: [{ id: 1, rpcUrls: ["http://127.0.0.1:8545"] }],
        exchange: {
          baseUrl: "http://127.0.0.1:9000",
          signingOrigin: "http://127.0.0.1:9000",
          open: true,
        },
        walletConnect: { projectId: "local-world", relayUrl: "ws://127.0.0.1:9001" },
      },
      {
        images: ["http://localhost:4173"],
        frames: ["http://127.0.0.1:9002"],
        frameAncestors: ["http://127.0.0.1:9003"],
      },
    );
    expect(sources).toEqual({
      connect: ["http://127.0.0.1:8545", "ws://127.0.0.1:9001", "http://127.0.0.1:9000"],
      images: ["https:", "http://localhost:4173"],
      frames: ["http://127.0.0.1:9002"],
      frameAncestors: ["http://127.0.0.1:9003"],
    });
  });
});
