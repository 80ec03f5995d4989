// "Verify your account": a message to sign in the wallet, so that the server believes who is there.
import type { Phrases } from "@loamstead/lib/texts/texts.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { Dialog } from "@loamstead/ui/Dialog.tsx";
import foot from "@loamstead/ui/DialogFoot.module.css";
import { Fold } from "@loamstead/ui/Fold.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import KeyRound from "lucide-react/icons/key-round";
import {
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { OpenApp } from "../app/OpenApp.tsx";
import facts from "../connect/Facts.module.css";
import type { SignOutcome } from "../kit/authentication.ts";
import { type Account, passkeyId } from "../kit/walletState.ts";
import { PicturesContext } from "../theme/pictures.ts";
import type { SignInState } from "./signInMachine.ts";
import { canPress, labelOf, troublesOf } from "./signInMachine.ts";
import { texts } from "./strings.ts";
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

type Words = Phrases<(typeof texts)["english"]>;

const troubleWords = {
  preparing: "preparingFailed",
  signing: "signingFailed",
  verifying: "verifyingFailed",
  other: "otherFailed",
  offline: "offline",
  busy: "busy",
  away: "away",
} as const;

const wordsOf = (state: SignInState, strings: Words) =>
  troublesOf(state).map((trouble) => strings[troubleWords[trouble]]);

/** The dialog is gone by the time it could show that all went well. */
function announced(port: VerifyPort, verifiedText: () => string): VerifyPort {
  return {
    ...port,
    async verify(message, signature) {
      const verified = await port.verify(message, signature);
      if (verified.ok) announce(verifiedText());
      return verified;
    },
  };
}

function useAnnouncements(open: boolean, state: SignInState, lookIn: string): void {
  const strings = useTexts(texts);
  const { ready } = strings;
  const label = labelOf(state);
  const troubles = wordsOf(state, strings).join(" ");
  const isReady = state.message.is === "ready";
  const said = strings[label];
  useEffect(() => {
    // The focus is on the button from the start, and reads that it prepares.
    if (!open || !isReady) return;
    if (label === "send") announce(ready);
    else announce(label === "waiting" ? `${said} ${lookIn}` : said);
  }, [open, isReady, label, lookIn, ready, said]);
  useEffect(() => {
    if (open && troubles !== "") announce(troubles, "assertive");
  }, [open, troubles]);
}

export function VerifyDialog(props: VerifyDialogProps) {
  const { open, account, face, sign, onClose, onCancel, returnTo, port } = props;
  const { address, chainId, wallet } = account;
  const strings = useTexts(texts);
  const { verify } = use(PicturesContext);
  const said = useRef(strings);
  said.current = strings;
  const [verification] = useState(() =>
    createVerification(announced(port, () => said.current.verified)),
  );
  const state = useSyncExternalStore(verification.subscribe, verification.state);
  const textId = useId();
  // Of the text the device itself shows nothing: here is where it is read, and there is nowhere else to look.
  const byPasskey = wallet.id === passkeyId;
  const lookIn = byPasskey ? strings.intro : strings.lookIn({ wallet: wallet.name });
  const label = labelOf(state);
  const { message } = state;
  const text = message.is === "ready" && <pre className={css.text}>{message.text}</pre>;
  useAnnouncements(open, state, lookIn);

  // Another account starts anew: what the last one was asked to sign is not its message.
  useEffect(() => {
    if (!open) return;
    verification.open({ address, chainId });
    return verification.close;
  }, [open, verification, address, chainId]);

  return (
    <Dialog
      low
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
        {wordsOf(state, strings).map((words) => (
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
      {byPasskey ? (
        <section aria-label={strings.text}>{text}</section>
      ) : (
        <Fold title={strings.text}>{text}</Fold>
      )}
      <div className={`${foot.foot} ${css.choices}`}>
        <Button
          data-autofocus
          busy={!canPress(state)}
          aria-describedby={textId}
          onClick={() => verification.press(sign)}
        >
          {strings[label]}
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
