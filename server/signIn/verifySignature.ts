// Decides whether a message was signed by its address: by the key itself, or as its contract says.
import {
  type Address,
  createPublicClient,
  custom,
  type Hex,
  hashMessage,
  parseAbi,
  RpcRequestError,
  recoverAddress,
} from "viem";
import { type ChainNodes, chainPatience, type TimeoutSignal } from "./chainNodes.ts";

export type SignatureVerdict = "good" | "bad" | "chain-unavailable";

export type SignedMessage = { address: Address; chainId: number; message: string; signature: Hex };

export type VerifySignature = (signed: SignedMessage) => Promise<SignatureVerdict>;

export function createVerifySignature(
  nodes: ChainNodes,
  timeoutSignal: TimeoutSignal,
): VerifySignature {
  return async (signed) => {
    // Most accounts are keys, and for those no node has to be asked.
    if (await isSignedByKey(signed)) return "good";
    if (signed.signature.toLowerCase().endsWith(erc8010)) return "bad";
    return verifyByContract(signed, nodes, timeoutSignal(chainPatience));
  };
}

// viem would also believe a key's consent to act as a contract (ERC-8010) and set that contract up
// on trial, as whoever sends the signature pleases. Nobody needs that to sign in with the key.
const erc8010 = "8010".repeat(16);

/** The signature of a key has 65 bytes; a contract may take any number, 65 as well. */
async function isSignedByKey({ address, message, signature }: SignedMessage): Promise<boolean> {
  if (signature.length !== 2 + 65 * 2) return false;
  try {
    return (await recoverAddress({ hash: hashMessage(message), signature })) === address;
  } catch {
    return false;
  }
}

/** ERC-1271, and ERC-6492 for a contract that is not deployed yet, on the message's own chain. */
async function verifyByContract(
  { address, chainId, message, signature }: SignedMessage,
  nodes: ChainNodes,
  signal: AbortSignal,
): Promise<SignatureVerdict> {
  // viem answers "no" as well when no node could be asked: only the transport knows the difference.
  let isUnavailable = false;
  const transport = custom(
    {
      async request({ method, params }) {
        const answer = await nodes.ask(chainId, { method, params }, signal);
        if (answer.ok) return answer.result;
        if (answer.reason === "unavailable") isUnavailable = true;
        const error =
          answer.reason === "reverted" ? answer.error : { code: -32603, message: "No node." };
        throw new RpcRequestError({ body: { method }, error, url: "" });
      },
    },
    { retryCount: 0 },
  );
  // A contract may ask its caller to fetch from an address it names (ERC-3668): not from here.
  const client = createPublicClient({ transport, ccipRead: false });
  const isGood = await (signature === "0x"
    ? client.readContract({ address, ...isValid, args: [hashMessage(message), signature] })
    : client.verifyMessage({ address, message, signature })
  ).catch(() => false);
  if (isUnavailable) return "chain-unavailable";
  return isGood === true || isGood === magicValue ? "good" : "bad";
}

// What a contract has signed on its chain (a Safe by its SignMessageLib) comes without a signature.
// viem's validator of ERC-6492 looks for a mark in the last 32 bytes, and fails where there are none.
const isValid = {
  abi: parseAbi(["function isValidSignature(bytes32, bytes) view returns (bytes4)"]),
  functionName: "isValidSignature",
} as const;
const magicValue = "0x1626ba7e";
