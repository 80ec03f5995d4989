// A browser's tabs, each with a store of transactions, over one storage; a test answers for the node and the clock.
import type { ReceiptStatus } from "../awaitReceipts.ts";
import { createTransactionStore } from "../transactionStore.ts";

export const transactionsKey = "rk-transactions";
export const testAccountAddress = "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65";
export const account = { address: testAccountAddress, chainId: 1 };
export const otherChainAccount = { address: testAccountAddress, chainId: 10 };
export const transactionTestHash = (number: number): `0x${string}` =>
  `0x${number.toString(16).padStart(64, "0")}`;
export const seedTransaction = {
  hash: transactionTestHash(1),
  description: "Bought a heirloom seed",
};

export type Tell = (key: string | null) => void;

/** Storage that all tabs of a browser share; a write is told to every tab but the one that wrote. */
export function browser() {
  const items = new Map<string, string>();
  const tabs = new Set<Tell>();
  let full = false;

  function tab() {
    const asked: { name: string; answer(status: ReceiptStatus): void; fail(): void }[] = [];
    const paused: { milliseconds: number; run(): void }[] = [];
    const told: string[] = [];
    let own: Tell | undefined;
    const store = createTransactionStore({
      storage: {
        getItem: (name) => items.get(name) ?? null,
        setItem: (name, text) => {
          if (full) return;
          items.set(name, text);
          for (const tell of tabs) if (tell !== own) tell(name);
        },
      },
      provider: {
        waitForReceipt: (hash, chainId, confirmations) => {
          const { promise, resolve, reject } = Promise.withResolvers<{ status: ReceiptStatus }>();
          asked.push({
            name: `${Number(hash)} on ${chainId} x ${confirmations ?? 1}`,
            answer: (status) => resolve({ status }),
            fail: () => reject(new Error("the node is gone")),
          });
          return promise;
        },
      },
      after: (milliseconds, run) => {
        const pause = { milliseconds, run };
        paused.push(pause);
        return () => void paused.splice(paused.indexOf(pause), 1);
      },
      onSettled: ({ description, status }) => void told.push(`${description}: ${status}`),
      otherTabs: (changed) => {
        own = changed;
        tabs.add(changed);
        return () => void tabs.delete(changed);
      },
    });
    const states = (of = account) => store.list(of).map(({ status }) => status);
    const hashes = (of = account) => store.list(of).map(({ hash }) => Number(hash));
    const stop = store.open();
    return { store, asked, paused, told, states, hashes, stop };
  }
  const fill = () => {
    full = true;
  };
  const makeRoom = () => {
    full = false;
  };
  return { items, tab, fill, makeRoom };
}

export const flushPromises = () => new Promise<void>((resolve) => setImmediate(resolve));
