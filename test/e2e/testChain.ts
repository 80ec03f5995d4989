// A hand on a chain of the local world: reads it, mines it, sends to it, and takes it back to where it was.
import { type Chain, createTestClient, http, publicActions, walletActions } from "viem";

export type TestChain = ReturnType<typeof openChain>;

export function openChain(rpcUrl: string, chain: Chain) {
  return createTestClient({ mode: "anvil", chain, transport: http(rpcUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions);
}

/** Gives back how to return the chain to what it is now, mining every transaction as it comes. */
export async function markChain(chain: TestChain): Promise<() => Promise<void>> {
  const id = await chain.snapshot();
  return async () => {
    for (const hash of await waiting(chain)) await chain.dropTransaction({ hash });
    await chain.revert({ id });
    await chain.setAutomine(true);
  };
}

async function waiting(chain: TestChain) {
  const { pending, queued } = await chain.getTxpoolContent();
  return [pending, queued].flatMap((pool) =>
    Object.values(pool).flatMap((sent) => Object.values(sent).map(({ hash }) => hash)),
  );
}
