// The steps of a call that a passkey's account makes and somebody else pays for: its cost, who pays, two confirmations, what was sent (state machine).
import type { Address, Hex } from "viem";
import type { GetRefusal } from "./authenticator.ts";

/** How the account stands on the chain, and what the call costs as it stands. */
export type Quote = {
  isDeployed: boolean;
  /** The account's own, which each of its calls uses up. */
  nonce: bigint;
  owners: readonly Address[];
  /** In wei, about; deploying the account is in it where that is still to be done. */
  cost: bigint;
};

/** Why the account can make no such call, whoever pays. */
export type QuoteFault =
  | "unreachable"
  /** The chain would refuse the call. */
  | "refused"
  /** Another key has put the passkey out. */
  | "put-out"
  /** Several keys have to agree, which only Safe's own site can bring together. */
  | "several";

/** A wallet that pays; its balance in wei. */
export type Payer = {
  wallet: string;
  name: string;
  address: Address;
  balance: bigint;
  /** What brings it to the front, where it is an app of this same phone. */
  app?: string | undefined;
};

export type PayFault =
  | "unreachable"
  | "refused"
  /** Its owner said no. */
  | "rejected"
  /** It has not enough. */
  | "poor"
  /** Its wallet is on another network, and stayed there. */
  | "elsewhere"
  /** The network asks for more by now than was offered. */
  | "cheap"
  /** In the words of the wallet's own failure. */
  | { words: string };

export type PaidCallFault =
  | { of: "payer"; fault: PayFault }
  | { of: "passkey"; fault: GetRefusal }
  /** The account has done something else meanwhile: what was signed counts no more. */
  | { of: "account"; fault: "moved" };

export type PaidCallState =
  | { is: "quoting"; payer: Payer | null }
  | { is: "stopped"; fault: QuoteFault }
  | { is: "choosing"; quote: Quote; fault: PaidCallFault | null }
  /** `uri`: the pairing code of a wallet elsewhere. */
  | { is: "connecting"; quote: Quote; wallet: string; uri: string | null }
  /** `signature`: the passkey's, where only the payer has to be asked again. */
  | { is: "ready"; quote: Quote; payer: Payer; signature: Hex | null; fault: PaidCallFault | null }
  | { is: "signing"; quote: Quote; payer: Payer }
  | { is: "asking"; quote: Quote; payer: Payer; signature: Hex }
  | { is: "sent"; payer: Payer; hash: Hex };

export type PaidCallEvent =
  | { type: "quoted"; quote: Quote }
  | { type: "stopped"; fault: QuoteFault }
  | { type: "choose"; wallet: string }
  | { type: "uri"; uri: string }
  | { type: "connected"; payer: Payer }
  | { type: "confirm" | "another" | "again" | "moved" }
  | { type: "signed"; signature: Hex }
  | { type: "refused"; fault: PaidCallFault }
  | { type: "sent"; hash: Hex };

export const quoting: PaidCallState = { is: "quoting", payer: null };

const poor: PaidCallFault = { of: "payer", fault: "poor" };
const moved: PaidCallFault = { of: "account", fault: "moved" };

/** An event that no longer belongs to where things stand changes nothing: late answers come. */
export function reducePaidCall(state: PaidCallState, event: PaidCallEvent): PaidCallState {
  switch (event.type) {
    case "quoted":
      return state.is === "quoting" ? quoted(event.quote, state.payer) : state;
    case "stopped":
      return state.is === "quoting" ? { is: "stopped", fault: event.fault } : state;
    case "again":
      return state.is === "stopped" ? quoting : state;
    case "choose":
      return state.is === "choosing"
        ? { is: "connecting", quote: state.quote, wallet: event.wallet, uri: null }
        : state;
    case "uri":
      return state.is === "connecting" ? { ...state, uri: event.uri } : state;
    case "connected":
      return state.is === "connecting" ? ready(state.quote, event.payer) : state;
    case "another":
      return state.is === "ready" || state.is === "connecting"
        ? { is: "choosing", quote: state.quote, fault: null }
        : state;
    case "confirm":
      return state.is === "ready" ? confirmed(state) : state;
    case "signed":
      return state.is === "signing"
        ? { ...state, is: "asking", signature: event.signature }
        : state;
    case "moved":
      return state.is === "asking" ? { is: "quoting", payer: state.payer } : state;
    case "refused":
      return refused(state, event.fault);
    case "sent":
      return state.is === "asking" ? { is: "sent", payer: state.payer, hash: event.hash } : state;
  }
}

type Ready = Extract<PaidCallState, { is: "ready" }>;

/** Who has chosen already pays what it costs now. */
const quoted = (quote: Quote, payer: Payer | null): PaidCallState =>
  payer ? { ...ready(quote, payer), fault: moved } : { is: "choosing", quote, fault: null };

const ready = (quote: Quote, payer: Payer): Ready => ({
  is: "ready",
  quote,
  payer,
  signature: null,
  fault: payer.balance < quote.cost ? poor : null,
});

function confirmed({ quote, payer, signature }: Ready): PaidCallState {
  if (payer.balance < quote.cost) return ready(quote, payer);
  return signature ? { is: "asking", quote, payer, signature } : { is: "signing", quote, payer };
}

function refused(state: PaidCallState, fault: PaidCallFault): PaidCallState {
  switch (state.is) {
    case "connecting":
      return { is: "choosing", quote: state.quote, fault };
    case "signing":
      return { ...ready(state.quote, state.payer), fault };
    case "asking":
      return { ...ready(state.quote, state.payer), signature: state.signature, fault };
    default:
      return state;
  }
}
