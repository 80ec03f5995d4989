// Starts the local world's chains: mainnet with everything on it, and a second one for "Wrong network".
import { devAccountNames, devMnemonic } from "./accounts.ts";
import { startAnvil } from "./anvil.ts";
import { buildClient } from "./buildClient.ts";
import type { ChainAddresses } from "./buildState.ts";
import { type ChainStateOptions, chainState } from "./chainState.ts";
import { placeMulticall3 } from "./multicall3.ts";
import { setSiteOrigin } from "./siteOrigin.ts";

export type LocalChainOptions = ChainStateOptions & {
  /** Where the site is, for token URIs and pictures; can also be told later. */
  readonly siteOrigin?: string;
};

export type LocalChain = {
  /** Chain 1. */
  readonly rpcUrl: string;
  /** Chain 10. */
  readonly rpcUrl10: string;
  readonly addresses: ChainAddresses;
  readonly fromCache: boolean;
  /** Settles when either node is gone, whoever ended it. */
  readonly exited: Promise<void>;
  setSiteOrigin(origin: string): Promise<void>;
  stop(): Promise<void>;
};

const accountArgs = ["--mnemonic", devMnemonic, "--accounts", String(devAccountNames.length)];

export async function startChain({
  siteOrigin,
  ...stateOptions
}: LocalChainOptions = {}): Promise<LocalChain> {
  const { statePath, addresses, fromCache } = await chainState(stateOptions);
  const starts = await Promise.allSettled([
    startAnvil({ chainId: 1, statePath, extraArgs: accountArgs }),
    startAnvil({ chainId: 10, extraArgs: accountArgs }),
  ]);
  const nodes = starts.filter((start) => start.status === "fulfilled").map(({ value }) => value);
  const stop = async () => {
    await Promise.all(nodes.map((node) => node.stop()));
  };

  try {
    const [one, ten] = nodes;
    if (!one || !ten) throw starts.find((start) => start.status === "rejected")?.reason;
    const client = buildClient(one.rpcUrl);
    await placeMulticall3(buildClient(ten.rpcUrl));
    if (siteOrigin !== undefined) await setSiteOrigin(client, addresses, siteOrigin);
    return {
      rpcUrl: one.rpcUrl,
      rpcUrl10: ten.rpcUrl,
      addresses,
      fromCache,
      exited: Promise.race([one.exited, ten.exited]),
      setSiteOrigin: (origin) => setSiteOrigin(client, addresses, origin),
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
