// "Verify your account": a message to sign in the wallet, so that the server believes who is there.
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import { Fold } from "@loamstead/ui/Fold.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import KeyRound from "lucide-react/icons/key-round";
import { type ReactNode, use, useEffect, useId, useState, useSyncExternalStore } from "react";
import { OpenApp } from "../app/OpenApp.tsx";
import facts from "../connect/Facts.module.css";
import type { SignOutcome } from "../kit/authentication.ts";
import type { Account } from "../kit/walletState.ts";
import { PicturesContext } from "../theme/pictures.ts";
import type { SignInState } from "./signInMachine.ts";
import { type ButtonLabel, canPress, labelOf, troublesOf } from "./signInMachine.ts";
import { strings } from "./strings.ts";
import css from "./VerifyDialog.module.css";
import { createVerification, type VerifyPort } from "./verification.ts";

export type VerifyDialogProps = {
  open: boolean;
  account: Account;
  /** Shows whose account it is: picture and name. */
  face?: ReactNode;
  port: VerifyPort;
  /** Asks the connected wallet for a signature. */
  sign(message: string): Promise<SignOutcome>;
  /** Takes the focus when the dialog has closed and its opener is gone. */
  returnTo?(): HTMLElement | null;
  /** Leaves the wallet connected but not verified. */
  onClose(): void;
  /** Gives up altogether: the wallet is disconnected. */
  onCancel(): void;
};

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

export function VerifyDialog(props: VerifyDialogProps) {
  const { open, account, face, sign, onClose, onCancel, returnTo, port } = props;
  const { address, chainId, wallet } = account;
  const { verify } = use(PicturesContext);
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
          {verify ?? (
            <span className={facts.key}>
              <Icon of={KeyRound} size={34} />
            </span>
          )}
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
