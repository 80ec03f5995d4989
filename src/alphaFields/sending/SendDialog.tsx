// Sends a field to somebody: whom to, a plain summary, the wallet's own question, and what becomes of it.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { toast } from "@loamstead/ui/Toast.tsx";
import { passkeyId, useKit, useWallet } from "@loamstead/wallet-kit";
import { explorerLinks, PaidCall, useIdentity, WithCore } from "@loamstead/wallet-kit/connected";
import { Avatar } from "@loamstead/wallet-kit/identity";
import ArrowRight from "lucide-react/icons/arrow-right";
import { type FormEvent, useEffect, useState } from "react";
import { useConfig } from "wagmi";
import { fieldTraits } from "../../fields/traits.ts";
import { SmallField } from "../emblem/SmallField.tsx";
import { callFor, type Sending } from "./chainDoor.ts";
import css from "./SendDialog.module.css";
import { Summary } from "./Summary.tsx";
import { strings } from "./strings.ts";
import { calledShort, sendFailureWords, useSending } from "./useSending.ts";

function Keeper({ address }: { address: Sending["from"] }) {
  const { avatar } = useIdentity(address, useKit().ipfsGateway);
  return <Avatar address={address} picture={avatar} size={82} />;
}

export type SendDialogProps = Pick<Sending, "id" | "collection"> & {
  open: boolean;
  onClose(): void;
  /** Told how it stands with what was sent last. */
  onOutcome?(outcome: "pending" | "confirmed" | "failed" | undefined): void;
};

export function SendDialog(props: SendDialogProps) {
  const { account } = useWallet();
  return account ? (
    <WithCore>
      <SendingDialog key={account.address} {...props} account={account} />
    </WithCore>
  ) : null;
}

type Account = NonNullable<ReturnType<typeof useWallet>["account"]>;

function SendingDialog(props: SendDialogProps & { account: Account }) {
  const { id, collection, account, open, onClose, onOutcome } = props;
  const from = account.address;
  const tellFailure = (words: string, isLate: boolean) =>
    isLate ? toast(words, { kind: "error" }) : announce(words, "assertive");
  const isPaidElsewhere = account.wallet.id === passkeyId;
  const what = { id, collection, from, isPaidElsewhere };
  const sending = useSending(what, tellFailure);
  const [paidOutcome, setPaidOutcome] = useState<typeof sending.outcome>();
  const { state, back, again } = sending;
  const outcome = paidOutcome ?? sending.outcome;
  const chain = useConfig().chains.find((one) => one.id === collection.chainId);
  const { wallet } = account;
  const told = outcome ?? "pending";

  // biome-ignore lint/correctness/useExhaustiveDependencies: It is told of outcomes, not of new listeners.
  useEffect(() => onOutcome?.(outcome), [outcome]);
  useEffect(() => {
    if (state.is === "asking") announce(strings.asking(wallet.name));
  }, [state.is, wallet.name]);

  const close = () => {
    onClose();
    again();
    setPaidOutcome(undefined);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (state.is === "choosing") void sending.check(state.text);
  };

  const steps = {
    choosing: strings.title(id),
    checking: strings.title(id),
    summary: paidOutcome ? strings.sentTitle[paidOutcome](id) : strings.summary,
    asking: strings.summary,
    sent: strings.sentTitle[told](id),
  };
  const to = state.is === "choosing" || state.is === "checking" ? null : state.plan.to;
  const picture = (
    <div className={css.picture} aria-hidden="true">
      <SmallField traits={fieldTraits(collection.address, id)} className={css.land} />
      {to && (
        <>
          <Icon of={ArrowRight} size={26} className={css.way} />
          <Keeper address={to.address} />
        </>
      )}
    </div>
  );
  const explorer = explorerLinks(chain);
  return (
    <Dialog
      open={open}
      title={steps[state.is]}
      step={steps[state.is]}
      picture={picture}
      onBack={state.is === "summary" && !paidOutcome ? back : undefined}
      onClose={close}
    >
      {(state.is === "choosing" || state.is === "checking") && (
        <form className={css.form} onSubmit={onSubmit} noValidate>
          <p className={css.words}>{strings.choose}</p>
          <TextField
            label={strings.to}
            hint={strings.toHint}
            className={css.to}
            value={state.text}
            error={
              state.is === "choosing"
                ? (state.fault && strings.faults[state.fault]) || undefined
                : undefined
            }
            readOnly={state.is === "checking"}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            data-autofocus=""
            onValue={sending.write}
          />
          {state.is === "choosing" && state.failure && (
            <p className={css.failure}>{sendFailureWords(state.failure)}</p>
          )}
          <Button type="submit" busy={state.is === "checking"}>
            {state.is === "checking" ? strings.checking : strings.goOn}
          </Button>
        </form>
      )}
      {(state.is === "summary" || state.is === "asking") && (
        <Summary
          state={state}
          chain={chain}
          isElsewhere={account.chainId !== collection.chainId}
          wallet={wallet}
          paid={
            isPaidElsewhere
              ? (called) => (
                  <PaidCall
                    key={state.plan.to.address}
                    call={callFor(what, state.plan.to.address)}
                    chainId={collection.chainId}
                    meaning={strings.meaning(id, called, state.plan.to.address)}
                    description={strings.description(id, calledShort(state.plan.to))}
                    onOutcome={setPaidOutcome}
                  />
                )
              : undefined
          }
          onSend={() => state.is === "summary" && sending.confirm(state)}
          onCancel={close}
        />
      )}
      {state.is === "sent" && (
        <div className={css.form}>
          <p className={css.words} aria-busy={told === "pending"}>
            {strings.sent[told]}
          </p>
          {explorer && (
            <a href={explorer.transaction(state.hash)} target="_blank" rel="noreferrer noopener">
              {strings.explorer}
            </a>
          )}
          <Button kind="secondary" onClick={close}>
            {strings.close}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
