// Tests what an operator is warned of.
import { describe, expect, test } from "vitest";
import type { SiteSettings } from "../../src/lib/siteSettings.ts";
import { startTestServer } from "../testing/testServer.ts";
import { testSite } from "../testing/testSite.ts";
import { settingsWarnings } from "./settingsWarnings.ts";

const good: SiteSettings = {
  appName: "Test farm",
  network: "mainnet",
  chains: [{ id: 1, rpcUrls: ["https://node.farm.test"] }],
  tokens: [],
  collection: { ...testSite.collection, chainId: 1 },
  exchange: testSite.exchange,
  signIn: "off",
  passkeys: null,
  walletConnect: { projectId: testSite.walletConnectProjectId },
};
const warnings = (changes: Partial<SiteSettings>, origin = "https://farm.test") =>
  settingsWarnings({ ...good, ...changes }, origin);

describe("settingsWarnings", () => {
  test("settings of which all is in place are not warned of", () => {
    expect(warnings({})).toEqual([]);
    expect(warnings({ network: "local" }, "http://localhost:4173")).toEqual([]);
  });

  test.each([
    ["", "WALLETCONNECT_PROJECT_ID is not set"],
    ["YOUR_PROJECT_ID", "WALLETCONNECT_PROJECT_ID is a placeholder"],
    ["21fef48091f12692cad574a6f7753643", "WALLETCONNECT_PROJECT_ID is a placeholder"],
  ])("a project id of %j will not work", (projectId, start) => {
    expect(warnings({ walletConnect: { projectId } })).toEqual([
      `${start}: wallets that connect by WalletConnect will not work`,
    ]);
  });

  test("nodes that are examples, and the local collection, are pointed out", () => {
    const chains: SiteSettings["chains"] = [
      { id: 1, rpcUrls: ["https://rpc.example/key"] },
      { id: 10, rpcUrls: ["https://rpc.example", "https://node.farm.test"] },
    ];
    const address = "0x5FbDB2315678afecb367f032d93F642f64180aa3";
    expect(warnings({ chains, collection: { ...good.collection, address } })).toEqual([
      "RPC_URLS is not set: the only nodes of chain 1 are examples, not real ones",
      "site.config.ts still names the collection of the local world",
    ]);
  });

  test("a local world that is served to the public is warned of", () => {
    expect(warnings({ network: "local", walletConnect: { projectId: "local-world" } })).toEqual([
      "NETWORK=local at a public SITE_ORIGIN: everybody knows the keys of the local world",
    ]);
  });

  test("the server logs them once, at its start", async () => {
    const { logged } = await startTestServer({
      config: { walletConnectProjectId: "YOUR_PROJECT_ID" },
    });
    expect(logged.filter(({ level }) => level === "warn").map(({ msg }) => msg)).toEqual([
      "WALLETCONNECT_PROJECT_ID is a placeholder: wallets that connect by WalletConnect will not work",
    ]);
  });
});
