// The account dialog on the page of a browser test, with transactions in storage and chains that answer from a table.
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { Toasts } from "@loamstead/ui/Toast.tsx";
import { emulate } from "@loamstead/ui/testing/media.ts";
import { mount } from "@loamstead/ui/testing/mount.tsx";
import { vi } from "vitest";
import { type PretendChains, pretendChains } from "../../identity/testing/pretendChains.tsx";
import { rowan } from "../../kit/testing/rowan.ts";
import type { ReceiptStatus } from "../../transactions/awaitReceipts.ts";
import { TransactionsProvider } from "../../transactions/TransactionsProvider.tsx";
import type { Transaction } from "../../transactions/transaction.ts";
import { openBrowserTransactions } from "../../transactions/transactionStoreOf.ts";
import { AccountDialog, type AccountDialogProps } from "../AccountDialog.tsx";

const { address } = rowan;
export const accountTransactionsKey = "rk-transactions";
export const accountTestHash = (number: number): `0x${string}` =>
  `0x${String(number).padStart(64, "0")}`;
export const transaction = (number: number, status: Transaction["status"]): Transaction => ({
  hash: accountTestHash(number),
  description: `Moved field № ${number}`,
  status,
});
export const stored = (...list: Transaction[]) => JSON.stringify({ [address]: { 1: list } });

type Show = Partial<AccountDialogProps> & { answers?: PretendChains; transactions?: Transaction[] };

export async function showAccountDialog({ answers = {}, transactions = [], ...props }: Show = {}) {
  await emulate({ "prefers-reduced-motion": "reduce" });
  localStorage.setItem(accountTransactionsKey, stored(...transactions));
  const receipt = Promise.withResolvers<{ status: ReceiptStatus }>();
  const store = openBrowserTransactions({ waitForReceipt: () => receipt.promise });
  const { within } = pretendChains(answers);
  const [onClose, onDisconnect, onNetworks] = [vi.fn(), vi.fn(), vi.fn()];
  mount(
    within(
      <TransactionsProvider store={store} account={rowan}>
        <LiveRegion />
        <Toasts />
        <AccountDialog
          open
          account={rowan}
          onClose={onClose}
          onDisconnect={onDisconnect}
          onNetworks={onNetworks}
          {...props}
        />
      </TransactionsProvider>,
    ),
  );
  return {
    onClose,
    onDisconnect,
    onNetworks,
    settle: (status: ReceiptStatus) => receipt.resolve({ status }),
  };
}
