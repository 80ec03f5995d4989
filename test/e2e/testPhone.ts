// A phone without a screen, for tests: the real WalletKit, on the local relay, with everybody's keys.
import { randomUUID } from "node:crypto";
import { type DevAccountName, devAccounts } from "../../localnet/chain/accounts.ts";
import type { Phone, PhoneProposal, PhoneRequest } from "../../localnet/phone/phone.ts";
import { createPhone } from "../../localnet/phone/phoneWallet.ts";
import type { TestWorld } from "./testWorld.ts";

export type TestPhone = Phone & {
  /** Pairs by a code, and waits for what the app proposes. */
  propose(code: string): Promise<PhoneProposal>;
  /** Pairs by a code, and grants the app this account. */
  connect(code: string, name: DevAccountName): Promise<void>;
  /** The oldest request without an answer, or the next to come. */
  nextRequest(): Promise<PhoneRequest>;
};

export async function openTestPhone({ relay, summary }: TestWorld): Promise<TestPhone> {
  const phone = await createPhone({
    relayUrl: relay.url,
    accounts: Object.values(devAccounts).map(({ privateKey }) => privateKey),
    storagePrefix: `phone-${randomUUID()}`,
    rpcUrls: { 1: summary.chain, 10: summary.secondChain },
  });

  async function propose(code: string) {
    const paired = await phone.pair(code);
    if (!paired.ok) throw new Error(paired.reason);
    return oldest(phone.proposals, phone.onProposal);
  }

  return {
    ...phone,
    propose,
    async connect(code, name) {
      const { id } = await propose(code);
      const approved = await phone.approve(id, devAccounts[name].address);
      if (!approved.ok) throw new Error(approved.reason);
    },
    nextRequest: () => oldest(phone.requests, phone.onRequest),
  };
}

function oldest<Item>(
  waiting: () => readonly Item[],
  listen: (listener: (item: Item) => void) => () => void,
): Promise<Item> {
  const [first] = waiting();
  if (first) return Promise.resolve(first);
  return new Promise((resolve) => {
    const stop = listen((item) => {
      stop();
      resolve(item);
    });
  });
}
