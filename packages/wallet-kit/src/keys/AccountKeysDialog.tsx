// The keys of an account by passkey, and the way to another one: which wallet, what that means, and who pays for it.
import { ownerCall } from "@loamstead/passkey/ownCalls.ts";
import { sharedSigner } from "@loamstead/passkey/plan.ts";
import type { PublicKey } from "@loamstead/passkey/publicKey.ts";
import { signerCall, signerOf } from "@loamstead/passkey/signerContract.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { type CloseReason, Dialog } from "@loamstead/ui/Dialog.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import KeyRound from "lucide-react/icons/key-round";
import { use, useState } from "react";
import type { Address } from "viem";
import facts from "../connect/Facts.module.css";
import { shortenAddress } from "../identity/shortenAddress.ts";
import { focusHome } from "../kit/focusHome.ts";
import { useKit } from "../kit/kitContext.ts";
import type { Account } from "../kit/walletState.ts";
import type { OpenedPayer } from "../paid/openPaidCall.ts";
import paidCss from "../paid/Paid.module.css";
import { PaidCallPanel } from "../paid/PaidCallPanel.tsx";
import { useOwnPasskey } from "../paid/useOwnPasskey.ts";
import { texts as ofSteps } from "../passkey/stepStrings.ts";
import { ChooseKey } from "./ChooseKey.tsx";
import { KeyList } from "./KeyList.tsx";
import { texts } from "./strings.ts";
import { useAccountOwners } from "./useAccountOwners.ts";

type KeysDialogProps = {
  open: boolean;
  account: Account;
  onClose(reason: CloseReason): void;
  /** To the account. */
  onBack(): void;
};

type Step =
  | { is: "keys" }
  | { is: "choosing" }
  | { is: "adding"; owner: Address; opened?: OpenedPayer | undefined }
  | { is: "adding"; passkey: PublicKey };

const keys: Step = { is: "keys" };

export function AccountKeysDialog({ open, account, onClose, onBack }: KeysDialogProps) {
  const strings = useTexts(texts);
  const { addKey } = useTexts(ofSteps);
  const { address } = account;
  const core = use(useKit().core());
  // Where the accounts by passkey are, whichever network is shown.
  const chainId = core.settings.chains[0].id;
  const [step, setStep] = useState<Step>(keys);
  const owners = useAccountOwners(address, chainId);
  const own = useOwnPasskey();
  const hasMore = owners !== undefined && owners.length > 1;
  const close = (reason: CloseReason) => {
    onClose(reason);
    setStep(keys);
  };
  const back = () => (step.is === "keys" ? onBack() : setStep(keys));
  const title = step.is === "keys" ? strings.keysOf : hasMore ? strings.addAnother : addKey;
  return (
    <Dialog
      low
      open={open}
      title={title}
      step={step.is}
      picture={
        <span className={facts.key}>
          <Icon of={KeyRound} size={34} />
        </span>
      }
      onBack={back}
      onClose={close}
      returnTo={focusHome}
    >
      {step.is === "keys" && (
        <div className={paidCss.step}>
          {owners && own && <KeyList owners={owners} own={own} chainId={chainId} />}
          {hasMore ? (
            <>
              <p className={paidCss.words}>{strings.moreKeys}</p>
              <Button kind="quiet" data-autofocus onClick={() => setStep({ is: "choosing" })}>
                {strings.addAnother}
              </Button>
            </>
          ) : (
            <>
              {owners && <p className={paidCss.words}>{strings.oneKey}</p>}
              {own !== undefined && (
                <p className={paidCss.words}>
                  {own?.site.hasSigners ? strings.secondEither : strings.secondText}
                </p>
              )}
              <Button data-autofocus onClick={() => setStep({ is: "choosing" })}>
                {addKey}
              </Button>
            </>
          )}
        </div>
      )}
      {step.is === "choosing" && (
        <ChooseKey
          core={core}
          account={address}
          own={own}
          owners={owners ?? [sharedSigner]}
          onChosen={(owner, opened) => setStep({ is: "adding", owner, opened })}
          onMade={(passkey) => setStep({ is: "adding", passkey })}
        />
      )}
      {step.is === "adding" && (
        <AddKey
          key={"owner" in step ? step.owner : step.passkey.x}
          account={address}
          chainId={chainId}
          adding={step}
        />
      )}
    </Dialog>
  );
}

type AddKeyProps = { account: Address; adding: Extract<Step, { is: "adding" }>; chainId: number };

function AddKey({ account, adding, chainId }: AddKeyProps) {
  const strings = useTexts(texts);
  const add = (owner: Address) => ({ chainId, call: ownerCall({ address: account }, owner) });
  if ("passkey" in adding) {
    const { passkey } = adding;
    return (
      <PaidCallPanel
        {...add(signerOf(passkey))}
        before={[signerCall(passkey)]}
        meaning={strings.becomesPasskey}
        description={strings.addedPasskey}
      />
    );
  }
  const { owner, opened } = adding;
  return (
    <PaidCallPanel
      {...add(owner)}
      opened={opened}
      meaning={strings.becomesKey({ address: owner })}
      description={strings.addedKey({ address: shortenAddress(owner) })}
    />
  );
}
