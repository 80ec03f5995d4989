// Carries one visitor through the sign-in machine: asks the server and the wallet, and feeds it their answers.
import { getAddress } from "viem/utils";
import { signInStatement } from "../lib/signInStatement.ts";
import { Listeners } from "../lib/watched.ts";
import type { SignOutcome } from "../wallet/kit/index.ts";
import type { IssuedNonce, Session } from "./session.ts";
import { canPress, closed, type SignInEvent, type SignInState, step } from "./signInMachine.ts";

/** What the dialog needs of the sign-in behind it. */
export type VerifyPort = {
  nonce(): Promise<{ ok: true; nonce: IssuedNonce } | { ok: false }>;
  /** When `ok`, the visitor is signed in already. */
  verify(message: string, signature: `0x${string}`): Promise<{ ok: boolean }>;
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
    if (isFetching(state) && !isFetching(before)) fetchNonce();
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

  function fetchNonce(): void {
    callOff();
    attempt(async (tell) => {
      const answer = await port.nonce();
      const event: SignInEvent = answer.ok
        ? { type: "prepared", nonce: answer.nonce }
        : { type: "notPrepared" };
      if (!tell(event) || !answer.ok) return;
      preparedAt = port.now();
      callOff = port.after(freshness, () => tell({ type: "aged" }));
    });
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
      if (state.step !== "signing" || !account) return;
      const fields = { account, page: port.page };
      const { value: nonce, clockAhead } = state.nonce;
      attempt(async (tell) => {
        const issuedAt = port.now() + clockAhead;
        const message = signInMessage({ ...fields, nonce, issuedAt });
        // No waiting before this: a phone opens the wallet only from the very press.
        const signed = await sign(message);
        if (!signed.ok) {
          const { kind } = signed.reason;
          const silent = kind === "rejected" || kind === "reset";
          tell({ type: silent ? "rejected" : "notSigned" });
          // It may have aged in the wallet, where nothing could be done about it.
          if (port.now() - preparedAt >= freshness) tell({ type: "aged" });
          return;
        }
        if (!tell({ type: "signed" })) return;
        const verified = await port.verify(message, signed.signature);
        if (!verified.ok) tell({ type: "refused" });
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
  return state.step === "idle" && state.nonce.is === "fetching";
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
