// Signs a message or typed data as the Safe, so that its contract says yes to the signature.
import {
  type Address,
  encodeAbiParameters,
  type Hex,
  hashMessage,
  hashTypedData,
  parseAbi,
} from "viem";
import { signHashAsSafe } from "../chain/safeSignature.ts";
import type { FieldTypes } from "../wallet/dataRows.ts";
import { readMessage } from "../wallet/messageText.ts";
import type { HostClient } from "./hostClient.ts";
import { keyholders } from "./keyholders.ts";
import type { SafeInfo } from "./readSafeInfo.ts";

type SafeSignature = {
  /** Under this the site may ask for the signature again. */
  readonly messageHash: Hex;
  readonly signature: Hex;
};

export type SafeTypedData = {
  readonly types: FieldTypes;
  readonly primaryType: string;
  readonly domain: Record<string, unknown>;
  readonly message: Record<string, unknown>;
};

const handlerAbi = parseAbi(["function getMessageHash(bytes message) view returns (bytes32)"]);

/** The SDK's provider sends hexadecimal, the SDK itself the text: both mean the text's bytes. */
export function messageHash(message: string): Hex {
  return hashMessage({ raw: readMessage(message).hex });
}

export function typedDataHash({ types, primaryType, domain, message }: SafeTypedData): Hex {
  return hashTypedData({ types, primaryType, domain, message });
}

export async function signAsSafe(
  client: HostClient,
  { safeAddress: safe, chainId, owners, threshold }: SafeInfo,
  hash: Hex,
): Promise<SafeSignature> {
  const signature = await signHashAsSafe(
    { safe, chainId, owners: keyholders(owners, threshold) },
    hash,
  );
  return { messageHash: await safeMessageHash(client, safe, hash), signature };
}

function safeMessageHash(client: HostClient, address: Address, hash: Hex): Promise<Hex> {
  return client.readContract({
    address,
    abi: handlerAbi,
    functionName: "getMessageHash",
    args: [encodeAbiParameters([{ type: "bytes32" }], [hash])],
  });
}
