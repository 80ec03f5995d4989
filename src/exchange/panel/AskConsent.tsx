// Shows the exact text that is to be signed and what signing it means, and asks for the holder's consent.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { OpenApp, useWallet } from "@loamstead/wallet-kit";
import ShieldAlert from "lucide-react/icons/shield-alert";
import { useId, useState } from "react";
import type { SigningPrompt, UnlockStage } from "../session/sessionState.ts";
import { strings } from "../strings.ts";
import css from "./AskConsent.module.css";

type AskConsentProps = {
  question: SigningPrompt;
  /** What is under way after the holder has agreed. */
  stage: UnlockStage | null;
  onSign(): void;
  onLeave(): void;
};

export function AskConsent({ question, stage, onSign, onLeave }: AskConsentProps) {
  const { text, kind } = question;
  const [agreed, setAgreed] = useState(false);
  const { account } = useWallet();
  const id = useId();
  const isCustom = kind === "custom";
  return (
    <div className={css.question}>
      <h4 data-next="" tabIndex={-1} className={css.title}>
        {strings.questionTitle}
      </h4>
      <p>{strings.question}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: a figure is for what is referred to from elsewhere. */}
      <div role="group" aria-label={strings.text} className={css.text} dir="auto">
        {text}
      </div>
      <p className={css.meaning}>
        <Icon of={ShieldAlert} className={css.shield} />
        <span>{strings.meaning}</span>
      </p>
      {isCustom && (
        <>
          <p className={css.custom} id={id}>
            {strings.custom}
          </p>
          <label className={css.consent}>
            <input
              type="checkbox"
              checked={agreed}
              disabled={stage !== null}
              aria-describedby={id}
              onChange={(event) => setAgreed(event.currentTarget.checked)}
            />
            <span>{strings.consent}</span>
          </label>
        </>
      )}
      <div className={css.actions}>
        <Button
          size="small"
          busy={stage !== null}
          disabled={stage === null && isCustom && !agreed}
          onClick={onSign}
        >
          {stage === null ? strings.sign : strings.stages[stage]}
        </Button>
        {stage === "signing" && account && <OpenApp wallet={account.wallet} size="small" />}
        <Button kind="quiet" size="small" onClick={onLeave}>
          {stage === null ? strings.notNow : strings.cancel}
        </Button>
      </div>
    </div>
  );
}
