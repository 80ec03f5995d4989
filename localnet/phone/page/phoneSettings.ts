// What the page of the phone has to know, handed over with its script.
import type { Hex } from "viem";

export type PhoneAccount = { readonly name: string; readonly privateKey: Hex };

export type PhoneSettings = {
  readonly relayUrl: string;
  readonly accounts: readonly PhoneAccount[];
  /** The chains whose nodes the page's own address leads to. */
  readonly chains: readonly number[];
};
