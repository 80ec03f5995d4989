// What other lazy parts of a site may use of the kit once somebody is connected.
export { explorerLinks } from "../account/explorerLinks.ts";
export { useContractRead } from "../core/hooks/useContractRead.ts";
export { sendTransaction } from "../core/requests/sendTransaction.ts";
export { watchNft } from "../core/requests/watchAsset.ts";
export { formatBalance } from "../identity/formatBalance.ts";
export { useIdentity } from "../identity/useIdentity.ts";
export {
  useAddTransaction,
  useClearTransactions,
  usePendingTransactions,
  useRecentTransactions,
} from "../transactions/transactionHooks.ts";
export { WithCore } from "./WithCore.tsx";
