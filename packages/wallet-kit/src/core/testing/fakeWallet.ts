// A wallet for tests in Node: answers as it is told, remembers what it was asked, and can speak up by itself.
import { EventEmitter } from "node:events";
import { type Address, numberToHex } from "viem";

export const aliceAddress: Address = "0x70997970C51812dc3A010C7d01b50e0d17dc79C8";
export const bobAddress: Address = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";

type Params = readonly unknown[];
type Answers = Record<string, (params: Params) => unknown>;
type Listener = (...args: unknown[]) => void;

export class WalletError extends Error {
  readonly code: number;
  constructor(code: number, message = "") {
    super(message);
    this.code = code;
  }
}

export function createFakeWallet(answers: Answers = {}) {
  const events = new EventEmitter();
  const asked: string[] = [];
  const state = { accounts: [aliceAddress] as Address[], chainId: 1, known: [1, 10] };

  const goTo = (chainId: number) => {
    state.chainId = chainId;
    events.emit("chainChanged", numberToHex(chainId));
  };
  const usual: Answers = {
    eth_accounts: () => state.accounts,
    eth_requestAccounts: () => state.accounts,
    eth_chainId: () => numberToHex(state.chainId),
    wallet_requestPermissions: () => [
      { parentCapability: "eth_accounts", caveats: [{ value: state.accounts }] },
    ],
    wallet_revokePermissions: () => null,
    wallet_switchEthereumChain: (params) => {
      const chainId = chainIn(params);
      if (!state.known.includes(chainId)) throw new WalletError(4902);
      goTo(chainId);
      return null;
    },
    wallet_addEthereumChain: (params) => {
      state.known.push(chainIn(params));
      return null;
    },
    wallet_watchAsset: () => true,
    personal_sign: () => `0x${"ab".repeat(65)}`,
  };
  const provider = {
    on: (name: string, listener: Listener) => void events.on(name, listener),
    removeListener: (name: string, listener: Listener) =>
      void events.removeListener(name, listener),
    async request({ method, params = [] }: { method: string; params?: Params }) {
      asked.push(method);
      const answer = answers[method] ?? usual[method];
      if (!answer) throw new WalletError(-32601, `no ${method}`);
      return answer(params);
    },
  };
  return {
    provider,
    asked,
    state,
    answers,
    goTo,
    choose(accounts: Address[]) {
      state.accounts = accounts;
      events.emit("accountsChanged", accounts);
    },
  };
}

function chainIn([first]: Params): number {
  return Number((first as { chainId: string }).chainId);
}

export type FakeWallet = ReturnType<typeof createFakeWallet>;
