// Who a field is to be sent to, as somebody writes it: an address or a name, or why it is neither.
import { type Address, isAddress, zeroAddress } from "viem";
import { normalize } from "viem/ens";

export type RecipientFault =
  | "empty"
  | "no-address"
  | "checksum"
  | "zero"
  | "own"
  | "collection"
  | "unknown-name";

export type WrittenRecipient =
  | { is: "address"; address: Address }
  /** Still to be looked up; what is found is judged by `faultOf`. */
  | { is: "name"; name: string }
  | { is: "fault"; fault: RecipientFault };

const fault = (which: RecipientFault): WrittenRecipient => ({ is: "fault", fault: which });

/** Reads what was written or pasted; blanks around it do not count. */
export function readWritten(text: string): WrittenRecipient {
  const written = text.trim();
  if (written === "") return fault("empty");
  if (/^0x[0-9a-f]{40}$/i.test(written)) {
    const digits = written.slice(2);
    // In one case throughout it has no checksum that could be wrong.
    const isPlain = digits === digits.toLowerCase() || digits === digits.toUpperCase();
    if (isPlain) return { is: "address", address: `0x${digits.toLowerCase()}` };
    return isAddress(written) ? { is: "address", address: written } : fault("checksum");
  }
  if (!/^[^\s]+\.[^\s.]+$/.test(written)) return fault("no-address");
  try {
    return { is: "name", name: normalize(written) };
  } catch {
    return fault("no-address");
  }
}

export type Sender = { own: Address; collection: Address };

/** Why nothing may be sent to an address, if so. */
export function faultOf(address: Address, { own, collection }: Sender): RecipientFault | null {
  const same = (other: Address) => other.toLowerCase() === address.toLowerCase();
  if (same(zeroAddress)) return "zero";
  if (same(own)) return "own";
  return same(collection) ? "collection" : null;
}
