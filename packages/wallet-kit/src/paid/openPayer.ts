// Opens a wallet that only pays: it says who it is and is asked to send; the visitor stays who they are.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Address, type EIP1193Provider, getAddress, type Hex, numberToHex } from "viem";
import type { PairOptions } from "../core/connectors/foundConnector.ts";
import { endsInTime } from "../core/connectors/timeout.ts";
import type { WalletCore } from "../core/core.ts";
import { errorLinks } from "../core/failures/errorLinks.ts";
import type { WalletFailure } from "../core/failures/walletFailure.ts";
import type { WalletRoute } from "../core/route.ts";

export type PayerRequest = PairOptions & { route: WalletRoute; name: string };

export type PayerFailure =
  | WalletFailure
  /** It has not enough for the fee; it offered too little; it would not go to the network. */
  | { kind: "poor" | "cheap" | "elsewhere"; words: string };

/** A wallet that was opened to pay; wagmi knows nothing of it, and no later visit either. */
export type PayerWallet = {
  address: Address;
  /** The link to its app, where it told one. */
  app: string | undefined;
  send(call: { to: Address; data: Hex; chainId: number }): Promise<Result<Hex, PayerFailure>>;
  /** Whether it has hung up: then it has to be opened anew. */
  hasEnded(): boolean;
  /** Ends what was opened for this alone: the session of a phone. */
  leave(): Promise<void>;
};

type Core = Pick<WalletCore, "reach" | "explain">;

const longestGoodbye = 1_000;

/** Has a wallet say who it is, and nothing more. */
export async function openPayer(
  core: Core,
  { route, name, ...pairing }: PayerRequest,
): Promise<Result<PayerWallet, WalletFailure>> {
  const explain = (error: unknown) => core.explain(error, name);
  try {
    const opened = await core.reach(route, name);
    if (!opened.ok) return opened;
    await opened.pair(pairing);
    const provider = (await opened.connector.getProvider()) as EIP1193Provider;
    const [first] = await provider.request({ method: "eth_requestAccounts" });
    if (!first) return refuse(explain(new Error("The list of accounts received is empty.")));
    const address = getAddress(first);
    const end = route.kind === "walletConnect" ? watchEnd(provider, explain) : endless;
    const send: PayerWallet["send"] = async ({ to, data, chainId }) => {
      const isThere = await goTo(provider, chainId).catch((error) => refuse(explain(error)));
      if (!isThere.ok) return isThere;
      try {
        const transaction = { from: address, to, data, chainId: numberToHex(chainId) };
        return accept(
          await provider.request({ method: "eth_sendTransaction", params: [transaction] }),
        );
      } catch (error) {
        return refuse(moneyFailure(error) ?? explain(error));
      }
    };
    return accept({
      address,
      app: await opened.appLink(),
      send: (call) => Promise.race([send(call), end.lost]),
      hasEnded: end.has,
      async leave() {
        if (route.kind !== "walletConnect") return;
        await endsInTime(longestGoodbye, opened.connector.disconnect()).catch(() => {});
      },
    });
  } catch (error) {
    return refuse(explain(error));
  }
}

type End = { has(): boolean; lost: Promise<Result<never, WalletFailure>> };

const endless: End = { has: () => false, lost: new Promise(() => {}) };

/** A phone that has hung up answers nothing any more, not even what it was asked before. */
function watchEnd(provider: EIP1193Provider, explain: (error: unknown) => WalletFailure): End {
  let hasEnded = false;
  const { promise: lost, resolve } = Promise.withResolvers<Result<never, WalletFailure>>();
  provider.on("disconnect", (said) => {
    hasEnded = true;
    resolve(refuse(explain(said)));
  });
  return { has: () => hasEnded, lost };
}

async function goTo(
  provider: EIP1193Provider,
  chainId: number,
): Promise<Result<void, PayerFailure>> {
  const isThere = async () => Number(await provider.request({ method: "eth_chainId" })) === chainId;
  if (await isThere()) return accept(undefined);
  await provider
    .request({ method: "wallet_switchEthereumChain", params: [{ chainId: numberToHex(chainId) }] })
    .catch(() => {});
  return (await isThere()) ? accept(undefined) : refuse({ kind: "elsewhere", words: "" });
}

/** Nodes and wallets say it in words of their own, and no code tells the two apart. */
export function moneyFailure(error: unknown): PayerFailure | undefined {
  const says = (pattern: RegExp) => errorLinks(error).some(({ message }) => pattern.test(message));
  if (says(/insufficient (funds|balance)|not enough (funds|balance)|exceeds the balance/i))
    return { kind: "poor", words: "" };
  if (says(/underpriced|less than block base fee|fee ?cap (is )?too low|fee too low/i))
    return { kind: "cheap", words: "" };
  return undefined;
}
