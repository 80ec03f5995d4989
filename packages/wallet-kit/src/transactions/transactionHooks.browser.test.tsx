import { mount } from "@loamstead/ui/testing/mount.tsx";
import { type ReactNode, StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { ReceiptStatus } from "./awaitReceipts.ts";
import { TransactionsProvider } from "./TransactionsProvider.tsx";
import {
  useAddTransaction,
  useClearTransactions,
  usePendingTransactions,
  useRecentTransactions,
} from "./transactionHooks.ts";
import { openBrowserTransactions } from "./transactionStoreOf.ts";

const rowan = { address: "0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65", chainId: 1 };
const juniper = { address: "0x70997970C51812dc3A010C7d01b50e0d17dc79C8", chainId: 1 };
const seed = { hash: `0x${"1".repeat(64)}`, description: "Bought a seed" } as const;

beforeEach(() => localStorage.clear());

let add: ReturnType<typeof useAddTransaction>;
let clear: ReturnType<typeof useClearTransactions>;

function Ledger() {
  add = useAddTransaction();
  clear = useClearTransactions();
  const pending = usePendingTransactions();
  const words = useRecentTransactions().map((one) => `${one.description} ${one.status}`);
  return <p>{[...words, pending ? "waiting" : "at rest"].join(", ")}</p>;
}

function show(account: typeof rowan | undefined, confirmations?: number) {
  const receipt = Promise.withResolvers<{ status: ReceiptStatus }>();
  const waitForReceipt = vi.fn(() => receipt.promise);
  const store = openBrowserTransactions({ waitForReceipt });
  const inside = (whose: typeof account): ReactNode => (
    <TransactionsProvider store={store} account={whose} confirmations={confirmations}>
      <Ledger />
    </TransactionsProvider>
  );
  const { host, render } = mount(inside(account));
  return {
    seen: () => host.textContent,
    connect: (whose: typeof account) => render(inside(whose)),
    waitForReceipt,
    settle: (status: ReceiptStatus) => receipt.resolve({ status }),
    prerendered: () => renderToString(<StrictMode>{inside(account)}</StrictMode>),
  };
}

test("what is added waits, and comes to its end", async () => {
  const { seen, settle, waitForReceipt } = show(rowan);
  expect(seen()).toBe("at rest");
  add(seed);
  await expect.poll(seen).toBe("Bought a seed pending, waiting");
  settle("reverted");
  await expect.poll(seen).toBe("Bought a seed failed, at rest");
  // Strict mode mounts everything twice, and still nothing is asked twice.
  expect(waitForReceipt).toHaveBeenCalledExactlyOnceWith(seed.hash, 1, undefined);
  clear();
  await expect.poll(seen).toBe("at rest");
});

test("each account has its own", async () => {
  const { seen, connect } = show(rowan);
  add(seed);
  connect(juniper);
  expect(seen()).toBe("at rest");
  connect({ ...rowan, address: rowan.address.toLowerCase() });
  expect(seen()).toBe("Bought a seed pending, waiting");
});

test("what was stored before is not in the prerendered page, but there after it", () => {
  show(rowan);
  add(seed);
  const { prerendered, seen } = show(rowan);
  expect(prerendered()).toContain("at rest");
  expect(seen()).toBe("Bought a seed pending, waiting");
});

test("without a connection there is nobody to add to, and nothing to clear", () => {
  const { seen } = show(undefined);
  expect(seen()).toBe("at rest");
  expect(() => add(seed)).toThrow(new Error("No address or chain ID found"));
  expect(() => clear()).toThrow(new Error("No address or chain ID found"));
});

test("an invalid transaction is thrown back", () => {
  show(rowan);
  expect(() => add({ ...seed, hash: "0x1" })).toThrow(
    new Error("Unable to add transaction\nInvalid transaction hash"),
  );
});

function Alone({ hook }: { hook: () => unknown }) {
  return String(hook());
}

test("outside the provider every hook throws", () => {
  const hooks = [
    useAddTransaction,
    useClearTransactions,
    usePendingTransactions,
    useRecentTransactions,
  ];
  for (const hook of hooks) {
    expect(() => renderToString(<Alone hook={hook} />)).toThrow(
      "Transaction hooks must be used within WalletProvider",
    );
  }
});

test("where storage throws, the page goes on from memory", async () => {
  const blocked = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  onTestFinished(() => blocked.mockRestore());
  const { seen } = show(rowan);
  add(seed);
  await expect.poll(seen).toBe("Bought a seed pending, waiting");
  expect(localStorage).toHaveLength(0);
});

test("a site's number of confirmations is that of what says nothing of it", () => {
  const { waitForReceipt } = show(rowan, 3);
  add(seed);
  add({ ...seed, hash: `0x${"2".repeat(64)}`, confirmations: 1 });
  expect(waitForReceipt.mock.calls).toEqual([
    [seed.hash, 1, 3],
    [`0x${"2".repeat(64)}`, 1, 1],
  ]);
});
