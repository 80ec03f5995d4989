// One thing that an account by passkey does, from its cost to its end: who pays, what is confirmed, what became of it.
import type { PaidCallState } from "@loamstead/passkey/paidCall.ts";
import type { SafeCall } from "@loamstead/passkey/safeTransaction.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import foot from "@loamstead/ui/DialogFoot.module.css";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import { type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useConfig } from "wagmi";
import { OpenApp } from "../app/OpenApp.tsx";
import type { WalletCore } from "../core/core.ts";
import { texts as ofFailures } from "../core/failures/strings.ts";
import { useKit } from "../kit/kitContext.ts";
import { texts as ofSteps } from "../passkey/stepStrings.ts";
import { texts as ofTransactions } from "../transactions/strings.ts";
import { useAddTransaction, useRecentTransactions } from "../transactions/transactionHooks.ts";
import { Awaited } from "./Awaited.tsx";
import { type OpenedPayer, openPaidCall } from "./openPaidCall.ts";
import css from "./Paid.module.css";
import { PaidFacts } from "./PaidFacts.tsx";
import { PaidSent } from "./PaidSent.tsx";
import { Payers } from "./Payers.tsx";
import { faultWords } from "./paidWords.ts";
import { usePayers } from "./payers.ts";
import { type PaidPhrases, texts } from "./strings.ts";
import { type OwnPasskey, useOwnPasskey } from "./useOwnPasskey.ts";

/** What a passkey's account is to do, and how that is told. */
export type PaidCallProps = {
  call: SafeCall;
  /** Calls of anybody that it needs before it, in the same transaction. */
  before?: readonly SafeCall[] | undefined;
  chainId: number;
  /** What is confirmed, whole and in words: the device shows none. */
  meaning: ReactNode;
  /** How it stands among the transactions. */
  description: string;
  /** A wallet that is open already, and pays unless another is chosen. */
  opened?: OpenedPayer | undefined;
  /** Told how it stands with what was sent. */
  onOutcome?(outcome: "pending" | "confirmed" | "failed" | undefined): void;
};

/** Shows what it costs before anybody is asked; the call is made as it was when this was first shown. */
export function PaidCallPanel(props: PaidCallProps) {
  const { quoting } = useTexts(texts);
  const { notHere } = useTexts(ofSteps);
  const { nowIs, pending: status } = useTexts(ofTransactions);
  const core = use(useKit().core());
  const own = useOwnPasskey();
  const waiting = useRecentTransactions().find((one) => one.status === "pending");
  const [mayBegin, setMayBegin] = useState(!waiting);
  // The account counts its calls: the next is confirmed when the last one has come to its end.
  if (!mayBegin && !waiting) setMayBegin(true);
  if (own === null) return <p className={css.fault}>{notHere}</p>;
  if (!mayBegin && waiting)
    return <Waiting words={nowIs({ description: waiting.description, status })} />;
  return own ? <Steps {...props} {...own} core={core} /> : <Waiting words={quoting} />;
}

type StepsProps = PaidCallProps & OwnPasskey & { core: WalletCore };

function usePaidCall(props: StepsProps) {
  const { core, description, opened, site } = props;
  const wallets = usePayers(core.settings.walletConnect.projectId);
  const add = useAddTransaction();
  const latest = useRef({ wallets, add });
  latest.current = { wallets, add };
  const [paid] = useState(() =>
    openPaidCall({
      ...props,
      rpId: site.rpId,
      payer: (id) => latest.current.wallets?.find((one) => one.id === id),
      onSent: (hash) => latest.current.add({ hash, description }),
    }),
  );
  const state = useSyncExternalStore(paid.subscribe, paid.state);
  useEffect(() => {
    paid.begin();
    return paid.leave;
  }, [paid]);
  const first = useRef(opened?.option.id);
  useEffect(() => {
    if (state.is !== "choosing" || !first.current) return;
    paid.choose(first.current);
    first.current = undefined;
  }, [paid, state.is]);
  return { paid, state, wallets };
}

function Steps(props: StepsProps) {
  const { meaning, chainId, onOutcome } = props;
  const strings = useTexts(texts);
  const { paid, state, wallets } = usePaidCall(props);
  const chain = useConfig().chains.find(({ id }) => id === chainId);
  const { someWallet } = useTexts(ofFailures);
  const steps = useTexts(ofSteps);
  const fault = faultWords(state, { strings, steps, someWallet, chain: chain?.name ?? "" });
  const hash = state.is === "sent" ? state.hash : undefined;
  const outcome = useRecentTransactions().find((one) => one.hash === hash)?.status;
  // biome-ignore lint/correctness/useExhaustiveDependencies: It is told of outcomes, not of new listeners.
  useEffect(() => onOutcome?.(outcome), [outcome]);
  const heard = heardAt(state, strings);
  useEffect(() => {
    if (fault) announce(fault, "assertive");
    else if (heard) announce(heard);
  }, [fault, heard]);

  switch (state.is) {
    case "quoting":
      return <Waiting words={strings.quoting} />;
    case "stopped":
      return (
        <div className={css.step}>
          <p className={css.fault}>{fault}</p>
          <Button onClick={() => paid.press("again")}>{steps.retry}</Button>
        </div>
      );
    case "choosing":
      return (
        <div className={css.step}>
          <div className={css.meaning}>{meaning}</div>
          <PaidFacts state={state} chain={chain} />
          <h3>{strings.whoPays}</h3>
          <p className={css.words}>{strings.payersText}</p>
          {fault && <p className={css.fault}>{fault}</p>}
          <Payers
            wallets={wallets}
            label={strings.whoPays}
            onChoose={({ id }) => paid.choose(id)}
          />
        </div>
      );
    case "connecting": {
      const wallet = wallets?.find(({ id }) => id === state.wallet) ?? props.opened?.option;
      if (!wallet) return <Waiting words={strings.quoting} />;
      return (
        <Awaited
          wallet={wallet}
          uri={state.uri}
          words={strings.connecting({ wallet: wallet.name })}
          onOther={() => paid.press("another")}
        />
      );
    }
    case "sent":
      return <PaidSent hash={state.hash} outcome={outcome ?? "pending"} chain={chain} />;
    default: {
      const { payer } = state;
      const isBusy = state.is !== "ready";
      const isAgain = state.is === "ready" && state.signature !== null;
      const name = payer.name;
      return (
        <div className={css.step}>
          <p className={css.words}>{strings.blind}</p>
          <div className={css.meaning}>{meaning}</div>
          <PaidFacts state={state} chain={chain} />
          {fault && <p className={css.fault}>{fault}</p>}
          {isBusy && (
            <p className={css.words}>
              {state.is === "signing" ? strings.signing : strings.payNow({ wallet: name })}
            </p>
          )}
          <div className={`${foot.foot} ${css.ways}`}>
            <Button busy={isBusy} onClick={() => paid.press("confirm")}>
              {isAgain || state.is === "asking"
                ? strings.askPayer({ wallet: name })
                : strings.confirm}
            </Button>
            {state.is === "asking" && (
              <OpenApp wallet={{ id: payer.wallet, name, ...(payer.app && { app: payer.app }) }} />
            )}
            {!isBusy && (
              <Button kind="quiet" onClick={() => paid.press("another")}>
                {strings.anotherPays}
              </Button>
            )}
          </div>
        </div>
      );
    }
  }
}

/** Of the steps that look different and are heard by nothing else: what is asked of whom. */
function heardAt(state: PaidCallState, strings: PaidPhrases): string | undefined {
  switch (state.is) {
    case "choosing":
      return strings.whoPays;
    case "ready":
      return strings.blind;
    case "signing":
      return strings.signing;
    case "asking":
      return strings.payNow({ wallet: state.payer.name });
    default:
      return undefined;
  }
}

function Waiting({ words }: { words: string }) {
  useEffect(() => announce(words), [words]);
  return (
    <div className={css.step}>
      <Spinner />
      <p className={css.words}>{words}</p>
    </div>
  );
}
