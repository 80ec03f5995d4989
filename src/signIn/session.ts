// What the server knows of a visitor who has proved an account, and whose session that is.
import type { Address } from "viem";

export type Session = {
  readonly address: Address;
  readonly chainId: number;
  /** In milliseconds since 1970, by the server's clock. */
  readonly expiresAt: number;
};

/** A nonce, and how far the server's clock was ahead of ours when it came. */
export type IssuedNonce = { readonly value: string; readonly clockAhead: number };

export type Holder = Pick<Session, "address" | "chainId">;

export function isSameHolder(one: Holder, other: Holder): boolean {
  return one.chainId === other.chainId && one.address.toLowerCase() === other.address.toLowerCase();
}
