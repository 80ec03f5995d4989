// Tests that a site's own wagmi hooks see the kit's connection: before one, with one, and after it.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { encodeFunctionResult, erc20Abi } from "viem";
import { expect, onTestFinished, test, vi } from "vitest";
import { useConnection, useReadContract, useWriteContract } from "wagmi";
import { openCore } from "./core/openCore.ts";
import { createKit } from "./kit/createKit.ts";
import { memoryStorage } from "./kit/testing/memoryStorage.ts";
import { rowan } from "./kit/testing/rowan.ts";
import { WalletProvider } from "./WalletProvider.tsx";
import { WithWagmi } from "./WithWagmi.tsx";

const chainId = 31337;
const hash = `0x${"5e".repeat(32)}`;
const field = { rdns: "org.field", name: "Field Wallet" };

/** What a node or the wallet says. */
const answers: Record<string, unknown> = {
  eth_accounts: [rowan.address],
  eth_requestAccounts: [rowan.address],
  eth_chainId: "0x7a69",
  eth_call: encodeFunctionResult({ abi: erc20Abi, functionName: "decimals", result: 6 }),
  eth_sendTransaction: hash,
  wallet_requestPermissions: [],
  wallet_revokePermissions: null,
};

const asked = vi.fn(async ({ method }: { method: string }) => answers[method]);
const provider = { request: asked, on() {}, removeListener() {} };

function open() {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_to, init) => {
    const calls = [JSON.parse(String(init?.body))].flat() as { id: number; method: string }[];
    return Response.json(
      calls.map(({ id, method }) => ({ jsonrpc: "2.0", id, result: answers[method] })),
    );
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const announced = { uuid: "field", provider, ...field } as never;
  const wallets = { subscribe: () => () => {}, get: () => [announced], find: () => announced };
  let isReachable = false;
  const kit = createKit({
    appName: "Turnip Exchange",
    learnMoreUrl: "https://example.org/wallets",
    storage: memoryStorage(),
    inFrame: false,
    otherTabs: () => () => {},
    wallets: async () => [],
    settings: async () => {
      if (!isReachable) throw new TypeError("offline");
      return {
        appName: "Turnip Exchange",
        chains: [{ id: chainId, rpcUrls: ["http://node.example"] }],
        tokens: [],
        walletConnect: { projectId: "" },
      };
    },
    loadCore: async () => (parts) => openCore({ ...parts, wallets }),
  });
  const connect = async () => {
    isReachable = true;
    const core = await kit.core();
    const route = { kind: "announced", rdns: field.rdns } as const;
    return core.connect({ route, wallet: { id: field.rdns, name: field.name } }).outcome;
  };
  return { kit, connect };
}

/** A part of somebody else's site. */
function Harvest() {
  const { address, status } = useConnection();
  const { data } = useReadContract({
    address: rowan.address,
    abi: erc20Abi,
    functionName: "decimals",
    chainId,
  });
  const { mutate, data: sent } = useWriteContract();
  const sow = () =>
    mutate({
      address: rowan.address,
      abi: erc20Abi,
      functionName: "approve",
      args: [rowan.address, 1n],
    });
  return (
    <button type="button" onClick={sow}>
      {[status, address, data, sent].join(" ")}
    </button>
  );
}

test("a site's own hooks read, see who is connected, write, and see that nobody is", async () => {
  const { kit, connect } = open();
  const { host } = mount(
    <WalletProvider kit={kit}>
      <WithWagmi fallback={<p>One moment</p>}>
        <Harvest />
      </WithWagmi>
    </WalletProvider>,
  );
  const text = () => host.querySelector("button")?.textContent;
  expect(host.textContent).toBe("One moment");
  // The settings cannot be had; the page goes on as it is.
  await expect.poll(() => kit.core().catch(() => "failed")).toBe("failed");
  expect(text()).toBeUndefined();

  expect(await connect()).toEqual({ ok: true });
  await expect.poll(text).toBe(`connected ${rowan.address} 6 `);
  host.querySelector("button")!.click();
  await expect.poll(text).toBe(`connected ${rowan.address} 6 ${hash}`);

  await kit.disconnect();
  await expect.poll(text).toBe(`disconnected  6 ${hash}`);
});
