// An account by passkey with its keys, on a chain and with a paying wallet that do as they are told.
import { recordOf } from "@loamstead/passkey/keptPasskey.ts";
import { verifiers } from "@loamstead/passkey/plan.ts";
import { signerOf } from "@loamstead/passkey/signerContract.ts";
import type { FakeCredentials } from "@loamstead/passkey/testing/fakeCredentials.ts";
import { softPasskey } from "@loamstead/passkey/testing/softPasskey.ts";
import { type Address, encodeAbiParameters, type Hex, toFunctionSelector } from "viem";
import type { Connector } from "wagmi";
import type { OpenConnector } from "../src/core/connectors/connectorPool.ts";
import { rowan } from "../src/kit/testing/rowan.ts";

type Answer = (params: readonly unknown[]) => unknown;

/** The passkey owns it alone, and all goes well, unless it is said. */
export type PretendedKeys = {
  /** Who owns the account; nothing of it is on the chain where this is left out. */
  owners?: readonly Address[];
  device?(device: FakeCredentials): void;
  /** What the paying wallet answers, by method. */
  payer?: Readonly<Record<string, () => unknown>>;
  /** What the chain answers, by method. */
  node?: Readonly<Record<string, Answer>>;
};

const somebodys = softPasskey(new Uint8Array(32).fill(7));
const another = softPasskey(new Uint8Array(32).fill(8));

/** As it was made on this device. */
export const pretendedPasskey = { ...recordOf(somebodys.id, somebodys.key), synced: true };
export const furtherSigner = signerOf(another.key);

const hash: Hex = `0x${"5e".repeat(32)}`;
// What a phone reads; it leads nowhere.
export const code = `wc:${"9f3b".repeat(16)}@2?relay-protocol=irn&symKey=${"0a1b".repeat(16)}`;

const usual: Readonly<Record<string, Answer>> = {
  eth_blockNumber: () => "0x2",
  eth_estimateGas: () => "0x15f90",
  eth_gasPrice: () => "0x3b9aca00",
  eth_getTransactionByHash: () => ({ hash, blockHash: hash, blockNumber: "0x1", value: "0x0" }),
  eth_getTransactionReceipt: () => receipt("0x1"),
};

export const receipt = (status: "0x0" | "0x1") => ({
  transactionHash: hash,
  blockHash: hash,
  blockNumber: "0x1",
  status,
  logs: [],
});

/** What the chain says of the account; undefined where it is asked of something else. */
export function answerOfKeys({ owners, node }: PretendedKeys, method: string, params: unknown) {
  const answer = node?.[method] ?? usual[method];
  if (answer) return answer(params as readonly unknown[]);
  if (method === "eth_getCode") return owners ? "0xfe" : "0x";
  if (method !== "eth_call") return undefined;
  const [{ to, data }] = params as [{ to: Address; data: Hex }];
  if (to === furtherSigner && data === toFunctionSelector("getConfiguration()"))
    return encodeAbiParameters(
      [{ type: "uint256" }, { type: "uint256" }, { type: "uint176" }],
      [BigInt(another.key.x), BigInt(another.key.y), verifiers],
    );
  if (data === toFunctionSelector("getOwners()"))
    return owners ? encodeAbiParameters([{ type: "address[]" }], [owners]) : "0x";
  return data === toFunctionSelector("getConfiguration()") ? "0x" : undefined;
}

/** Any wallet that is asked to pay. */
export function pretendPayer({ payer = {} }: PretendedKeys): OpenConnector {
  const answers: PretendedKeys["payer"] = {
    eth_chainId: () => "0x1",
    eth_requestAccounts: () => [rowan.address],
    eth_sendTransaction: () => hash,
    ...payer,
  };
  const provider = {
    on() {},
    request: async ({ method }: { method: string }) => answers[method]?.(),
  };
  const connector = { getProvider: async () => provider, disconnect: async () => {} };
  return {
    connector: connector as unknown as Connector,
    pair: async ({ onUri }) => onUri(code),
    appLink: async () => undefined,
  };
}

/** Told of each passkey there is on the device. */
export function layOnDevice(device: FakeCredentials, keys: PretendedKeys | undefined): void {
  device.passkeys.push(somebodys);
  if (!keys) return;
  // The next one is made beside it, on another device.
  const create = device.create.bind(device);
  device.create = (options) =>
    create({ publicKey: { ...options!.publicKey!, excludeCredentials: [] } });
  keys.device?.(device);
}
