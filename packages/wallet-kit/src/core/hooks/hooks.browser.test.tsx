// Tests what components read from the chain, and that putting the core around them leaves a connection as it is.
import { mount } from "@loamstead/ui/testing/mount.tsx";
import {
  type Address,
  decodeFunctionData,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  multicall3Abi,
  toFunctionSelector,
} from "viem";
import { expect, onTestFinished, test, vi } from "vitest";
import { useConnection } from "wagmi";
import { useBlockNumber } from "../../chains/ChainDialog.tsx";
import { CoreProvider } from "../../connected/WithCore.tsx";
import type { TokenSettings } from "../../kit/settings.ts";
import { createCoreConfig } from "../createCoreConfig.ts";
import { createQueryClient } from "../queryClient.ts";
import { useContractRead } from "./useContractRead.ts";
import { useTokenBalances } from "./useTokenBalances.ts";

const holder: Address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
const loam: TokenSettings = { chainId: 1, address: "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC" };
const odd: TokenSettings = { chainId: 1, address: "0x90F79bf6EB2c4f870365E785982E1f101E93b906" };

const tokenAnswers: Record<string, unknown> = {
  decimals: 6,
  symbol: "LO\u202eAM\u200b",
  balanceOf: 1_500_000n,
};

function answerCall(target: string, data: Hex): Hex | undefined {
  if (target.toLowerCase() !== loam.address.toLowerCase()) return undefined;
  const { functionName } = decodeFunctionData({ abi: erc20Abi, data });
  const result = tokenAnswers[functionName] as never;
  return encodeFunctionResult({ abi: erc20Abi, functionName, result });
}

type Call = { id: number; method: string; params: [{ to: Address; data: Hex }] };

function answer({ method, params }: Call): unknown {
  if (method === "eth_blockNumber") return "0x2a";
  const asked = decodeFunctionData({ abi: multicall3Abi, data: params[0].data });
  if (asked.functionName !== "aggregate3") throw new Error(asked.functionName);
  const results = asked.args[0].map((call) => {
    const returnData = answerCall(call.target, call.callData);
    return { success: returnData !== undefined, returnData: returnData ?? "0x" };
  });
  return encodeFunctionResult({ abi: multicall3Abi, functionName: "aggregate3", result: results });
}

function open() {
  vi.spyOn(globalThis, "fetch").mockImplementation(async (_to, init) => {
    const calls = [JSON.parse(String(init?.body))].flat() as Call[];
    const answers = calls.map((call) => ({ jsonrpc: "2.0", id: call.id, result: answer(call) }));
    return Response.json(answers);
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const config = createCoreConfig({ chains: [{ id: 1, rpcUrls: ["http://node.example"] }] });
  return { config, queryClient: createQueryClient() };
}

function show(core: ReturnType<typeof open>, Component: () => string) {
  function Shown() {
    return <output>{Component()}</output>;
  }
  const { host, unmount } = mount(
    <CoreProvider core={core}>
      <Shown />
    </CoreProvider>,
  );
  onTestFinished(unmount);
  return { text: () => host.querySelector("output")?.textContent };
}

test("tokens are read together; one that does not answer is left out, a name that deceives is cleaned", async () => {
  const { text } = show(open(), () =>
    useTokenBalances(holder, [loam, odd])
      .map(({ token, formatted, symbol, decimals, value }) =>
        [token.address === loam.address, formatted, symbol, decimals, value].join(" "),
      )
      .join(),
  );
  await expect.poll(text).toBe("true 1.5 LOAM 6 1500000");
  expect(fetch).toHaveBeenCalledOnce();
});

test("without an address no balance is asked for", async () => {
  const { text } = show(open(), () => String(useTokenBalances(undefined, [loam]).length));
  await expect.poll(() => vi.mocked(fetch).mock.calls.length).toBe(1);
  const asked = vi.mocked(fetch).mock.calls.map(([, init]) => String(init?.body));
  expect(asked.join()).not.toContain(toFunctionSelector("balanceOf(address)").slice(2));
  expect(text()).toBe("0");
});

test("the number of the newest block comes and is not kept over a reload", async () => {
  const core = open();
  const { text } = show(core, () => String(useBlockNumber(1)));
  await expect.poll(text).toBe("42");
  expect(core.queryClient.getQueryCache().getAll()[0]?.meta).toEqual({ persist: false });
});

test("a contract is read, or the reading has failed", async () => {
  const read = (address: Address) => () => {
    const { data, failed } = useContractRead<number>({
      address,
      abi: erc20Abi,
      functionName: "decimals",
      chainId: 1,
    });
    return failed ? "failed" : String(data);
  };
  const core = open();
  const one = show(core, read(loam.address));
  const other = show(core, read(odd.address));
  await expect.poll(one.text).toBe("6");
  await expect.poll(other.text).toBe("failed");
});

test("a connection that is there stays when the core is put around components", async () => {
  const core = open();
  const connector = { uid: "a", id: "a", name: "A", type: "a" } as never;
  const connections = new Map([["a", { accounts: [holder] as const, chainId: 1, connector }]]);
  core.config.setState((state) => ({ ...state, connections, current: "a", status: "connected" }));
  const { text } = show(core, () => String(useConnection().address));
  await expect.poll(text).toBe(holder);
  expect(core.config.state.connections.size).toBe(1);
});
