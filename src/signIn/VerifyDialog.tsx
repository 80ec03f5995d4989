// "Verify your account": a message to sign in the wallet, so that the server believes who is there.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { Fold } from "@loamstead/ui/Fold.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { OpenApp } from "@loamstead/wallet-kit";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { Still } from "../stills/Still.tsx";
import { sunflowers } from "../stills/sunflowers.ts";
import type { SignInState } from "./signInMachine.ts";
import { type ButtonLabel, canPress, labelOf, troublesOf } from "./signInMachine.ts";
import css from "./VerifyDialog.module.css";
import type { BoundDialogProps } from "./VerifyDoor.tsx";
import { createVerification, type VerifyPort } from "./verification.ts";
import { strings } from "./verifyStrings.ts";

const labels: Record<ButtonLabel, string> = {
  preparing: strings.preparing,
  send: strings.send,
  waiting: strings.waiting,
  verifying: strings.verifying,
};

/** The dialog is gone by the time it could show that all went well. */
function announced(port: VerifyPort): VerifyPort {
  return {
    ...port,
    async verify(message, signature) {
      const verified = await port.verify(message, signature);
      if (verified.ok) announce(strings.verified);
      return verified;
    },
  };
}

function useAnnouncements(open: boolean, state: SignInState, lookIn: string): void {
  const label = labelOf(state);
  const troubles = wordsOf(state).join(" ");
  const isReady = state.message.is === "ready";
  useEffect(() => {
    // The focus is on the button from the start, and reads that it prepares.
    if (!open || !isReady) return;
    if (label === "send") announce(strings.ready);
    else announce(label === "waiting" ? `${labels.waiting} ${lookIn}` : labels[label]);
  }, [open, isReady, label, lookIn]);
  useEffect(() => {
    if (open && troubles !== "") announce(troubles, "assertive");
  }, [open, troubles]);
}

const wordsOf = (state: SignInState) =>
  troublesOf(state).map((trouble) => strings.troubles[trouble]);

export function VerifyDialog(props: BoundDialogProps) {
  const { open, account, face, sign, onClose, onCancel, returnTo, port } = props;
  const { address, chainId, wallet } = account;
  const [verification] = useState(() => createVerification(announced(port)));
  const state = useSyncExternalStore(verification.subscribe, verification.state);
  const textId = useId();
  const lookIn = strings.lookIn(wallet.name);
  const label = labelOf(state);
  const { message } = state;
  useAnnouncements(open, state, lookIn);

  // Another account starts anew: what the last one was asked to sign is not its message.
  useEffect(() => {
    if (!open) return;
    verification.open({ address, chainId });
    return verification.close;
  }, [open, verification, address, chainId]);

  return (
    <Dialog
      open={open}
      title={strings.title}
      onClose={onClose}
      returnTo={returnTo}
      picture={
        <span className={css.picture}>
          <Still picture={sunflowers} alt="" sizes="132px" priority className={css.still} />
        </span>
      }
    >
      <div id={textId} className={css.words}>
        <p>{label === "waiting" ? lookIn : strings.intro}</p>
        {wordsOf(state).map((words) => (
          <p key={words} className={css.error}>
            {words}
          </p>
        ))}
      </div>
      {face && (
        <p className={css.signer}>
          <span>{strings.signer}</span> {face}
        </p>
      )}
      <Fold title={strings.text}>
        {message.is === "ready" && <pre className={css.text}>{message.text}</pre>}
      </Fold>
      <div className={css.choices}>
        <Button
          data-autofocus
          busy={!canPress(state)}
          aria-describedby={textId}
          onClick={() => verification.press(sign)}
        >
          {labels[label]}
        </Button>
        <div className={css.others}>
          <Button kind="quiet" className={css.cancel} onClick={onCancel}>
            {strings.cancel}
          </Button>
          {label === "waiting" && <OpenApp wallet={wallet} />}
        </div>
      </div>
    </Dialog>
  );
}
