// Chains that answer from a table, so that the dialogs can be tested in a page without any node.
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import {
  type Chain,
  custom,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
} from "viem";
import { createConfig, WagmiProvider } from "wagmi";
import { mainnet } from "wagmi/chains";

export type PretendChains = {
  chains?: readonly [Chain, ...Chain[]];
  /** What the reverse record of every address says; missing where it has none. */
  name?: string | undefined;
  /** The avatar record of that name. */
  avatar?: string | undefined;
  /** In wei; "refused" where the node is out of order, "silent" where it never answers. */
  balance?: bigint | "refused" | "silent" | undefined;
  /** What every token says of itself. */
  token?: { symbol: string; decimals: number; held: bigint } | undefined;
  /** Asked first; undefined where it knows nothing either. */
  other?: (method: string, params: unknown) => unknown;
};

const multicall = parseAbi([
  "function aggregate3((address, bool, bytes)[]) payable returns ((bool, bytes)[])",
]);
const resolver = parseAbi([
  "function reverseWithGateways(bytes, uint256, string[]) view returns (string, address, address)",
  "function resolveWithGateways(bytes, bytes, string[]) view returns (bytes, address)",
]);
const nowhere = `0x${"0".repeat(40)}` as const;
const text = (value: string) => encodeAbiParameters([{ type: "string" }], [value]);

export function pretendChains(answers: PretendChains) {
  const { chains = [mainnet], name = "", avatar = "" } = answers;
  const asked: string[] = [];

  const callResolver = (data: Hex) => {
    const { functionName } = decodeFunctionData({ abi: resolver, data });
    return functionName === "reverseWithGateways"
      ? encodeFunctionResult({ abi: resolver, functionName, result: [name, nowhere, nowhere] })
      : encodeFunctionResult({ abi: resolver, functionName, result: [text(avatar), nowhere] });
  };
  const callTokens = (data: Hex) => {
    const { symbol = "", decimals = 0, held = 0n } = answers.token ?? {};
    const said = { symbol, decimals, balanceOf: held };
    const [calls] = decodeFunctionData({ abi: multicall, data }).args;
    const result = calls.map(([, , inner]) => {
      const { functionName } = decodeFunctionData({ abi: erc20Abi, data: inner });
      const answer = said[functionName as keyof typeof said];
      return [
        true,
        encodeFunctionResult({ abi: erc20Abi, functionName, result: answer as never }),
      ] as const;
    });
    return encodeFunctionResult({ abi: multicall, functionName: "aggregate3", result });
  };
  const request = async ({ method, params }: { method: string; params?: unknown }) => {
    asked.push(method);
    const other = await answers.other?.(method, params);
    if (other !== undefined) return other;
    switch (method) {
      case "eth_getBalance": {
        // Read at each question: a node may come back.
        const { balance = 0n } = answers;
        if (balance === "silent") return new Promise(() => {});
        if (balance === "refused") throw new Error("out of order");
        return numberToHex(balance);
      }
      case "eth_call": {
        const [{ to, data }] = params as [{ to: Hex; data: Hex }];
        const many = to.toLowerCase() === mainnet.contracts.multicall3.address.toLowerCase();
        return many ? callTokens(data) : callResolver(data);
      }
      default:
        throw new Error(`Nobody has answered ${method}`);
    }
  };
  const transports = Object.fromEntries(
    chains.map(({ id }) => [id, custom({ request }, { retryCount: 0 })]),
  );
  const config = createConfig({
    chains,
    transports,
    batch: { multicall: false },
    multiInjectedProviderDiscovery: false,
    storage: null,
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: 0 } } });

  /** The same content with the connection to these chains around it. */
  const within = (content: ReactNode) => (
    <WagmiProvider config={config} reconnectOnMount={false}>
      <QueryClientProvider client={queryClient}>{content}</QueryClientProvider>
    </WagmiProvider>
  );
  return { within, config, queryClient, asked };
}
