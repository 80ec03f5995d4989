// How the Safe host talks to the chain: viem over a way to ask the node that is passed in.
import { createPublicClient, custom } from "viem";
import { localhost, mainnet } from "viem/chains";

export type AskRpc = (method: string, params: readonly unknown[]) => Promise<unknown>;

export type HostClient = ReturnType<typeof hostClient>;

export function hostClient(ask: AskRpc, chainId: number) {
  return createPublicClient({
    chain: chainId === mainnet.id ? mainnet : { ...localhost, id: chainId },
    transport: custom(
      { request: ({ method, params = [] }) => ask(method, params) },
      { retryCount: 0 },
    ),
  });
}
