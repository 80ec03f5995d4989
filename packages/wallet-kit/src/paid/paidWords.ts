// What is said of each thing that can go wrong with a paid call; every one of them has a way on beside it.

import type { Phrases } from "@loamstead/lib/texts/texts.ts";
import type { GetRefusal } from "@loamstead/passkey/authenticator.ts";
import type { PaidCallState, PayFault } from "@loamstead/passkey/paidCall.ts";
import type { texts as ofSteps } from "../passkey/stepStrings.ts";
import type { PaidPhrases } from "./strings.ts";

type StepPhrases = Phrases<(typeof ofSteps)["english"]>;

const stopped = {
  unreachable: "unreachable",
  refused: "refused",
  "put-out": "putOut",
  several: "several",
} as const;

const ofPasskey: Readonly<Partial<Record<GetRefusal, keyof StepPhrases>>> = {
  unverified: "noLock",
  unsupported: "noLock",
  "wrong-order": "unfit",
  unreadable: "unfit",
  "not-here": "notHere",
};

type Said = {
  strings: PaidPhrases;
  steps: StepPhrases;
  /** Stands for a wallet that has not said who it is. */
  someWallet: string;
  chain: string;
};

/** Undefined where nothing is wrong. */
export function faultWords(
  state: PaidCallState,
  { strings, steps, someWallet, chain }: Said,
): string | undefined {
  if (state.is === "stopped") return strings[stopped[state.fault]];
  if (state.is !== "choosing" && state.is !== "ready") return undefined;
  const { fault } = state;
  switch (fault?.of) {
    case undefined:
      return undefined;
    case "account":
      return strings.moved;
    case "passkey": {
      const words = ofPasskey[fault.fault];
      return words ? (steps[words] as string) : strings.notSigned;
    }
    case "payer": {
      const wallet = state.is === "ready" ? state.payer.name : someWallet;
      return payerWords(fault.fault, { wallet, chain }, strings);
    }
  }
}

function payerWords(
  fault: PayFault,
  { wallet, chain }: { wallet: string; chain: string },
  strings: PaidPhrases,
): string {
  if (typeof fault === "object") return fault.words;
  switch (fault) {
    case "elsewhere":
      return strings.elsewhere({ wallet, chain });
    case "rejected":
    case "poor":
    case "cheap":
      return strings[fault]({ wallet });
    default:
      return strings[fault];
  }
}
