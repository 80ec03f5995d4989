// Answers each method of the Safe Apps protocol.
import type { Hash, Hex } from "viem";
import { dataRows } from "../wallet/dataRows.ts";
import { readMessage, signInDomain } from "../wallet/messageText.ts";
import type { WalletChain } from "../wallet/walletChains.ts";
import type { Question } from "../wallet/walletContext.ts";
import type { AskRpc, HostClient } from "./hostClient.ts";
import type { SafeInfo } from "./readSafeInfo.ts";
import { Refusal } from "./refusal.ts";
import {
  estimateExecution,
  type PreparedTransaction,
  prepareTransaction,
  readTransaction,
  transactionDetails,
} from "./safeTransactions.ts";
import { messageHash, readTypedData, signAsSafe, typedDataHash } from "./signAsSafe.ts";

export type SafeHostContext = {
  readonly hostOrigin: string;
  readonly siteOrigin: string;
  readonly chain: WalletChain;
  readonly client: HostClient;
  readonly node: AskRpc;
  info(): SafeInfo;
  /** Has the Safe read anew once this transaction of its own is mined. */
  follow(txHash: Hash): void;
  /** Until then its next nonce is not known. */
  settled(): Promise<void>;
  /** Throws the rejection when the owners say no. */
  ask(question: Question): Promise<void>;
  readonly signatures: Map<string, Hex>;
  readonly sent: Map<string, PreparedTransaction & { txHash: Hash }>;
};

type SafeMethod = (host: SafeHostContext, params: unknown) => unknown;

const readsOfSdk = [
  "eth_call",
  "eth_estimateGas",
  "eth_gasPrice",
  "eth_getBalance",
  "eth_getBlockByHash",
  "eth_getBlockByNumber",
  "eth_getCode",
  "eth_getLogs",
  "eth_getStorageAt",
  "eth_getTransactionByHash",
  "eth_getTransactionCount",
  "eth_getTransactionReceipt",
];

export const safeMethods: Readonly<Record<string, SafeMethod>> = {
  // From memory, since wagmi gives the host ten milliseconds for it.
  getSafeInfo: (host) => host.info(),

  getEnvironmentInfo: (host) => ({ origin: host.hostOrigin }),

  getChainInfo: ({ chain: { id, name, symbol, decimals } }) => ({
    chainName: name,
    chainId: String(id),
    shortName: id === 1 ? "eth" : String(id),
    nativeCurrency: { name: symbol, symbol, decimals, logoUri: "" },
    blockExplorerUriTemplate: { address: "", txHash: "", api: "" },
  }),

  async getSafeBalances({ client, info, chain: { symbol, decimals } }) {
    const balance = await client.getBalance({ address: info().safeAddress });
    const tokenInfo = {
      type: "NATIVE_TOKEN",
      address: "0x0000000000000000000000000000000000000000",
      name: symbol,
      symbol,
      decimals,
      logoUri: "",
    };
    const item = { tokenInfo, balance: String(balance), fiatBalance: "0", fiatConversion: "0" };
    return { fiatTotal: "0", items: [item] };
  },

  rpcCall(host, given) {
    const { call, params } = (given ?? {}) as { call?: unknown; params?: unknown };
    if (call === "safe_setSettings") return Array.isArray(params) ? params[0] : {};
    if (typeof call !== "string" || !readsOfSdk.includes(call)) {
      throw new Refusal(`The Safe does not pass ${String(call)} on.`);
    }
    return host.node(call, Array.isArray(params) ? params : []);
  },

  async signMessage(host, given) {
    const { message } = (given ?? {}) as { message?: unknown };
    if (typeof message !== "string") throw new Refusal("The message has to be a string.");
    const { text, isBytes } = readMessage(message);
    const domain = isBytes ? undefined : signInDomain(text);
    const foreign = domain !== undefined && domain !== new URL(host.siteOrigin).host;
    await host.ask({ kind: "message", text, isBytes, ...(foreign && { foreignDomain: domain }) });
    return sign(host, messageHash(message));
  },

  async signTypedMessage(host, given) {
    const data = readTypedData((given as { typedData?: unknown } | undefined)?.typedData);
    await host.ask({
      kind: "typedData",
      primaryType: data.primaryType,
      domain: dataRows(data.types, "EIP712Domain", data.domain),
      rows: dataRows(data.types, data.primaryType, data.message),
    });
    return sign(host, typedDataHash(data));
  },

  getOffChainSignature(host, hash) {
    const signature = host.signatures.get(String(hash));
    if (signature === undefined) throw new Refusal("Nothing was signed under this hash.");
    return signature;
  },

  async sendTransactions(host, params) {
    const transaction = readTransaction(params);
    await host.settled();
    // Signed before anyone is asked, or the fee could not be foretold; nothing is sent before.
    const prepared = await prepareTransaction(host.client, host.info(), transaction);
    await host.ask({
      kind: "transaction",
      to: transaction.to,
      value: transaction.value,
      data: transaction.data,
      ...(await estimateExecution(host.node, prepared)),
    });
    const txHash = (await host.node("eth_sendTransaction", [prepared.execution])) as Hash;
    host.sent.set(prepared.safeTxHash, { ...prepared, txHash });
    host.follow(txHash);
    return { safeTxHash: prepared.safeTxHash };
  },

  getTxBySafeTxHash(host, given) {
    const { safeTxHash } = (given ?? {}) as { safeTxHash?: unknown };
    const sent = host.sent.get(String(safeTxHash));
    if (!sent) throw new Refusal("The Safe sent nothing under this hash.");
    return transactionDetails(host.node, sent, sent.txHash);
  },

  wallet_getPermissions: () => [],

  // The one permission there is, to read the address book: this host keeps none.
  wallet_requestPermissions() {
    throw new Refusal("Permissions rejected");
  },

  requestAddressBook() {
    throw new Refusal("The site may not read the address book.");
  },
};

async function sign(host: SafeHostContext, hash: Hex) {
  const signed = await signAsSafe(host.client, host.info(), hash);
  host.signatures.set(signed.messageHash, signed.signature);
  return signed;
}
