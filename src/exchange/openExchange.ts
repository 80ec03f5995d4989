// Puts the exchange session into a page: it follows the wallet, and locks when the page is left lying.
import {
  type Account,
  accountOf,
  passkeyId,
  statusOf,
  type WalletKit,
} from "@loamstead/wallet-kit";
import { signMessage } from "@loamstead/wallet-kit/connected";
import type { Address } from "viem";
import { getBytecode } from "wagmi/actions";
import type { SiteSettings } from "../lib/siteSettings.ts";
import { createExchangeClient } from "./client/createExchangeClient.ts";
import { loadProtocol } from "./loadProtocol.ts";
import {
  createExchangeSession,
  type ExchangeHolder,
  type ExchangeSession,
  type KeySignature,
} from "./session/createExchangeSession.ts";
import { lockWhenAway, type PageVisibility } from "./session/lockWhenAway.ts";

/** The exchange's own contract on Ethereum, as the texts name it that make the holders' keys. */
const exchangeAddress = "0x0BABA1Ad5bE3a5C0a66E7ac838a129Bf948f1eA4";

const answerWithinMs = 10_000;
const hiddenForMs = 5 * 60_000;

export type ExchangeParts = {
  wallet: Pick<WalletKit, "get" | "subscribe" | "core">;
  settings(): Promise<Pick<SiteSettings, "exchange" | "collection">>;
};

export async function openExchange({ wallet, settings }: ExchangeParts): Promise<ExchangeSession> {
  const { exchange, collection } = await settings();
  const { baseUrl, signingOrigin, open } = exchange;
  const session = createExchangeSession({
    client: open
      ? createExchangeClient({
          baseUrl,
          fetch: (...asked) => fetch(...asked),
          timeoutMs: answerWithinMs,
        })
      : null,
    loadProtocol,
    sign: (message) => sign(wallet, message),
    exchangeAddress,
    signingOrigin,
    chainIds: [collection.chainId],
    isContract: (address) => isContract(wallet, address, collection.chainId),
    log: (message) => console.warn(message),
  });

  const follow = () => {
    const state = wallet.get();
    const account = statusOf(state) === "connected" ? accountOf(state) : undefined;
    session.holderIs(account ? holderOf(account) : null);
  };
  follow();
  wallet.subscribe(follow);
  lockWhenAway(
    { page: pageOf(window), schedule, now: Date.now, patienceMs: hiddenForMs },
    session.lock,
  );
  return session;
}

const holderOf = ({ address, chainId, wallet }: Account): ExchangeHolder => ({
  address,
  chainId,
  byPasskey: wallet.id === passkeyId,
});

async function sign(wallet: ExchangeParts["wallet"], message: string): Promise<KeySignature> {
  try {
    const signed = await signMessage(await wallet.core(), { message });
    if (signed.ok) return { ok: true, signature: signed.signature };
    return { ok: false, reason: signed.reason.kind === "rejected" ? "rejected" : "failed" };
  } catch {
    return { ok: false, reason: "failed" };
  }
}

async function isContract({ core }: ExchangeParts["wallet"], address: string, chainId: number) {
  const { config } = await core();
  const code = await getBytecode(config, { address: address as Address, chainId });
  // An account that has only lent itself code (EIP-7702) still signs with its own key.
  return code != null && code !== "0x" && !code.startsWith("0xef0100");
}

function schedule(run: () => void, afterMs: number) {
  const timer = setTimeout(run, afterMs);
  return () => clearTimeout(timer);
}

function pageOf(page: Window): PageVisibility {
  const on = (target: EventTarget, event: string) => (listener: () => void) => {
    target.addEventListener(event, listener);
    return () => target.removeEventListener(event, listener);
  };
  return {
    isHidden: () => page.document.hidden,
    onVisibility: on(page.document, "visibilitychange"),
    onLeave: on(page, "pagehide"),
  };
}
