// A kit whose wallet and chains do as they are told, so that each of its states can be looked at.

import { refuse } from "@loamstead/lib/result.ts";
import { openShelf } from "@loamstead/passkey/keptPasskey.ts";
import {
  type FakeCredentials,
  fakeCredentials,
} from "@loamstead/passkey/testing/fakeCredentials.ts";
import { connect } from "wagmi/actions";
import { base, mainnet, optimism } from "wagmi/chains";
import { injected } from "wagmi/connectors/injected";
import type { ConnectOutcome, ConnectRequest, WalletCore } from "../src/core/core.ts";
import { explainFailure } from "../src/core/failures/explainFailure.ts";
import { pretendChains } from "../src/identity/testing/pretendChains.tsx";
import type { Authentication } from "../src/kit/authentication.ts";
import { createKit, type WalletKit } from "../src/kit/createKit.ts";
import type { PasskeySite } from "../src/kit/passkeySite.ts";
import type { KeyValueStorage } from "../src/kit/storage.ts";
import { memoryStorage } from "../src/kit/testing/memoryStorage.ts";
import { rowan } from "../src/kit/testing/rowan.ts";
import { passkeyId, type WalletInfo } from "../src/kit/walletState.ts";
import type { Transaction } from "../src/transactions/transaction.ts";
import { listedWallets } from "../src/wallets/index.ts";
import {
  answerOfKeys,
  layOnDevice,
  type PretendedKeys,
  pretendedPasskey,
  pretendPayer,
} from "./pretendedKeys.ts";

/** How wallet, site and chains behave. */
export type Pretence = {
  /** What a chosen wallet answers; nothing, unless it is said. */
  connect?(request: ConnectRequest): Promise<ConnectOutcome>;
  /** Who is here from the start. */
  account?: "connected" | "on a wrong network";
  /** The sign-in, where nobody has proven anything unless it is said; without it all are taken for who they are. */
  proof?: Pick<Authentication, "prepare" | "verify"> & Partial<Authentication>;
  /** What the wallet does when it is asked to sign. */
  sign?(): Promise<string>;
  transactions?: readonly Transaction[];
  /** Where accounts by passkey are offered: what the site knows of them, and what the device does. */
  passkey?: PretendedPasskey;
  /** Where the account that is connected is one by passkey. */
  keys?: PretendedKeys;
};

/** Somebody has a passkey that nobody knows, unless it is said. */
export type PretendedPasskey = Partial<Pick<PasskeySite, "find" | "recover">> & {
  device?(device: FakeCredentials): void;
  /** Whether it was made here before, and nobody has signed in with it. */
  isUnused?: boolean;
};

const never = new Promise<never>(() => {});
const token = rowan.address;

export function openPretendedKit(pretence: Pretence): WalletKit {
  const { account, proof, sign = () => never, transactions = [], keys, passkey } = pretence;
  const { address } = keys ? pretendedPasskey : rowan;
  const wallet: WalletInfo = keys
    ? { id: passkeyId, name: "Passkey" }
    : { id: "field", name: "Field Wallet" };
  localStorage.setItem("rk-transactions", JSON.stringify({ [address]: { 1: transactions } }));
  const { config, queryClient } = pretendChains({
    chains: [mainnet, optimism, base],
    name: "rowan.eth",
    balance: 1_234_500_000_000_000_000n,
    token: { symbol: "LOAM", decimals: 0, held: 42n },
    ...(keys && { other: (method, params) => answerOfKeys(keys, method, params) }),
  });
  const provider = {
    on() {},
    removeListener() {},
    async request({ method }: { method: string }): Promise<unknown> {
      switch (method) {
        case "eth_chainId":
          return "0x1";
        case "eth_accounts":
        case "eth_requestAccounts":
          return [address];
        case "personal_sign":
          return sign();
        case "wallet_requestPermissions":
          return [];
        default:
          return never;
      }
    },
  };
  const authentication: Authentication | undefined = proof && {
    status: () => "unauthenticated",
    subscribe: () => () => {},
    accountChanged() {},
    dialogClosed() {},
    ...proof,
  };
  return createKit({
    appName: "Turnip Exchange",
    learnMoreUrl: "https://ethereum.org/en/wallets/",
    purpose:
      "Sign in to have your baskets on every device. You can dig without; the turnips stay on this one.",
    storage: pretendStorage(passkey),
    authentication,
    // So that it looks for somebody who is here already.
    inFrame: account !== undefined,
    otherTabs: () => () => {},
    passkeys: async () => (passkey || keys ? pretendPasskeys(passkey ?? {}, keys) : null),
    wallets: async () => listedWallets,
    settings: async () => ({
      appName: "Turnip Exchange",
      chains: [{ id: 1, rpcUrls: [] }],
      tokens: [{ chainId: 1, address: token }],
      walletConnect: { projectId: "pretended" },
    }),
    loadCore: async () => (parts) => {
      const core: WalletCore = {
        settings: parts.settings,
        config,
        queryClient,
        language: parts.language,
        connect: (request) => ({ outcome: pretence.connect?.(request) ?? never, cancel() {} }),
        disconnect: async () => parts.report({ is: "disconnected" }),
        async reconnect() {
          if (account === undefined) return;
          const target = () => ({ ...wallet, provider: provider as never });
          await connect(config, { connector: injected({ target }) });
          const supported = account === "connected";
          const chainId = supported ? 1 : 5;
          parts.report({ is: "connected", address, chainId, wallet, supported });
        },
        passkey: async () => (keys ? pretendedPasskey : undefined),
        passkeyUsed: async () => {},
        passkeyChanged: async () => {},
        reach: async () => (keys ? { ok: true, ...pretendPayer(keys) } : never),
        explain: (error) =>
          explainFailure(error, {
            walletName: wallet.name,
            appName: "Turnip Exchange",
            language: parts.language(),
          }),
      };
      return core;
    },
  });
}

function pretendStorage(passkey: PretendedPasskey | undefined): KeyValueStorage {
  const storage = memoryStorage();
  if (passkey?.isUnused) openShelf(storage).keep({ ...pretendedPasskey, unused: true });
  return storage;
}

/** The browser of this page has a device that does as it is told. */
function pretendPasskeys(
  { device, isUnused: _, ...known }: PretendedPasskey,
  keys: PretendedKeys | undefined,
): PasskeySite {
  const credentials = fakeCredentials();
  layOnDevice(credentials, keys);
  device?.(credentials);
  Object.defineProperty(navigator, "credentials", { configurable: true, value: credentials });
  const unknown = async () => refuse("not-found");
  return {
    rpId: location.hostname,
    hasSigners: keys !== undefined,
    find: unknown,
    recover: unknown,
    ...known,
  };
}
