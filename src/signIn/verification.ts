// Carries one visitor through the sign-in machine: asks the server and the wallet, and feeds it their answers.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { SignOutcome } from "@loamstead/wallet-kit/authentication";
import type { Hex } from "viem";
import { getAddress } from "viem/utils";
import { signInStatement } from "../lib/signInStatement.ts";
import { type ClientFailure, causeOf } from "./clientFailure.ts";
import type { IssuedNonce, Session } from "./session.ts";
import { canPress, closed, type SignInEvent, type SignInState, step } from "./signInMachine.ts";

/** Without a reason where nobody waits for the answer any more. */
type Unanswered = { ok: false; reason?: ClientFailure };

/** What the dialog needs of the sign-in behind it. */
export type VerifyPort = {
  nonce(): Promise<{ ok: true; nonce: IssuedNonce } | Unanswered>;
  /** When `ok`, the visitor is signed in already. */
  verify(message: string, signature: Hex): Promise<{ ok: true } | Unanswered>;
  page: { host: string; uri: string };
  now(): number;
  after(wait: number, run: () => void): () => void;
};

type Signer = Pick<Session, "address" | "chainId">;

export type Verification = {
  state(): SignInState;
  subscribe(listener: () => void): () => void;
  open(account: Signer): void;
  /** The button: sends the message, or prepares it once more. */
  press(sign: (message: string) => Promise<SignOutcome>): void;
  close(): void;
};

// The server forgets a nonce after ten minutes; signing takes its time too.
const freshness = 7 * 60 * 1000;

export function createVerification(port: VerifyPort): Verification {
  const listeners = new Listeners();
  let state: SignInState = closed;
  let account: Signer | undefined;
  // What was begun before the dialog closed is answered for nobody.
  let opening = 0;
  let preparedAt = 0;
  let callOff = () => {};

  function send(event: SignInEvent): void {
    const before = state;
    state = step(state, event);
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
    callOff();
    attempt(async (tell) => {
      const answer = await port.nonce();
      if (!answer.ok) {
        tell({ type: "notPrepared", cause: causeOf(answer.reason) });
        return;
      }
      const { value: nonce, clockAhead } = answer.nonce;
      const issuedAt = port.now() + clockAhead;
      const text = signInMessage({ account: account!, page: port.page, nonce, issuedAt });
      if (!tell({ type: "prepared", text })) return;
      preparedAt = port.now();
      callOff = port.after(freshness, () => tell({ type: "aged" }));
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
    const cause = causeOf(verified.reason);
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
      attempt(async (tell) => {
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
      callOff();
      send({ type: "close" });
    },
  };
}

function isFetching(state: SignInState): boolean {
  return state.step === "idle" && state.message.is === "fetching";
}

const lifetime = 10 * 60 * 1000;

type MessageFields = {
  account: Signer;
  /** The page that asks; inside a frame it is the frame's own, not the one around it. */
  page: { host: string; uri: string };
  nonce: string;
  /** Milliseconds since 1970. */
  issuedAt: number;
};

/** The text that a visitor signs: EIP-4361 with every field that the server checks. */
export function signInMessage({ account, page, nonce, issuedAt }: MessageFields): string {
  return [
    `${page.host} wants you to sign in with your Ethereum account:`,
    getAddress(account.address),
    "",
    signInStatement,
    "",
    `URI: ${page.uri}`,
    "Version: 1",
    `Chain ID: ${account.chainId}`,
    `Nonce: ${nonce}`,
    `Issued At: ${new Date(issuedAt).toISOString()}`,
    `Expiration Time: ${new Date(issuedAt + lifetime).toISOString()}`,
  ].join("\n");
}
