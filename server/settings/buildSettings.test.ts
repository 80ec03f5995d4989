// Tests what pages are told, by config, by environment and in the local world.
import { describe, expect, test } from "vitest";
import { testSite } from "../testing/testSite.ts";
import { buildSettings, type LocalSettings } from "./buildSettings.ts";

const nothing = {
  site: testSite,
  rpcUrls: {},
  walletConnectProjectId: undefined,
  siteOrigin: "https://farm.test",
  passkeyHost: undefined,
  local: undefined,
};

const local: LocalSettings = {
  chains: [
    { id: 1, rpcUrls: ["http://127.0.0.1:8545"] },
    { id: 10, rpcUrls: ["http://127.0.0.1:8546"] },
  ],
  collection: { address: `0x${"ab".repeat(20)}`, size: 10_000 },
  exchange: { baseUrl: "http://127.0.0.1:9000", signingOrigin: "http://127.0.0.1:9000" },
  relayUrl: "ws://127.0.0.1:9001",
};

describe("buildSettings", () => {
  test("with nothing set, pages are told what the config says", () => {
    expect(buildSettings(nothing)).toEqual({
      ok: true,
      value: {
        appName: "Test farm",
        network: "mainnet",
        chains: testSite.chains,
        tokens: testSite.tokens,
        collection: { address: testSite.collection.address, size: 100, chainId: 1 },
        exchange: testSite.exchange,
        signIn: "on-connect",
        passkeys: null,
        walletConnect: { projectId: testSite.walletConnectProjectId },
      },
    });
  });

  test.each([
    [
      { RPC_URLS: ["https://mine.example"] },
      [["https://mine.example"], testSite.chains[1]?.rpcUrls],
    ],
    [
      { RPC_URLS_1: ["https://mine.example"] },
      [["https://mine.example"], testSite.chains[1]?.rpcUrls],
    ],
    [
      { RPC_URLS: ["https://one.example"], RPC_URLS_10: ["https://ten.example"] },
      [["https://one.example"], ["https://ten.example"]],
    ],
  ])("the environment's nodes take the place of the config's (%j)", (rpcUrls, expected) => {
    const settings = buildSettings({ ...nothing, rpcUrls });
    const chains = settings.ok ? settings.value.chains : [];
    expect(chains.map((chain) => chain.rpcUrls)).toEqual(expected);
  });

  test("the environment's project takes the place of the config's", () => {
    expect(buildSettings({ ...nothing, walletConnectProjectId: "mine" })).toMatchObject({
      value: { walletConnect: { projectId: "mine" } },
    });
  });

  test("variables that contradict each other or the config are refused by name", () => {
    const node = ["https://mine.example"];
    const both = { RPC_URLS: node, RPC_URLS_1: node };
    expect(buildSettings({ ...nothing, rpcUrls: both })).toEqual({
      ok: false,
      reason: "RPC_URLS and RPC_URLS_1 name the same chain. Set only one of them.",
    });
    expect(buildSettings({ ...nothing, rpcUrls: { RPC_URLS_5: node } })).toEqual({
      ok: false,
      reason: "RPC_URLS_5: site.config.ts names no such chain, only 1, 10.",
    });
  });

  test("in the local world everything is local, whatever the environment says", () => {
    const rpcUrls = { RPC_URLS: ["https://mine.example"] };
    const settings = buildSettings({ ...nothing, rpcUrls, walletConnectProjectId: "mine", local });
    expect(settings).toMatchObject({
      value: {
        network: "local",
        chains: local.chains,
        collection: { address: local.collection.address, size: 100, chainId: 1 },
        exchange: { ...local.exchange, open: true },
        walletConnect: { projectId: "local-world", relayUrl: local.relayUrl },
      },
    });
    expect(JSON.stringify(settings)).not.toContain("farm.test");
  });

  test("of the local chains the site is told the first, and those others that it accepts", () => {
    const chainsFor = (ids: number[]) => {
      const chains = ids.map((id) => ({ id, rpcUrls: ["https://node.example"] }));
      const settings = buildSettings({ ...nothing, site: { ...testSite, chains }, local });
      return (
        settings.ok && [settings.value.chains, settings.value.tokens].map((list) => list.length)
      );
    };
    expect(chainsFor([1])).toEqual([1, 1]);
    expect(chainsFor([8453])).toEqual([1, 1]);
    expect(chainsFor([10, 8453])).toEqual([2, 2]);
  });

  test("passkeys are of the site's host, or of the one that the environment names", () => {
    const withPasskeys = { ...testSite, features: { ...testSite.features, passkeys: true } };
    const rpIdFor = (changes: Partial<Parameters<typeof buildSettings>[0]>) => {
      const settings = buildSettings({ ...nothing, site: withPasskeys, ...changes });
      return settings.ok && settings.value.passkeys?.rpId;
    };
    expect(rpIdFor({})).toBe("farm.test");
    expect(rpIdFor({ siteOrigin: "http://localhost:4173", local })).toBe("localhost");
    expect(rpIdFor({ passkeyHost: "old.farm.test" })).toBe("old.farm.test");
    // A studio that says nothing of them has them.
    const { passkeys: _, ...features } = testSite.features;
    expect(rpIdFor({ site: { ...testSite, features } })).toBe("farm.test");

    for (const siteOrigin of ["http://127.0.0.1:4173", "http://[::1]:4173"]) {
      expect(rpIdFor({ siteOrigin })).toBeUndefined();
    }
    const without = (changes: object) => rpIdFor({ site: { ...withPasskeys, ...changes } });
    expect(without({ chains: testSite.chains.toReversed() })).toBeUndefined();
    expect(without({ signIn: "off" })).toBeUndefined();
    expect(without({ features: { ...withPasskeys.features, signIn: false } })).toBeUndefined();
    expect(without({ features: testSite.features })).toBeUndefined();
  });
});
