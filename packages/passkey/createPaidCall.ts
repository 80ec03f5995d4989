// Carries out one call of a passkey's account: asks chain, payer and passkey in turn, and tells the steps what they said.
import type { Result } from "@loamstead/lib/result.ts";
import { Listeners, type Source } from "@loamstead/lib/watched.ts";
import type { Address, Hex } from "viem";
import type { Authenticator } from "./authenticator.ts";
import { batchCalls, type CallingAccount, callChallenge, callsToSend } from "./ownCalls.ts";
import {
  type PaidCallEvent,
  type PaidCallState,
  type Payer,
  type PayFault,
  type Quote,
  type QuoteFault,
  quoting,
  reducePaidCall,
} from "./paidCall.ts";
import type { SafeCall } from "./safeTransaction.ts";
import { signatureOf } from "./signature.ts";

export type PaidCallPort = {
  authenticator: Pick<Authenticator, "get">;
  /** Whose call it is, and as which of the account's owners it signs. */
  passkey: { id: string; account: CallingAccount; owner: Address };
  chainId: number;
  call: SafeCall;
  /** Calls of anybody that have to come first, in the same transaction. */
  before?: readonly SafeCall[] | undefined;
  quote(): Promise<Result<Quote, QuoteFault>>;
  /** Has a wallet say who it is, and nothing more. */
  connect(
    wallet: string,
    options: { onUri(uri: string): void; signal: AbortSignal },
  ): Promise<Result<Payer, PayFault>>;
  /** The account's nonce at this moment. */
  nonce(): Promise<bigint>;
  /** The payer's wallet shows it once more, and asks. */
  send(payer: Payer, call: SafeCall): Promise<Result<Hex, PayFault>>;
};

export type PaidCallFlow = Source<PaidCallState> & {
  begin(): void;
  choose(wallet: string): void;
  press(button: "confirm" | "another" | "again"): void;
  /** What is asked of wallet and device is called off; what was sent stays sent. */
  leave(): void;
};

export function createPaidCall(port: PaidCallPort): PaidCallFlow {
  const { authenticator, passkey, chainId, call, before = [] } = port;
  const listeners = new Listeners();
  let state: PaidCallState = quoting;
  let waiting = new AbortController();

  function send(event: PaidCallEvent): void {
    const before = state;
    state = reducePaidCall(state, event);
    if (state === before) return;
    if (state.is !== before.is) begin();
    listeners.tell();
  }

  function begin(): void {
    waiting.abort();
    waiting = new AbortController();
    // No waiting before this: some browsers ask for a passkey only from the very press.
    void carry(state, waiting.signal);
  }

  async function carry(now: PaidCallState, signal: AbortSignal): Promise<void> {
    const tell = (event: PaidCallEvent) => {
      if (!signal.aborted) send(event);
    };
    try {
      if (now.is === "quoting") tell(quotedBy(await port.quote()));
      if (now.is === "connecting") {
        const onUri = (uri: string) => tell({ type: "uri", uri });
        const connected = await port.connect(now.wallet, { onUri, signal });
        tell(connected.ok ? { type: "connected", payer: connected.value } : by(connected.reason));
      }
      if (now.is === "signing") await sign(now.quote, signal, tell);
      if (now.is === "asking") await ask(now, tell);
    } catch {
      tell(now.is === "quoting" ? { type: "stopped", fault: "unreachable" } : by("unreachable"));
    }
  }

  async function sign({ nonce }: Quote, signal: AbortSignal, tell: Tell): Promise<void> {
    const challenge = callChallenge(passkey.account, chainId, nonce, call);
    const signed = await authenticator.get({ challenge, id: passkey.id, signal });
    tell(
      signed.ok
        ? { type: "signed", signature: signatureOf(signed.value.opened, passkey.owner) }
        : { type: "refused", fault: { of: "passkey", fault: signed.reason } },
    );
  }

  async function ask(now: Extract<PaidCallState, { is: "asking" }>, tell: Tell): Promise<void> {
    const { payer, signature, quote } = now;
    if ((await port.nonce()) !== quote.nonce) return tell({ type: "moved" });
    const { isDeployed } = quote;
    const sent = await port.send(
      payer,
      batchCalls(callsToSend(passkey.account, call, { signature, isDeployed, before })),
    );
    tell(sent.ok ? { type: "sent", hash: sent.value } : by(sent.reason));
  }

  return {
    state: () => state,
    subscribe: listeners.add,
    begin,
    choose: (wallet) => send({ type: "choose", wallet }),
    press: (type) => send({ type }),
    leave: () => waiting.abort(),
  };
}

type Tell = (event: PaidCallEvent) => void;

const quotedBy = (answer: Result<Quote, QuoteFault>): PaidCallEvent =>
  answer.ok ? { type: "quoted", quote: answer.value } : { type: "stopped", fault: answer.reason };

const by = (fault: PayFault): PaidCallEvent => ({ type: "refused", fault: { of: "payer", fault } });
