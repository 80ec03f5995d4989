// The wallet that a request goes to.
import { phrasesOf } from "@loamstead/lib/texts/texts.ts";
import type { Address, EIP1193Provider } from "viem";
import type { Connector } from "wagmi";
import type { WalletCore } from "../core.ts";
import { texts } from "../failures/strings.ts";
import type { WalletFailure } from "../failures/walletFailure.ts";

export type RefusedRequest = { ok: false; reason: WalletFailure };

export type CurrentWallet = {
  connector: Connector;
  provider: EIP1193Provider;
  address: Address;
  chainId: number;
};

export async function currentWallet({
  config,
  language,
}: Pick<WalletCore, "config" | "language">): Promise<
  ({ ok: true } & CurrentWallet) | RefusedRequest
> {
  const { connections, current } = config.state;
  const connection = current === null ? undefined : connections.get(current);
  if (!connection) return refuseRequest("not-connected", phrasesOf(texts, language()).notConnected);
  const { connector, chainId } = connection;
  const provider = (await connector.getProvider()) as EIP1193Provider;
  return { ok: true, connector, provider, address: connection.accounts[0], chainId };
}

export function refuseRequest(kind: WalletFailure["kind"], words: string): RefusedRequest {
  return { ok: false, reason: { kind, words } };
}
