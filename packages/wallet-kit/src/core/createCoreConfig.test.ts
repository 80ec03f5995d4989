// Tests that a chain is asked at its nodes in order, over a socket where there is one, and nowhere else.
import { createPublicClient } from "viem";
import { mainnet } from "viem/chains";
import { afterAll, expect, test, vi } from "vitest";
import { startChain } from "../../../../localnet/chain/startChain.ts";
import { chainOf, createCoreConfig, transportOf } from "./createCoreConfig.ts";

const chain = await startChain();
afterAll(chain.stop);

const dead = "http://127.0.0.1:1";
const clientAt = (...rpcUrls: string[]) =>
  createPublicClient({ chain: mainnet, transport: transportOf(rpcUrls) });

test("a dead node is passed over", async () => {
  expect(await clientAt(dead, chain.rpcUrl).getChainId()).toBe(1);
  expect(await clientAt("ws://127.0.0.1:1", chain.rpcUrl).getChainId()).toBe(1);
});

test("a socket is used where one is configured, wherever it stands in the list", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  const client = clientAt(chain.rpcUrl, chain.rpcUrl.replace("http", "ws"));
  expect(await client.getChainId()).toBe(1);
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
  const [socket] = client.transport.transports;
  expect(socket.config.type).toBe("webSocket");
  (await socket.value.getRpcClient()).close();
});

test("questions of one moment go together in one request", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  const client = clientAt(chain.rpcUrl);
  await Promise.all([client.getChainId(), client.getGasPrice(), client.getBlockNumber()]);
  expect(asked).toHaveBeenCalledOnce();
  asked.mockRestore();
});

test("without a node nobody is asked", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  await expect(clientAt().getChainId()).rejects.toThrow("No address of a node is configured");
  expect(asked).not.toHaveBeenCalled();
  asked.mockRestore();
});

test("the numbers of the site are those of its specification", () => {
  const config = createCoreConfig({ chains: [{ id: 1, rpcUrls: [dead] }] });
  const client = config.getClient();
  expect(client.pollingInterval).toBe(4_000);
  expect(client.batch).toEqual({ multicall: { wait: 32 } });
  expect(client.transport.transports[0].config).toMatchObject({ timeout: 10_000 });
  expect(config.connectors).toEqual([]);
});

test.each([
  [1, "Ethereum"],
  [10, "OP Mainnet"],
  [56, "BNB Smart Chain"],
  [137, "Polygon"],
  [8453, "Base"],
  [42161, "Arbitrum One"],
  [43114, "Avalanche"],
  [7777777, "Zora"],
  [11155111, "Sepolia"],
  [84532, "Base Sepolia"],
  [11155420, "OP Sepolia"],
  [421614, "Arbitrum Sepolia"],
  [80002, "Polygon Amoy"],
  [97, "BNB Smart Chain Testnet"],
  [43113, "Avalanche Fuji"],
  [999999999, "Zora Sepolia"],
])("chain %i is %s", (id, name) => {
  const rpcUrls = ["wss://rpc.example", "https://rpc.example"];
  expect(chainOf({ id, rpcUrls })).toMatchObject({
    id,
    name,
    rpcUrls: { default: { http: ["https://rpc.example"], webSocket: ["wss://rpc.example"] } },
  });
});

test("what a site says of a chain goes before what is known of it", () => {
  const nativeCurrency = { name: "Seed", symbol: "SEED", decimals: 6 };
  const explorer = { name: "Scan", url: "https://scan.example" };
  const said = { rpcUrls: [dead], name: "Orchard", nativeCurrency, explorer };
  for (const id of [1, 31337]) {
    expect(chainOf({ id, ...said })).toMatchObject({
      id,
      name: "Orchard",
      nativeCurrency,
      blockExplorers: { default: explorer },
    });
  }
  expect(chainOf({ id: 10, rpcUrls: [dead], name: "Orchard" }).blockExplorers?.default.name).toBe(
    "Optimism Explorer",
  );
});

test("an unknown chain works as well", () => {
  expect(chainOf({ id: 31337, rpcUrls: [dead] })).toMatchObject({
    id: 31337,
    name: "Chain 31337",
    nativeCurrency: { symbol: "ETH", decimals: 18 },
  });
});
