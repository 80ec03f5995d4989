// Does what the owner of the phone has approved: signs here, sends transactions to the chain.
import { createWalletClient, defineChain, type Hex, http } from "viem";
import type { PrivateKeyAccount } from "viem/accounts";
import type { Asked } from "./parseRequest.ts";

export type Done = { ok: true; result: Hex | null } | { ok: false; reason: string };

type Means = {
  accounts: readonly PrivateKeyAccount[];
  rpcUrls: Readonly<Record<number, string>>;
};

export async function carryOut(asked: Asked, { accounts, rpcUrls }: Means): Promise<Done> {
  if (asked.kind === "switch") return { ok: true, result: null };
  const account = accounts.find((one) => one.address === asked.address);
  if (!account) return { ok: false, reason: "The phone does not have this account" };
  // What an app sends may still be refused by the encoder or by the chain.
  try {
    switch (asked.kind) {
      case "message":
        return { ok: true, result: await account.signMessage({ message: { raw: asked.raw } }) };
      case "typedData":
        return { ok: true, result: await account.signTypedData(asked.data) };
      case "transaction": {
        const url = rpcUrls[asked.chainId];
        if (!url) return { ok: false, reason: `The phone cannot reach chain ${asked.chainId}` };
        const wallet = createWalletClient({
          account,
          chain: localChain(asked.chainId, url),
          transport: http(url),
        });
        const { to, value, data } = asked;
        const result = await wallet.sendTransaction({ value, data, ...(to && { to }) });
        return { ok: true, result };
      }
    }
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? shortest(error) : String(error) };
  }
}

function localChain(id: number, url: string) {
  return defineChain({
    id,
    name: `Chain ${id}`,
    nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
    rpcUrls: { default: { http: [url] } },
  });
}

function shortest(error: Error): string {
  return "shortMessage" in error ? String(error.shortMessage) : error.message;
}
