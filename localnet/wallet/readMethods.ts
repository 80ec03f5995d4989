// Reads that the wallet hands on to the node of its chain, as every wallet does.
import type { Method } from "./walletContext.ts";

const passedOn = [
  "eth_blobBaseFee",
  "eth_blockNumber",
  "eth_call",
  "eth_createAccessList",
  "eth_estimateGas",
  "eth_feeHistory",
  "eth_gasPrice",
  "eth_getBalance",
  "eth_getBlockByHash",
  "eth_getBlockByNumber",
  "eth_getBlockTransactionCountByHash",
  "eth_getBlockTransactionCountByNumber",
  "eth_getCode",
  "eth_getFilterChanges",
  "eth_getFilterLogs",
  "eth_getLogs",
  "eth_getProof",
  "eth_getStorageAt",
  "eth_getTransactionByBlockHashAndIndex",
  "eth_getTransactionByBlockNumberAndIndex",
  "eth_getTransactionByHash",
  "eth_getTransactionCount",
  "eth_getTransactionReceipt",
  "eth_maxPriorityFeePerGas",
  "eth_newBlockFilter",
  "eth_newFilter",
  "eth_newPendingTransactionFilter",
  "eth_sendRawTransaction",
  "eth_syncing",
  "eth_uninstallFilter",
];

export const readMethods: Record<string, Method> = {
  ...Object.fromEntries(
    passedOn.map((method): [string, Method] => [
      method,
      (wallet, params) => wallet.node(method, params),
    ]),
  ),
  web3_clientVersion: () => "LocalWallet/1.0",
};
