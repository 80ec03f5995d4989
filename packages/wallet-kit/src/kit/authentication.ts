// What a sign-in on top of a wallet has to offer the kit; the kit shows the dialog, and signs nobody in by itself.
import type { Hex } from "viem";
import type { WalletFailure } from "../core/failures/walletFailure.ts";
import type { Account, AuthStatus } from "./walletState.ts";

/** A signature, or why the wallet gave none. */
export type SignOutcome = { ok: true; signature: Hex } | { ok: false; reason: WalletFailure };

/** The site says no, asks for patience, cannot say just now, or cannot be reached at all. */
export type Refusal = { ok: false; reason: "refused" | "busy" | "away" | "offline" };

/** Who is to sign: an address, on the network that its wallet is on. */
export type Signer = Pick<Account, "address" | "chainId">;

/** The passkey that signed: a server keeps it, so that another device finds the account by it. */
export type SigningPasskey = { id: string; x: Hex; y: Hex };

/** What is in the text that a visitor signs. */
export type MessageFields = {
  account: Signer;
  /** The page that asks; inside a frame it is the frame's own, not the one around it. */
  page: { host: string; uri: string };
  /** In a sentence what signing means, of the characters that EIP-4361 allows. */
  statement?: string | undefined;
  nonce: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
};

/** What the kit asks of whatever verifies that an account is the visitor's own. */
export type Authentication = {
  status(): Exclude<AuthStatus, null>;
  subscribe(listener: () => void): () => void;
  /** Told whenever another account is connected, or none: what was verified before is over. Told of another network too, which ends nothing. */
  accountChanged(account: Account | undefined): void;
  /** The visitor has closed the connect dialog, whatever it showed. */
  dialogClosed(): void;
  /** The text to sign; `write` makes one by EIP-4361, which expires after ten minutes. */
  prepare(
    account: Signer,
    write: (fields: MessageFields) => string,
  ): Promise<{ ok: true; message: string } | Refusal>;
  /** When `ok`, the visitor is signed in already. A message that was refused is not sent again. */
  verify(
    message: string,
    signature: Hex,
    passkey?: SigningPasskey,
  ): Promise<{ ok: true } | Refusal>;
};
