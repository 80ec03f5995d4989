// The wallet itself, without a page around it: an EIP-1193 provider, and what its owner can do.

import { accountMethods, capabilityMethods } from "./accountMethods.ts";
import { createAskNode, type Fetch } from "./askNode.ts";
import { assetMethods } from "./assetMethods.ts";
import { chainMethods } from "./chainMethods.ts";
import { createEvents, type Listener } from "./events.ts";
import type { Prompt } from "./promptRequest.ts";
import { readMethods } from "./readMethods.ts";
import {
  alreadyPending,
  invalidParams,
  invalidRequest,
  unsupported,
  userRejected,
} from "./rpcError.ts";
import { signMethods } from "./signMethods.ts";
import { transactionMethods } from "./transactionMethods.ts";
import type { WalletAccount } from "./walletAccounts.ts";
import { knownChains, type LocalChainOption, toHexChainId } from "./walletChains.ts";
import { isSame, type Method, type WalletContext } from "./walletContext.ts";
import { readState, type WalletState } from "./walletState.ts";

type WalletParts = {
  readonly origin: string;
  readonly accounts: readonly WalletAccount[];
  /** The account that is chosen until the owner picks another. */
  readonly startAccount: string;
  readonly chains: readonly [LocalChainOption, ...LocalChainOption[]];
  readonly prompt: Prompt;
  readonly fetch: Fetch;
  readonly storage: { read(): string | null; write(value: string): void };
  /** Hears of errors in a site's event listeners. */
  readonly report: (error: unknown) => void;
};

export type Provider = {
  request(call: { method: string; params?: unknown }): Promise<unknown>;
  on(event: string, listener: Listener): Provider;
  removeListener(event: string, listener: Listener): Provider;
};

export type Wallet = {
  readonly provider: Provider;
  readonly accounts: readonly WalletAccount[];
  account(): WalletAccount;
  isConnected(): boolean;
  chains: WalletContext["chains"];
  chain: WalletContext["chain"];
  chooseAccount(address: string): void;
  chooseChain(id: number): void;
  disconnect(): void;
  /** Takes over what another page of the site has written. */
  reread(): void;
};

const methods = new Map<string, Method>(
  [
    accountMethods,
    assetMethods,
    capabilityMethods,
    chainMethods,
    readMethods,
    signMethods,
    transactionMethods,
  ].flatMap((group) => Object.entries(group)),
);

export function createWallet(parts: WalletParts): Wallet {
  const { origin, accounts, chains: localChains, prompt, storage } = parts;
  const events = createEvents(parts.report);
  const askNode = createAskNode(parts.fetch);
  const fresh: WalletState = {
    origins: [],
    account: parts.startAccount,
    chainId: localChains[0].id,
    added: [],
  };
  let state = readState(storage.read(), fresh);
  let open: string | undefined;

  const account = () => {
    const [found] = [state.account, parts.startAccount].flatMap(
      (wanted) => accounts.find(({ address }) => isSame(address, wanted)) ?? [],
    );
    if (!found) throw new Error(`The wallet has no account ${parts.startAccount}.`);
    return found;
  };
  const isConnected = () => state.origins.includes(origin);
  const chains = () => knownChains(localChains, state.added);
  const chain = () => chains().find(({ id }) => id === state.chainId) ?? localChains[0];
  const seen = () => ({
    account: isConnected() ? account().address.toLowerCase() : undefined,
    chainId: chain().id,
  });

  function become(next: WalletState) {
    const before = seen();
    state = next;
    const after = seen();
    if (after.chainId !== before.chainId) events.emit("chainChanged", toHexChainId(after.chainId));
    if (after.account !== before.account) {
      events.emit("accountsChanged", after.account === undefined ? [] : [after.account]);
    }
  }

  function update(change: Partial<WalletState>) {
    const next = { ...state, ...change };
    storage.write(JSON.stringify(next));
    become(next);
  }

  const context: WalletContext = {
    origin,
    accounts,
    localChains,
    state: () => ({ ...state, chainId: chain().id }),
    update,
    account,
    isConnected,
    chains,
    chain,
    node: (method, params) => askNode(chain().rpcUrl, method, params),
    nodeAt: askNode,
    async ask(method, question) {
      if (open !== undefined) throw alreadyPending(open, origin);
      open = method;
      try {
        const about = await question();
        const answer = await prompt({ ...about, origin, account: account(), chain: chain() });
        if (!answer.approved) throw userRejected();
        return answer.account;
      } finally {
        open = undefined;
      }
    },
  };

  const provider: Provider = {
    async request(call) {
      const method = call?.method;
      if (typeof method !== "string" || method === "") {
        throw invalidRequest("A request needs the name of a method.");
      }
      const params = call.params ?? [];
      if (typeof params !== "object") throw invalidRequest("Params are an array or an object.");
      const handler = methods.get(method);
      if (!handler) throw unsupported(method);
      return handler(context, copy(Array.isArray(params) ? params : [params]));
    },
    on(event, listener) {
      events.on(event, listener);
      return provider;
    },
    removeListener(event, listener) {
      events.removeListener(event, listener);
      return provider;
    },
  };

  return {
    provider,
    accounts,
    account,
    isConnected,
    chains,
    chain,
    chooseAccount(address) {
      if (accounts.some((known) => isSame(known.address, address))) update({ account: address });
    },
    chooseChain(id) {
      if (chains().some((known) => known.id === id)) update({ chainId: id });
    },
    disconnect: () => update({ origins: state.origins.filter((known) => known !== origin) }),
    reread: () => become(readState(storage.read(), fresh)),
  };
}

/** So that a site cannot change what the owner is being asked about. */
function copy(params: readonly unknown[]): unknown[] {
  try {
    return structuredClone([...params]);
  } catch {
    throw invalidParams("Params have to be plain data.");
  }
}
