// Unlocks the exchange for one holder at a time; what it unlocks lives in this closure and nowhere else.
import { Listeners } from "@loamstead/lib/watched.ts";
import type { ExchangeClient, SignedCall } from "../client/createExchangeClient.ts";
import { codes, type ExchangeFailure, type ExchangeResult } from "../client/exchangeFailure.ts";
import { accountState, type ExchangeAccount } from "../client/readAccount.ts";
import type { ExchangeHolding } from "../client/readBalances.ts";
import type * as Protocol from "../protocol/index.ts";
import {
  type ExchangeSessionState,
  lockedWithout,
  type Notice,
  reduceExchangeSession,
  type SessionEvent,
} from "./sessionState.ts";

export type ExchangeHolder = {
  address: string;
  chainId: number;
  /** Whether a passkey signs, which never signs the same text in the same way. */
  byPasskey?: boolean;
};

export type KeySignature =
  | { ok: true; signature: string }
  | { ok: false; reason: "rejected" | "failed" };

export type SessionParts = {
  /** Null where the exchange has closed for good. */
  client: ExchangeClient | null;
  loadProtocol(): Promise<typeof Protocol>;
  sign(message: string): Promise<KeySignature>;
  /** The exchange's contract, as its key messages name it. */
  exchangeAddress: string;
  signingOrigin: string;
  chainIds: readonly number[];
  /** Whether code, and not a key of the holder's own, signs for an address. */
  isContract(address: string): Promise<boolean>;
  log(message: string): void;
};

/** A holder's session with the exchange; its keys stay in a closure and end with the page. */
export type ExchangeSession = {
  get(): ExchangeSessionState;
  subscribe(listener: () => void): () => void;
  /** Who is connected now; anybody else's session ends with this. */
  holderIs(holder: ExchangeHolder | null): void;
  /** Somebody looks at how things stand: the account is read, and anybody's who comes meanwhile; gives back how to stop. */
  look(): () => void;
  /** Reads the account once more and comes back with the text that is to be signed. */
  unlock(): Promise<void>;
  /** The holder has seen the text and agrees to sign it. */
  consent(): Promise<void>;
  lock(): void;
  /** Null while locked. */
  holdings(tokenAddress: string): Promise<ExchangeResult<readonly ExchangeHolding[]> | null>;
};

type Unlocked = { accountId: number; secret: bigint; apiKey: string };

export function createExchangeSession(parts: SessionParts): ExchangeSession {
  const { client, loadProtocol, sign, exchangeAddress, signingOrigin, chainIds, isContract, log } =
    parts;
  let state: ExchangeSessionState = lockedWithout(client ? "no-wallet" : "closed");
  let holder: ExchangeHolder | null = null;
  let keys: Unlocked | null = null;
  let asked: { account: ExchangeAccount; text: string } | null = null;
  let earlier: { text: string; signature: string } | null = null;
  let lookers = 0;
  let hasRead = false;
  /** Ended whenever the ground under a run is gone: a late answer then finds nobody. */
  let run = new AbortController();
  const listeners = new Listeners();

  const send = (event: SessionEvent) => {
    const before = state;
    state = reduceExchangeSession(state, event);
    if (state !== before) listeners.tell();
  };

  const forget = () => {
    run.abort();
    run = new AbortController();
    keys = null;
    asked = null;
    earlier = null;
    hasRead = false;
  };

  const failed = (notice: Notice) => {
    asked = null;
    send({ type: "failed", notice });
  };

  /** Whether the run that this signal belongs to is still the one that counts. */
  const isOver = (signal: AbortSignal) => signal.aborted;

  /** The exchange is asked about nobody before somebody wants to know. */
  function readIfWanted() {
    const isOpen = state.lock === "locked" && state.obstacle === null;
    if (!holder || !isOpen || hasRead || lookers === 0) return;
    hasRead = true;
    send({ type: "look" });
    void readAccountFor(holder.address, run.signal);
  }

  async function readAccountFor(address: string, signal: AbortSignal) {
    const answer = await client!.account(address, signal);
    if (isOver(signal)) return;
    if (answer.ok) return send({ type: "read", account: accountState(answer.value) });
    log(`The exchange account could not be read: ${inWords(answer.reason)}`);
    send({ type: "unreadable" });
  }

  /** Where it cannot be told the holder may try: only a key that fits is ever used. */
  async function isStrangeContract(address: string, signal: AbortSignal): Promise<boolean> {
    if (!(await isContract(address).catch(() => false))) return false;
    const own = await client!.isOwnWallet(address, signal);
    return own.ok && !own.value;
  }

  return {
    get: () => state,
    subscribe: listeners.add,

    holderIs(next) {
      if (next?.address === holder?.address && next?.chainId === holder?.chainId) return;
      holder = next;
      forget();
      if (!client) return;
      if (!next) return send({ type: "holder", obstacle: "no-wallet" });
      if (next.byPasskey) return send({ type: "holder", obstacle: "passkey" });
      if (!chainIds.includes(next.chainId))
        return send({ type: "holder", obstacle: "wrong-chain" });
      send({ type: "holder", obstacle: null });
      readIfWanted();
    },

    look() {
      lookers += 1;
      readIfWanted();
      return () => {
        lookers -= 1;
      };
    },

    async unlock() {
      if (!client || !holder) return;
      send({ type: "unlock" });
      if (state.lock !== "loading" || state.stage !== "account") return;
      const { signal } = run;
      const [answer, protocol, cannotMakeKeys] = await Promise.all([
        // Seed and nonce may have changed since it was last read.
        client.account(holder.address, signal),
        loadProtocol().catch(() => null),
        isStrangeContract(holder.address, signal),
      ]);
      if (isOver(signal)) return;
      if (!answer.ok || !protocol) return failed("unavailable");
      const account = answer.value;
      const is = accountState(account);
      if (account === null || is !== "locked") {
        return send({
          type: "obstacle",
          obstacle: is === "none" ? "no-account" : is === "locked" ? "not-activated" : is,
        });
      }
      if (cannotMakeKeys) return send({ type: "obstacle", obstacle: "unsupported-wallet" });
      const text = account.keySeed || protocol.standardKeyMessage(exchangeAddress, account.nonce);
      const { kind } = protocol.checkKeyMessage(text, { exchange: exchangeAddress });
      if (kind === "refused") return send({ type: "obstacle", obstacle: "refused-message" });
      asked = { account, text };
      send({ type: "ask", question: { text, kind } });
    },

    async consent() {
      send({ type: "consent" });
      if (!client || !asked || state.lock !== "loading" || state.stage !== "signing") return;
      const { account, text } = asked;
      const { signal } = run;
      const [signed, protocol] = await Promise.all([sign(text), loadProtocol()]);
      if (isOver(signal)) return;
      if (!signed.ok) return failed(signed.reason === "rejected" ? "rejected" : "sign-failed");

      send({ type: "stage", stage: "deriving" });
      const pair = protocol.findMatchingKey(signed.signature, account.publicKey!);
      if (!pair.ok) {
        const differs = earlier?.text === text && earlier.signature !== signed.signature;
        earlier = { text, signature: signed.signature };
        return failed(differs ? "changing-signatures" : "other-key");
      }

      send({ type: "stage", stage: "key" });
      const { secret } = pair.value;
      const answer = await client.apiKey(account.accountId, signer(protocol, secret), signal);
      if (isOver(signal)) return;
      if (!answer.ok) {
        const { reason } = answer;
        const isWrong = reason.kind === "refused" && reason.code === codes.wrongSignature;
        return failed(isWrong ? "wrong-signature" : "unavailable");
      }
      asked = null;
      earlier = null;
      keys = { accountId: account.accountId, secret, apiKey: answer.value };
      send({ type: "unlocked", accountId: account.accountId });
    },

    lock() {
      if (state.lock === "locked") return;
      forget();
      send({ type: "lock" });
    },

    async holdings(tokenAddress) {
      if (!client || !keys) return null;
      const { signal } = run;
      const { accountId, apiKey } = keys;
      const answer = await client.holdings({ accountId, apiKey, tokenAddress }, signal);
      return isOver(signal) ? null : answer;
    },
  };

  function signer(protocol: typeof Protocol, secret: bigint) {
    return ({ path, params }: SignedCall): string => {
      const signed = protocol.signRequest({
        secret,
        method: "GET",
        baseUrl: signingOrigin,
        path,
        params,
      });
      if (!signed.ok) throw new Error(`a request cannot be signed: ${signed.reason}`);
      return signed.value;
    };
  }
}

const inWords = (failure: ExchangeFailure): string =>
  failure.kind === "refused"
    ? `code ${failure.code}`
    : failure.kind === "aborted"
      ? "nobody asks any more"
      : failure.detail;
