// Reads the typed data that a site wants the Safe to sign.
import { getTypesForEIP712Domain } from "viem";
import type { FieldTypes } from "../wallet/dataRows.ts";
import { Refusal } from "./refusal.ts";
import type { SafeTypedData } from "./signAsSafe.ts";

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
