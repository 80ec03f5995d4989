// Signing: a message as text, and structured data. The local node holds the keys.

import { isRecord } from "@loamstead/lib/shape.ts";
import { isAddress } from "viem";
import { dataRows, type FieldTypes } from "./dataRows.ts";
import { readMessage, signInDomain } from "./messageText.ts";
import { internal, invalidParams } from "./rpcError.ts";
import { authorizedAccount, type Method } from "./walletContext.ts";

export const signMethods: Record<string, Method> = {
  async personal_sign(wallet, params) {
    const [message, address] = inOrder(params);
    if (typeof message !== "string") throw invalidParams("The message has to be a string.");
    const account = authorizedAccount(wallet, address);
    const { text, isBytes, hex } = readMessage(message);
    const domain = isBytes ? undefined : signInDomain(text);
    const foreign = domain !== undefined && domain !== new URL(wallet.origin).host;
    await wallet.ask("personal_sign", () => ({
      kind: "message",
      text,
      isBytes,
      ...(foreign && { foreignDomain: domain }),
    }));
    return wallet.node("personal_sign", [hex, account.address]);
  },

  async eth_signTypedData_v4(wallet, [address, given]) {
    const data = readTypedData(given);
    const account = authorizedAccount(wallet, address);
    const { chainId } = data.domain;
    if (chainId !== undefined && Number(chainId) !== wallet.state().chainId) {
      throw internal(
        `Provided chainId "${chainId}" must match the active chainId "${wallet.state().chainId}"`,
      );
    }
    await wallet.ask("eth_signTypedData_v4", () => ({
      kind: "typedData",
      primaryType: data.primaryType,
      domain: dataRows(data.types, "EIP712Domain", data.domain),
      rows: dataRows(data.types, data.primaryType, data.message),
    }));
    return wallet.node("eth_signTypedData_v4", [account.address, data]);
  },
};

/** Old sites send the address first; a message that looks like an address is rarer than they are. */
function inOrder([first, second]: readonly unknown[]): [unknown, unknown] {
  const swapped = isAddressText(first) && !isAddressText(second);
  return swapped ? [second, first] : [first, second];
}

const isAddressText = (value: unknown) =>
  typeof value === "string" && isAddress(value, { strict: false });

type TypedData = {
  readonly types: FieldTypes;
  readonly primaryType: string;
  readonly domain: Record<string, unknown>;
  readonly message: Record<string, unknown>;
};

function readTypedData(given: unknown): TypedData {
  const data = typeof given === "string" ? parse(given) : given;
  if (!isRecord(data)) throw invalidParams("The typed data has to be an object, or one as JSON.");
  const { types, primaryType, domain, message } = data;
  if (!isRecord(types) || !Object.values(types).every(isFieldList)) {
    throw invalidParams("The typed data has no sound types.");
  }
  if (!Object.hasOwn(types, "EIP712Domain")) throw invalidParams("types.EIP712Domain is missing.");
  if (typeof primaryType !== "string" || !Object.hasOwn(types, primaryType)) {
    throw invalidParams("The primary type is not among the types.");
  }
  if (!isRecord(domain) || !isRecord(message)) {
    throw invalidParams("The typed data needs a domain and a message.");
  }
  return { types: types as FieldTypes, primaryType, domain, message };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidParams("The typed data is no JSON.");
  }
}

function isFieldList(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (field) =>
        isRecord(field) && typeof field.name === "string" && typeof field.type === "string",
    )
  );
}
