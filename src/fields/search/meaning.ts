// What a text means that somebody wrote to find fields: a number, an owner, or words of a name.
import { readTypedNumber } from "../fieldNumber.ts";
import { ownerName } from "./ownersCodec.ts";

export type Meaning =
  | { readonly kind: "number"; readonly id: number }
  | { readonly kind: "owner"; readonly owner: string }
  | { readonly kind: "words"; readonly words: string };

/** Null of nothing. Of an owner at least four digits; more than the list of owners tells apart are passed over. */
export function meaningOf(text: string, size: number): Meaning | null {
  const plain = text.trim();
  if (plain === "") return null;
  const id = readTypedNumber(plain, size);
  if (id !== null) return { kind: "number", id };
  if (/^0x[0-9a-f]{4,40}$/i.test(plain)) return { kind: "owner", owner: ownerName(plain) };
  return { kind: "words", words: plain.toLowerCase().replaceAll(/\s+/g, " ") };
}
