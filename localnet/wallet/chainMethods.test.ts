// Tests changing and adding chains.
import { expect, test } from "vitest";
import { connectedWallet, rejects, testWallet } from "./testing/testWallet.ts";

const optimism = {
  chainId: "0xa",
  chainName: "OP Mainnet",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: ["https://mainnet.optimism.example"],
};
const nodeOfChain = (id: string) => () => ({ result: id });

test("tells its chain to anyone", async () => {
  const { request } = testWallet();
  expect(await request("eth_chainId")).toBe("0x1");
  expect(await request("net_version")).toBe("1");
});

test("answers 4902 to a chain it was not taught", async () => {
  const { request, asked } = testWallet();
  await expect(request("wallet_switchEthereumChain", [{ chainId: "0xa" }])).rejects.toMatchObject({
    code: 4902,
  });
  expect(asked).toEqual([]);
});

test("adds a chain, checks its local node, and is on it", async () => {
  const { request, asked, calls, events } = testWallet({ node: nodeOfChain("0xa") });
  expect(await request("wallet_addEthereumChain", [optimism])).toBeNull();
  expect(calls).toEqual([{ url: "node:10", method: "eth_chainId", params: [] }]);
  expect(asked).toMatchObject([
    { kind: "addChain", to: { id: 10 }, offeredRpcUrl: "https://mainnet.optimism.example" },
  ]);
  expect(events).toEqual([["chainChanged", "0xa"]]);
  expect(await request("eth_chainId")).toBe("0xa");
});

test("switches between chains it knows, and asks only when something changes", async () => {
  const { request, asked, events } = testWallet({ node: nodeOfChain("0xa") });
  await request("wallet_addEthereumChain", [optimism]);
  expect(await request("wallet_switchEthereumChain", [{ chainId: "0x1" }])).toBeNull();
  expect(await request("wallet_switchEthereumChain", [{ chainId: "0x1" }])).toBeNull();
  expect(asked.map(({ kind }) => kind)).toEqual(["addChain", "switchChain"]);
  expect(events.at(-1)).toEqual(["chainChanged", "0x1"]);
});

test("adding what it knows already is a switch", async () => {
  const { request, asked } = testWallet({ node: nodeOfChain("0xa") });
  await request("wallet_addEthereumChain", [optimism]);
  await request("wallet_switchEthereumChain", [{ chainId: "0x1" }]);
  await request("wallet_addEthereumChain", [optimism]);
  expect(asked.at(-1)).toMatchObject({ kind: "switchChain", to: { id: 10 } });
});

test("uses the offered node for a chain that does not run here", async () => {
  const { request, calls } = testWallet({ node: nodeOfChain("0x89") });
  const polygon = { ...optimism, chainId: "0x89", rpcUrls: ["ftp://x", "https://polygon.example"] };
  await request("wallet_addEthereumChain", [polygon]);
  await request("eth_blockNumber");
  expect(calls.map(({ url }) => url)).toEqual([
    "https://polygon.example",
    "https://polygon.example",
  ]);
});

test("refuses a node of another chain without asking", async () => {
  const { request, asked } = testWallet({ node: nodeOfChain("0x1") });
  await expect(request("wallet_addEthereumChain", [optimism])).rejects.toMatchObject({
    code: -32603,
  });
  expect(asked).toEqual([]);
});

test("a refusal is 4001 and leaves the chain", async () => {
  const { request, events } = testWallet({ node: nodeOfChain("0xa"), answer: rejects });
  await expect(request("wallet_addEthereumChain", [optimism])).rejects.toMatchObject({
    code: 4001,
  });
  await expect(request("wallet_switchEthereumChain", [{ chainId: "0xa" }])).rejects.toMatchObject({
    code: 4902,
  });
  expect(events).toEqual([]);
});

test("a refused switch is 4001", async () => {
  const { request } = await connectedWallet({
    stored: JSON.stringify({
      chainId: 1,
      added: [{ id: 10, name: "OP Mainnet", symbol: "ETH", decimals: 18, rpcUrl: "elsewhere:" }],
    }),
    answer: rejects,
  });
  await expect(request("wallet_switchEthereumChain", [{ chainId: "0xa" }])).rejects.toMatchObject({
    code: 4001,
  });
});

test.each([undefined, {}, { chainId: 10 }, { chainId: "10" }, { chainId: "0x0a" }])(
  "a chain id like %j is -32602",
  async (wanted) => {
    const { request } = testWallet();
    for (const method of ["wallet_switchEthereumChain", "wallet_addEthereumChain"]) {
      await expect(request(method, [wanted])).rejects.toMatchObject({ code: -32602 });
    }
  },
);

test.each([
  ["name", { chainName: "" }],
  ["node", { rpcUrls: ["wss://x"] }],
  ["node list", { rpcUrls: undefined }],
  ["currency", { nativeCurrency: undefined }],
  ["decimals", { nativeCurrency: { symbol: "ETH", decimals: 6 } }],
])("a chain without a sound %s is -32602", async (_what, change) => {
  const { request, asked } = testWallet();
  await expect(
    request("wallet_addEthereumChain", [{ ...optimism, ...change }]),
  ).rejects.toMatchObject({ code: -32602 });
  expect(asked).toEqual([]);
});
