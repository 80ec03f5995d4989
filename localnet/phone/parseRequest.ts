// Reads what an app asks of the phone, and refuses at once what the phone cannot or may not do.
import { isRecord } from "@loamstead/lib/shape.ts";
import {
  type Address,
  getAddress,
  type Hex,
  hexToString,
  isAddress,
  isHex,
  stringToHex,
} from "viem";

export type TypedData = {
  domain: Record<string, unknown>;
  types: Record<string, { name: string; type: string }[]>;
  primaryType: string;
  message: Record<string, unknown>;
};

export type Asked =
  | { kind: "message"; address: Address; raw: Hex; text: string }
  | { kind: "typedData"; address: Address; data: TypedData }
  | {
      kind: "transaction";
      address: Address;
      chainId: number;
      to?: Address;
      value: bigint;
      data: Hex;
    }
  | { kind: "switch"; chainId: number };

export type Reading = { ok: true; asked: Asked } | { ok: false; code: number; reason: string };

type Phone = { addresses: readonly Address[]; chains: readonly number[] };
type Call = { method: string; params: unknown; chainId: number };
type Fields = Readonly<Record<string, unknown>>;

const invalidParams = -32602;
const methodNotFound = -32601;
const unauthorized = 4100;
const unknownChain = 4902;

export const phoneMethods = [
  "personal_sign",
  "eth_signTypedData_v4",
  "eth_sendTransaction",
  "wallet_switchEthereumChain",
];

export function parseRequest({ method, params, chainId }: Call, phone: Phone): Reading {
  const [first, second] = Array.isArray(params) ? (params as unknown[]) : [];
  switch (method) {
    case "personal_sign": {
      if (typeof first !== "string") return wrong("nothing to sign");
      const raw = isHex(first) ? first : stringToHex(first);
      return withAddress(second, phone, (address) => ({
        ok: true,
        asked: { kind: "message", address, raw, text: readable(raw) },
      }));
    }
    case "eth_signTypedData_v4": {
      const data = readTypedData(second);
      if (!data) return wrong("not typed data");
      return withAddress(first, phone, (address) => ({
        ok: true,
        asked: { kind: "typedData", address, data },
      }));
    }
    case "eth_sendTransaction": {
      if (!isRecord(first)) return wrong("not a transaction");
      return withAddress(first.from, phone, (address) => readTransaction(first, address, chainId));
    }
    case "wallet_switchEthereumChain": {
      const wanted = isRecord(first) && isHex(first.chainId) ? Number(first.chainId) : Number.NaN;
      if (!Number.isSafeInteger(wanted)) return wrong("no chain");
      return phone.chains.includes(wanted)
        ? { ok: true, asked: { kind: "switch", chainId: wanted } }
        : { ok: false, code: unknownChain, reason: "Unrecognized chain ID" };
    }
    default:
      return { ok: false, code: methodNotFound, reason: "The phone does not know this method" };
  }
}

function withAddress(value: unknown, phone: Phone, next: (address: Address) => Reading): Reading {
  if (typeof value !== "string" || !isAddress(value, { strict: false })) {
    return wrong("no account");
  }
  const address = getAddress(value);
  return phone.addresses.includes(address)
    ? next(address)
    : { ok: false, code: unauthorized, reason: "The phone has not shared this account" };
}

function readTransaction(fields: Fields, address: Address, chainId: number): Reading {
  const { to, value = "0x0", data = fields.input ?? "0x" } = fields;
  if (to !== undefined && to !== null && (typeof to !== "string" || !isAddress(to))) {
    return wrong("not a receiver");
  }
  if (!isHex(value) || !isHex(data)) return wrong("not a transaction");
  const asked = {
    kind: "transaction",
    address,
    chainId,
    value: value === "0x" ? 0n : BigInt(value),
    data,
  } as const;
  return { ok: true, asked: to ? { ...asked, to: getAddress(to) } : asked };
}

function readTypedData(value: unknown): TypedData | undefined {
  let parsed = value;
  if (typeof value === "string") {
    try {
      parsed = JSON.parse(value);
    } catch {
      return undefined;
    }
  }
  if (!isRecord(parsed)) return undefined;
  const { domain = {}, types, primaryType, message } = parsed;
  if (!isRecord(domain) || !isRecord(types) || !isRecord(message)) return undefined;
  if (typeof primaryType !== "string" || !Object.hasOwn(types, primaryType)) return undefined;
  if (!Object.values(types).every(isMembers)) return undefined;
  return { domain, types: types as TypedData["types"], primaryType, message };
}

function isMembers(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (one) => isRecord(one) && typeof one.name === "string" && typeof one.type === "string",
    )
  );
}

/** The text of a message, or its bytes where they are no text that a person could check. */
function readable(raw: Hex): string {
  const text = hexToString(raw);
  return /[\p{Cc}\uFFFD]/u.test(text.replaceAll(/[\n\r\t]/g, "")) ? raw : text;
}

function wrong(reason: string): Reading {
  return { ok: false, code: invalidParams, reason };
}
