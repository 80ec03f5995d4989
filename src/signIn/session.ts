// What the server knows of a visitor who has proved an account, and whose session that is.
import type { Address } from "viem";

export type Session = {
  readonly address: Address;
  /** Where it was proved; the wallet may be elsewhere by now. */
  readonly chainId: number;
  /** In milliseconds since 1970, by the server's clock. */
  readonly expiresAt: number;
};
