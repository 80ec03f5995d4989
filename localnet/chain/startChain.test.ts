// Proves how the local chains start, live beside each other, and end.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createPublicClient, http, parseEther } from "viem";
import { optimism } from "viem/chains";
import { afterEach, beforeAll, expect, test } from "vitest";
import { devAccounts } from "./accounts.ts";
import { collectionAbi } from "./collection.ts";
import { minedReceipt } from "./minedReceipt.ts";
import { multicall3Address } from "./multicall3.ts";
import { type LocalChain, type LocalChainOptions, startChain } from "./startChain.ts";
import { mainnetClient, mainnetWallet } from "./testing/chainClients.ts";

const started: LocalChain[] = [];
async function start(options?: LocalChainOptions) {
  const chain = await startChain(options);
  started.push(chain);
  return chain;
}
// Whatever has to be built is built here, so that no test waits for it.
beforeAll(async () => (await startChain()).stop());
afterEach(async () => {
  await Promise.all(started.splice(0).map((chain) => chain.stop()));
});

function accepts(url: string, host = new URL(url).hostname): Promise<boolean> {
  const socket = connect({ host, port: Number(new URL(url).port) });
  return new Promise((resolve) => {
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
  }).then((answer) => {
    socket.destroy();
    return answer as boolean;
  });
}

async function refused(url: string) {
  while (await accepts(url)) await pause(10);
}

test("starts from the kept state when there is one", async () => {
  expect((await start()).fromCache).toBe(true);
});

test("offers chain 1 and chain 10, on the loopback address alone", async () => {
  const { rpcUrl, rpcUrl10 } = await start();
  const ten = createPublicClient({ chain: optimism, transport: http(rpcUrl10) });
  expect(await mainnetClient(rpcUrl).getChainId()).toBe(1);
  expect(await ten.getChainId()).toBe(10);
  for (const url of [rpcUrl, rpcUrl10]) {
    expect(new URL(url).hostname).toBe("127.0.0.1");
    expect(await accepts(url)).toBe(true);
    // Would be let in by a node that listens on every address.
    expect(await accepts(url, "127.0.0.2")).toBe(false);
  }
});

test("chain 10 answers many questions in one, as viem expects of it", async () => {
  const { rpcUrl10 } = await start();
  const ten = createPublicClient({ chain: optimism, transport: http(rpcUrl10) });
  const abi = [
    {
      type: "function",
      name: "getChainId",
      inputs: [],
      outputs: [{ type: "uint256" }],
      stateMutability: "view",
    },
  ] as const;
  const question = { address: multicall3Address, abi, functionName: "getChainId" } as const;
  expect(await ten.multicall({ contracts: [question, question], allowFailure: false })).toEqual([
    10n,
    10n,
  ]);
});

test("knows the site from the start when told", async () => {
  const { rpcUrl, addresses } = await start({ siteOrigin: "http://127.0.0.1:6001" });
  expect(
    await mainnetClient(rpcUrl).readContract({
      address: addresses.collection,
      abi: collectionAbi,
      functionName: "tokenURI",
      args: [9_999n],
    }),
  ).toBe("http://127.0.0.1:6001/api/fields/9999/metadata");
});

test("two side by side do not disturb each other", async () => {
  const [one, two] = await Promise.all([start(), start()]);
  expect(new Set([one.rpcUrl, one.rpcUrl10, two.rpcUrl, two.rpcUrl10]).size).toBe(4);
  const balanceAt = ({ rpcUrl }: LocalChain) =>
    mainnetClient(rpcUrl).getBalance({ address: devAccounts.empty.address });
  const hash = await mainnetWallet(one.rpcUrl, "named").sendTransaction({
    to: devAccounts.empty.address,
    value: parseEther("1"),
  });
  await minedReceipt(mainnetClient(one.rpcUrl), hash);
  expect(await balanceAt(one)).toBe(parseEther("1"));
  expect(await balanceAt(two)).toBe(0n);
  await one.stop();
  expect(await balanceAt(two)).toBe(0n);
  const again = await start();
  expect(await balanceAt(again)).toBe(0n);
});

test("stop ends both nodes and may be called twice", async () => {
  const { rpcUrl, rpcUrl10, exited, stop } = await start();
  await stop();
  await stop();
  await exited;
  expect(await accepts(rpcUrl)).toBe(false);
  expect(await accepts(rpcUrl10)).toBe(false);
});

test("a parent killed with SIGKILL leaves no node behind", async () => {
  const owner = spawn(
    process.execPath,
    [fileURLToPath(new URL("fixtures/chainOwner.ts", import.meta.url))],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  const [line] = await once(owner.stdout.setEncoding("utf8"), "data");
  const urls = String(line).trim().split(" ");
  expect(urls).toHaveLength(2);
  for (const url of urls) expect(await accepts(url)).toBe(true);
  owner.kill("SIGKILL");
  await Promise.all(urls.map(refused));
});

test("a state that anvil cannot read is an error with anvil's own words", async () => {
  const cacheFolder = await mkdtemp(join(tmpdir(), "chain-"));
  try {
    const { addresses } = await start();
    const build = async () => ({ addresses, state: "no state at all" });
    await expect(start({ cacheFolder, build })).rejects.toThrow("ended before it was ready");
  } finally {
    await rm(cacheFolder, { recursive: true });
  }
});
