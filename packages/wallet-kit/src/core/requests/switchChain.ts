// Asks the wallet to go to another of the site's chains, or to learn one; first that, where it does not know it.
import { phrasesOf } from "@loamstead/lib/texts/texts.ts";
import { type Chain, type EIP1193Provider, numberToHex, SwitchChainError } from "viem";
import { SwitchChainNotSupportedError } from "wagmi";
import { passkeyId } from "../../kit/walletState.ts";
import { endsInTime } from "../connectors/timeout.ts";
import type { WalletCore } from "../core.ts";
import { errorLinks } from "../failures/errorLinks.ts";
import { coreErrors, texts } from "../failures/strings.ts";
import {
  type CurrentWallet,
  currentWallet,
  type RefusedRequest,
  refuseRequest,
} from "./currentWallet.ts";

type Core = Pick<WalletCore, "config" | "explain" | "language">;

const unknownChain = 4902;
/** How long a wallet that has agreed may take to get there. */
const longestWay = 2_000;

/** Asks the connected wallet to go to a chain of the site, and teaches it that chain if need be. */
export async function switchChain(
  core: Core,
  { chainId }: { chainId: number | undefined },
): Promise<{ ok: true } | RefusedRequest> {
  if (chainId === undefined) return refuseRequest("invalid", coreErrors.noChainId);
  const chain = core.config.chains.find(({ id }) => id === chainId);
  if (!chain) return refuseRequest("invalid", coreErrors.chainNotConfigured);

  let learning = false;
  try {
    const wallet = await currentWallet(core);
    if (!wallet.ok) return wallet;
    const { connector, provider } = wallet;
    if (connector.id === passkeyId) {
      return refuseRequest("no-switching", phrasesOf(texts, core.language()).passkeyStays);
    }
    if (!connector.switchChain) throw new SwitchChainNotSupportedError({ connector });
    try {
      await requestSwitch(wallet, chainId);
    } catch (error) {
      if (!errorLinks(error).some(({ code }) => code === unknownChain)) throw error;
      learning = true;
      await requestAddChain(provider, chain);
      // Some wallets go there at once when they have learned the chain, others have to be asked.
      if ((await connector.getChainId()) !== chainId) await requestSwitch(wallet, chainId);
    }
    await arrival(wallet, chainId);
    return { ok: true };
  } catch (error) {
    const reason = core.explain(error);
    const vague = reason.kind === "unknown" || (learning && reason.kind === "protocol");
    if (!vague) return { ok: false, reason };
    const better = learning ? { code: unknownChain } : { name: "SwitchChainError" };
    return { ok: false, reason: core.explain(better) };
  }
}

async function requestSwitch({ provider }: CurrentWallet, chainId: number): Promise<void> {
  await provider.request({
    method: "wallet_switchEthereumChain",
    params: [{ chainId: numberToHex(chainId) }],
  });
}

/** Some wallets get there a moment after they have said so, and some never tell that they have. */
async function arrival({ connector }: CurrentWallet, chainId: number): Promise<void> {
  const { promise: told, resolve } = Promise.withResolvers<void>();
  const listener = (change: { chainId?: number | undefined }) => {
    if (change.chainId === chainId) resolve();
  };
  connector.emitter.on("change", listener);
  try {
    if ((await connector.getChainId()) === chainId) connector.emitter.emit("change", { chainId });
    if (await endsInTime(longestWay, told)) return;
    throw new SwitchChainError(new Error("The wallet agreed and stayed where it was."));
  } finally {
    connector.emitter.off("change", listener);
  }
}

/** Teaches the connected wallet a chain of the site, as the site's settings have it. */
export async function addChain(
  core: Core,
  { chainId }: { chainId: number },
): Promise<{ ok: true } | RefusedRequest> {
  const chain = core.config.chains.find(({ id }) => id === chainId);
  if (!chain) return refuseRequest("invalid", coreErrors.chainNotConfigured);
  try {
    const wallet = await currentWallet(core);
    if (!wallet.ok) return wallet;
    await requestAddChain(wallet.provider, chain);
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: core.explain(error) };
  }
}

async function requestAddChain(provider: EIP1193Provider, chain: Chain): Promise<void> {
  const { id, name, nativeCurrency, rpcUrls, blockExplorers } = chain;
  await provider.request({
    method: "wallet_addEthereumChain",
    params: [
      {
        chainId: numberToHex(id),
        chainName: name,
        nativeCurrency,
        rpcUrls: rpcUrls.default.http,
        ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
      },
    ],
  });
}
