// Sending one field as a component sees it: how far it has come, and what may be done next.
import { useKit } from "@loamstead/wallet-kit";
import { useAddTransaction, useRecentTransactions } from "@loamstead/wallet-kit/connected";
import { shortenAddress } from "@loamstead/wallet-kit/identity";
import { useReducer, useRef, useState } from "react";
import type { Hex } from "viem";
import { askToSend, checkRecipient, type Sending } from "./chainDoor.ts";
import {
  choosing,
  type Recipient,
  reduceSending,
  type SendFailure,
  type SendState,
} from "./sendSteps.ts";
import { strings } from "./strings.ts";

/** `onFailed` hears of what the wallet or the chain refused, and whether somebody still waits for it. */
export function useSending(sending: Sending, onFailed: (words: string, isLate: boolean) => void) {
  const kit = useKit();
  const add = useAddTransaction();
  const transactions = useRecentTransactions();
  const [state, send] = useReducer(reduceSending, choosing);
  const [lastSent, setLastSent] = useState<Hex>();
  const run = useRef(0);

  const fail = (failure: SendFailure, isLate = false) => {
    if (!isLate) send({ type: "failed", failure });
    onFailed(sendFailureWords(failure), isLate);
  };

  const check = async (text: string) => {
    const mine = ++run.current;
    send({ type: "check" });
    const answer = await kit.core().then(
      (core) => checkRecipient(core, sending, text),
      () => ({ is: "failure", failure: { kind: "node" } }) as const,
    );
    // Whoever went back and wrote something else asks about that.
    if (mine !== run.current) return;
    if (answer.is === "plan") send({ type: "checked", plan: answer.plan });
    else if (answer.is === "fault") send({ type: "fault", fault: answer.fault });
    else fail(answer.failure);
  };

  const confirm = async ({ plan }: Extract<SendState, { is: "summary" }>) => {
    const mine = ++run.current;
    send({ type: "send" });
    const sent = await askToSend(await kit.core(), sending, plan.to.address);
    // Whoever left meanwhile may be at something else; what was sent is kept all the same.
    const isLate = mine !== run.current;
    if (!sent.ok) return fail(sent.failure, isLate);
    const to = calledShort(plan.to);
    add({ hash: sent.hash, description: strings.description(sending.id, to) });
    setLastSent(sent.hash);
    if (!isLate) send({ type: "sent", hash: sent.hash });
  };

  return {
    state,
    /** Of what was sent last, even when somebody sends the next; undefined for what was cleared away. */
    outcome: transactions.find(({ hash }) => hash === lastSent)?.status,
    write: (text: string) => send({ type: "write", text }),
    check,
    confirm,
    back() {
      run.current++;
      send({ type: "back" });
    },
    again() {
      run.current++;
      send({ type: "again" });
    },
  };
}

export const calledShort = ({ name, address }: Recipient): string =>
  name ?? shortenAddress(address);

export const sendFailureWords = (failure: SendFailure): string =>
  failure.kind === "wallet" ? failure.words : strings.failures[failure.kind];
