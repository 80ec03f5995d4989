// Who is to be another key, as somebody writes it: an address, or why it can be none.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { type Address, getAddress, isAddress, isAddressEqual } from "viem";

export type KeyFault = "no-address" | "wrong-capitals" | "own" | "known" | "nobodys";

/** A Safe ends its list of owners with 1, and neither that nor 0 can be one of them. */
const nobody = /^0x0{39}[01]$/;

export function readKey(
  text: string,
  { account, owners }: { account: Address; owners: readonly Address[] },
): Result<Address, KeyFault> {
  const written = text.trim();
  if (!/^0x[0-9a-f]{40}$/i.test(written)) return refuse("no-address");
  const digits = written.slice(2);
  // In one case throughout it has no checksum that could be wrong.
  const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
  if (!isPlain && !isAddress(written)) return refuse("wrong-capitals");
  const address = getAddress(`0x${digits.toLowerCase()}`);
  if (nobody.test(address)) return refuse("nobodys");
  if (isAddressEqual(address, account)) return refuse("own");
  const isKnown = owners.some((owner) => isAddressEqual(owner, address));
  return isKnown ? refuse("known") : accept(address);
}
