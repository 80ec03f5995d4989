// What other lazy parts of a site may use of the kit once somebody is connected.
export { type ExplorerLinks, explorerLinks } from "../account/explorerLinks.ts";
export type { WalletCore } from "../core/core.ts";
export type { WalletFailure } from "../core/failures/walletFailure.ts";
export { useContractRead } from "../core/hooks/useContractRead.ts";
export { requestAccounts } from "../core/requests/requestAccounts.ts";
export { type ContractCall, sendTransaction } from "../core/requests/sendTransaction.ts";
export { signMessage } from "../core/requests/signMessage.ts";
export { addChain, switchChain } from "../core/requests/switchChain.ts";
export { type Token, watchAsset, watchNft } from "../core/requests/watchAsset.ts";
export { formatBalance } from "../identity/formatBalance.ts";
export { useIdentity } from "../identity/useIdentity.ts";
export { PaidCall, type PaidCallProps } from "../paid/index.ts";
export type { NewTransaction, Transaction } from "../transactions/transaction.ts";
export {
  useAddTransaction,
  useClearTransactions,
  usePendingTransactions,
  useRecentTransactions,
} from "../transactions/transactionHooks.ts";
export { signInMessage } from "../verify/signInMessage.ts";
export { WithCore } from "./WithCore.tsx";
