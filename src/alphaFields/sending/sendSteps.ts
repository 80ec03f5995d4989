// The steps of sending a field: whom to, whether that is right, the wallet's word, and what was sent.
import type { Address, Hex } from "viem";
import type { RecipientFault } from "./recipient.ts";

export type Recipient = {
  address: Address;
  /** As it was written; missing where an address was. */
  name?: string | undefined;
  /** Code and not a key has this address. */
  isContract: boolean;
};

export type SendFailure =
  | { kind: "rejected" | "gas" | "node" | "lost" | "refused" }
  /** In the kit's own words. */
  | { kind: "wallet"; words: string };

export type SendPlan = {
  to: Recipient;
  /** In wei, as far as it can be told. */
  fee: bigint | null;
};

export type SendState =
  | { is: "choosing"; text: string; fault: RecipientFault | null; failure: SendFailure | null }
  | { is: "checking"; text: string }
  | { is: "summary"; text: string; plan: SendPlan; failure: SendFailure | null }
  | { is: "asking"; text: string; plan: SendPlan }
  | { is: "sent"; plan: SendPlan; hash: Hex };

export type SendEvent =
  | { type: "write"; text: string }
  | { type: "check" }
  | { type: "fault"; fault: RecipientFault }
  | { type: "checked"; plan: SendPlan }
  | { type: "failed"; failure: SendFailure }
  | { type: "send" }
  | { type: "sent"; hash: Hex }
  | { type: "back" }
  /** From the beginning: the dialog was left. */
  | { type: "again" };

export const choosing = { is: "choosing", text: "", fault: null, failure: null } as const;

/** An event that no longer belongs to where things stand changes nothing: late answers come. */
export function reduceSending(state: SendState, event: SendEvent): SendState {
  switch (event.type) {
    case "write":
      return state.is === "choosing" ? { ...choosing, text: event.text } : state;
    case "check":
      return state.is === "choosing" ? { is: "checking", text: state.text } : state;
    case "fault":
      return state.is === "checking"
        ? { ...choosing, text: state.text, fault: event.fault }
        : state;
    case "checked":
      return state.is === "checking"
        ? { is: "summary", text: state.text, plan: event.plan, failure: null }
        : state;
    case "failed":
      if (state.is === "checking") return { ...choosing, text: state.text, failure: event.failure };
      return state.is === "asking" ? { ...state, is: "summary", failure: event.failure } : state;
    case "send":
      return state.is === "summary" ? { is: "asking", text: state.text, plan: state.plan } : state;
    case "sent":
      return state.is === "asking" ? { is: "sent", plan: state.plan, hash: event.hash } : state;
    case "back":
      return state.is === "summary" || state.is === "checking"
        ? { ...choosing, text: state.text }
        : state;
    case "again":
      return choosing;
  }
}
