// What the server knows of a visitor who has proved an account, and whose session that is.
import type { Address } from "viem";

export type Session = {
  readonly address: Address;
  /** Where it was proved; the wallet may be elsewhere by now. */
  readonly chainId: number;
  /** In milliseconds since 1970, by the server's clock. */
  readonly expiresAt: number;
};

/** A nonce, and how far the server's clock was ahead of ours when it came. */
export type IssuedNonce = { readonly value: string; readonly clockAhead: number };

/** A session is bound to the address: on whichever network the wallet is just now, it is the same person. */
export type Holder = Pick<Session, "address">;

export function isSameHolder(one: Holder, other: Holder): boolean {
  return one.address.toLowerCase() === other.address.toLowerCase();
}
