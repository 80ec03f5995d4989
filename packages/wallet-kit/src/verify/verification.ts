// Carries one visitor through the sign-in machine: asks the server and the wallet, and feeds it their answers.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { Hex } from "viem";
import type { Authentication, Refusal, Signer, SignOutcome } from "../kit/authentication.ts";
import {
  type Cause,
  canPress,
  closed,
  reduceSignIn,
  type SignInEvent,
  type SignInState,
} from "./signInMachine.ts";
import { signInMessage } from "./signInMessage.ts";

/** What the dialog needs of the sign-in behind it, and a clock. */
export type VerifyPort = Pick<Authentication, "prepare" | "verify"> & {
  now(): number;
  after(wait: number, run: () => void): () => void;
};

export type Verification = {
  state(): SignInState;
  subscribe(listener: () => void): () => void;
  open(account: Signer): void;
  /** The button: sends the message, or prepares it once more. */
  press(sign: (message: string) => Promise<SignOutcome>): void;
  close(): void;
};

// The message expires after ten minutes; signing takes its time too.
const freshness = 7 * 60 * 1000;

export function createVerification(port: VerifyPort): Verification {
  const listeners = new Listeners();
  let state: SignInState = closed;
  let account: Signer | undefined;
  // What was begun before the dialog closed is answered for nobody.
  let opening = 0;
  let preparedAt = 0;
  let stopAging = () => {};

  function send(event: SignInEvent): void {
    const before = state;
    state = reduceSignIn(state, event);
    if (state === before) return;
    listeners.tell();
    if (isFetching(state) && !isFetching(before)) prepare();
  }

  /** `tell` says whether anybody still waits for this. */
  async function attempt(work: (tell: (event: SignInEvent) => boolean) => Promise<void>) {
    const mine = opening;
    const tell = (event: SignInEvent) => {
      if (mine === opening) send(event);
      return mine === opening;
    };
    try {
      await work(tell);
    } catch {
      tell({ type: "broke" });
    }
  }

  function prepare(): void {
    stopAging();
    void attempt(async (tell) => {
      const answer = await port.prepare(account!, signInMessage);
      if (!answer.ok) {
        tell({ type: "notPrepared", cause: causeOf(answer) });
        return;
      }
      if (!tell({ type: "prepared", text: answer.message })) return;
      preparedAt = port.now();
      stopAging = port.after(freshness, () => tell({ type: "aged" }));
    });
  }

  /** What is out of the wallet may have aged there, where nothing could be done about it. */
  function tellIdle(tell: (event: SignInEvent) => boolean, event: SignInEvent): void {
    tell(event);
    if (port.now() - preparedAt >= freshness) tell({ type: "aged" });
  }

  async function verify(tell: (event: SignInEvent) => boolean, text: string, signature: Hex) {
    const verified = await port.verify(text, signature);
    if (verified.ok) return;
    const cause = causeOf(verified);
    if (cause === null) tell({ type: "refused" });
    else tellIdle(tell, { type: "unheard", cause });
  }

  return {
    state: () => state,
    subscribe: listeners.add,
    open(holder) {
      account = holder;
      send({ type: "prepare" });
    },
    press(sign) {
      if (!canPress(state)) return;
      send({ type: "prepare" });
      send({ type: "send" });
      if (state.step === "idle") return;
      const { text, signature } = state.message;
      void attempt(async (tell) => {
        if (signature !== null) return verify(tell, text, signature);
        // No waiting before this: a phone opens the wallet only from the very press.
        const signed = await sign(text);
        if (!signed.ok) {
          const { kind } = signed.reason;
          const silent = kind === "rejected" || kind === "reset";
          return tellIdle(tell, { type: silent ? "rejected" : "notSigned" });
        }
        if (!tell({ type: "signed", signature: signed.signature })) return;
        await verify(tell, text, signed.signature);
      });
    },
    close() {
      opening += 1;
      stopAging();
      send({ type: "close" });
    },
  };
}

/** Null where the site has judged: a signature is to blame then, or nothing that will pass. */
function causeOf({ reason }: Refusal): Cause | null {
  return reason === "refused" ? null : reason;
}

function isFetching(state: SignInState): boolean {
  return state.step === "idle" && state.message.is === "fetching";
}
