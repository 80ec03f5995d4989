// Signs a message or typed data as the Safe, so that its contract says yes to the signature.
import {
  type Address,
  encodeAbiParameters,
  getTypesForEIP712Domain,
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
import { Refusal } from "./refusal.ts";

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

/** What a site wants the Safe to sign. */
export function readTypedData(given: unknown): SafeTypedData {
  const { types, primaryType, domain, message } = (given ?? {}) as Partial<SafeTypedData>;
  const whole = [types, domain, message].every((part) => typeof part === "object" && part !== null);
  if (!whole || !types || !domain || !message) throw new Refusal("The typed data is not whole.");
  const type = primaryType ?? onlyUnusedType(types);
  if (!Object.hasOwn(types, type)) throw new Refusal("The primary type is not among the types.");
  // Sites that build the data by hand leave out the domain's type; the SDK lets them.
  const withDomain = Object.hasOwn(types, "EIP712Domain")
    ? types
    : { ...types, EIP712Domain: getTypesForEIP712Domain({ domain }) };
  return { types: withDomain, primaryType: type, domain, message };
}

/** Without a primary type it is the one type that no other refers to. */
function onlyUnusedType(types: FieldTypes): string {
  const used = new Set(
    Object.values(types).flatMap((fields) => fields.map(({ type }) => type.replace(/\[.*$/, ""))),
  );
  const free = Object.keys(types).filter((type) => type !== "EIP712Domain" && !used.has(type));
  if (free.length !== 1 || free[0] === undefined) throw new Refusal("The primary type is missing.");
  return free[0];
}
