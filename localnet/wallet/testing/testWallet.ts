// A wallet without page or node, for tests: every question it asks and every call it makes is kept.
import type { Address } from "viem";
import { devAccounts } from "../../chain/accounts.ts";
import { createWallet, type Wallet } from "../createWallet.ts";
import type { PromptAnswer, PromptRequest } from "../promptRequest.ts";
import { walletAccounts } from "../walletAccounts.ts";

export const site = "http://localhost:4173";
export const holder: Address = devAccounts.holder.address;
export const named: Address = devAccounts.named.address;

type NodeCall = { url: string; method: string; params: unknown[] };
type NodeAnswer = { result: unknown } | { error: unknown };

type TestWallet = {
  wallet: Wallet;
  request(method: string, params?: unknown): Promise<unknown>;
  asked: PromptRequest[];
  calls: NodeCall[];
  events: [event: string, payload: unknown][];
  stored(): string | null;
  store(value: string): void;
};

type TestWalletOptions = {
  answer?: (request: PromptRequest) => PromptAnswer | Promise<PromptAnswer>;
  node?: (call: NodeCall) => NodeAnswer | Promise<NodeAnswer>;
  stored?: string | null;
};

export function testWallet(options: TestWalletOptions = {}): TestWallet {
  const { answer = () => ({ approved: true }), node = () => ({ result: "0xresult" }) } = options;
  let memory = options.stored ?? null;
  const asked: PromptRequest[] = [];
  const calls: NodeCall[] = [];
  const events: [string, unknown][] = [];
  const chain = { symbol: "ETH", decimals: 18 };
  const wallet = createWallet({
    origin: site,
    accounts: walletAccounts(["holder", "named", "empty"]),
    startAccount: holder,
    chains: [
      { ...chain, id: 1, name: "Ethereum", rpcUrl: "node:1", known: true },
      { ...chain, id: 10, name: "OP Mainnet", rpcUrl: "node:10", known: false },
    ],
    async prompt(request) {
      asked.push(request);
      return answer(request);
    },
    async fetch(url, init) {
      const { id, method, params } = JSON.parse(String(init.body));
      calls.push({ url, method, params });
      return Response.json({ jsonrpc: "2.0", id, ...(await node({ url, method, params })) });
    },
    storage: {
      read: () => memory,
      write(value) {
        memory = value;
      },
    },
    report(error) {
      throw error;
    },
  });
  for (const event of ["accountsChanged", "chainChanged"]) {
    wallet.provider.on(event, (payload) => events.push([event, payload]));
  }
  return {
    wallet,
    request: (method, params) =>
      wallet.provider.request(params === undefined ? { method } : { method, params }),
    asked,
    calls,
    events,
    stored: () => memory,
    store(value) {
      memory = value;
    },
  };
}

export async function connectedWallet(options: TestWalletOptions = {}): Promise<TestWallet> {
  const stored = JSON.stringify({ origins: [site], account: holder, chainId: 1, added: [] });
  return testWallet({ stored, ...options });
}

export const rejects = () => ({ approved: false }) as const;
