// Which chain the wallet is on, and how a site has it changed or taught a new one.
import { internal, invalidParams, unknownChain } from "./rpcError.ts";
import { parseHexChainId, toHexChainId, type WalletChain } from "./walletChains.ts";
import type { Method, WalletContext } from "./walletContext.ts";

export const chainMethods: Record<string, Method> = {
  eth_chainId: (wallet) => toHexChainId(wallet.state().chainId),

  net_version: (wallet) => String(wallet.state().chainId),

  async wallet_switchEthereumChain(wallet, [wanted]) {
    const id = readChainId(wanted);
    const chain = wallet.chains().find((known) => known.id === id);
    if (!chain) throw unknownChain(id);
    await switchTo(wallet, chain, "wallet_switchEthereumChain");
    return null;
  },

  async wallet_addEthereumChain(wallet, [wanted]) {
    const { chain: offered, rpcUrl: offeredRpcUrl } = readNewChain(wanted);
    const known = wallet.chains().find(({ id }) => id === offered.id);
    if (known) {
      await switchTo(wallet, known, "wallet_addEthereumChain");
      return null;
    }
    const local = wallet.localChains.find(({ id }) => id === offered.id);
    const chain = { ...offered, rpcUrl: local?.rpcUrl ?? offeredRpcUrl };
    await wallet.ask("wallet_addEthereumChain", async () => {
      await expectChainAt(wallet, chain);
      return { kind: "addChain", to: chain, offeredRpcUrl };
    });
    wallet.update({ added: [...wallet.state().added, chain], chainId: chain.id });
    return null;
  },
};

async function switchTo(wallet: WalletContext, chain: WalletChain, method: string): Promise<void> {
  if (chain.id === wallet.state().chainId) return;
  await wallet.ask(method, () => ({ kind: "switchChain", to: chain }));
  wallet.update({ chainId: chain.id });
}

async function expectChainAt(wallet: WalletContext, { id, rpcUrl }: WalletChain): Promise<void> {
  const found = parseHexChainId(await wallet.nodeAt(rpcUrl, "eth_chainId", []));
  if (found !== id) throw internal(`The node at ${rpcUrl} is of another chain.`);
}

function readChainId(wanted: unknown): number {
  const id = parseHexChainId((wanted as { chainId?: unknown } | undefined)?.chainId);
  if (id === undefined) throw invalidParams("chainId has to be hexadecimal, like 0x1.");
  return id;
}

function readNewChain(wanted: unknown): { chain: Omit<WalletChain, "rpcUrl">; rpcUrl: string } {
  const id = readChainId(wanted);
  const { chainName, nativeCurrency, rpcUrls } = wanted as Record<string, unknown>;
  if (typeof chainName !== "string" || chainName === "") {
    throw invalidParams("The chain has no name.");
  }
  const rpcUrl = Array.isArray(rpcUrls) ? rpcUrls.find(isWebAddress) : undefined;
  if (rpcUrl === undefined) throw invalidParams("None of the rpcUrls is a web address.");
  const { symbol, decimals } = (nativeCurrency ?? {}) as Record<string, unknown>;
  if (typeof symbol !== "string" || !/^\S{1,11}$/.test(symbol)) {
    throw invalidParams("The chain's currency has no sound symbol.");
  }
  // Everything that reads amounts on EVM chains assumes it.
  if (decimals !== 18) throw invalidParams("The chain's currency has to have 18 decimals.");
  return { chain: { id, name: chainName, symbol, decimals }, rpcUrl };
}

function isWebAddress(value: unknown): value is string {
  return typeof value === "string" && /^https?:$/.test(URL.parse(value)?.protocol ?? "");
}
