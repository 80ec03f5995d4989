// What a sign-in on top of a wallet has to offer the kit; the kit itself signs nobody in.
import type { ComponentType, ReactNode } from "react";
import type { Hex } from "viem";
import type { WalletFailure } from "../core/failures/walletFailure.ts";
import type { Account, AuthStatus } from "./walletState.ts";

/** A signature, or why the wallet gave none. */
export type SignOutcome = { ok: true; signature: Hex } | { ok: false; reason: WalletFailure };

/** What the dialog gets that stands in for the connect dialog until the account is verified. */
export type VerifyDialogProps = {
  open: boolean;
  account: Account;
  /** Shows whose account it is: picture and name. */
  face?: ReactNode;
  /** Asks the connected wallet for a signature. */
  sign(message: string): Promise<SignOutcome>;
  /** Takes the focus when the dialog has closed and its opener is gone. */
  returnTo?(): HTMLElement | null;
  /** Leaves the wallet connected but not verified. */
  onClose(): void;
  /** Gives up altogether: the kit disconnects the wallet. */
  onCancel(): void;
};

/** What the kit asks of whatever verifies that an account is the visitor's own. */
export type Authentication = {
  status(): Exclude<AuthStatus, null>;
  subscribe(listener: () => void): () => void;
  /** Told whenever another account is connected, or none: what was verified before is over. Told of another network too, which ends nothing. */
  accountChanged(account: Account | undefined): void;
  /** The visitor has closed the connect dialog, whatever it showed. */
  dialogClosed(): void;
  /** Takes the place of the connect dialog while a wallet is connected and not verified. */
  VerifyDialog: ComponentType<VerifyDialogProps>;
};
