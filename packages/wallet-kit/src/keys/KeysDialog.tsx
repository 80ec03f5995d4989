// The keys of an account by passkey, and the way to another one: which wallet, what that means, and who pays for it.
import { ownerCall } from "@loamstead/passkey/ownCalls.ts";
import { sharedSigner } from "@loamstead/passkey/plan.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { type CloseReason, Dialog } from "@loamstead/ui/Dialog.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import KeyRound from "lucide-react/icons/key-round";
import { use, useMemo, useState } from "react";
import { type Address, isAddressEqual } from "viem";
import facts from "../connect/Facts.module.css";
import { AccountFace } from "../identity/AccountFace.tsx";
import { shortenAddress } from "../identity/shortenAddress.ts";
import { focusHome } from "../kit/focusHome.ts";
import { useKit } from "../kit/kitContext.ts";
import type { Account } from "../kit/walletState.ts";
import type { OpenedPayer } from "../paid/openPaidCall.ts";
import paidCss from "../paid/Paid.module.css";
import { PaidCall } from "../paid/PaidCall.tsx";
import { texts as ofSteps } from "../passkey/stepStrings.ts";
import { ChooseKey } from "./ChooseKey.tsx";
import css from "./Keys.module.css";
import { texts } from "./strings.ts";
import { useOwners } from "./useOwners.ts";

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
  | { is: "adding"; owner: Address; opened: OpenedPayer | undefined };

const keys: Step = { is: "keys" };

export function KeysDialog({ open, account, onClose, onBack }: KeysDialogProps) {
  const strings = useTexts(texts);
  const { addKey } = useTexts(ofSteps);
  const { address } = account;
  const core = use(useKit().core());
  // Where the accounts by passkey are, whichever network is shown.
  const chainId = core.settings.chains[0].id;
  const [step, setStep] = useState<Step>(keys);
  const owners = useOwners(address, chainId);
  const hasMore = owners !== undefined && owners.length > 1;
  const close = (reason: CloseReason) => {
    onClose(reason);
    setStep(keys);
  };
  const back = () => (step.is === "keys" ? onBack() : setStep(keys));
  const title = step.is === "keys" ? strings.keysOf : addKey;
  return (
    <Dialog
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
          {owners && <KeyList owners={owners} />}
          {hasMore ? (
            <p className={paidCss.words}>{strings.moreKeys}</p>
          ) : (
            <>
              {owners && <p className={paidCss.words}>{strings.oneKey}</p>}
              <p className={paidCss.words}>{strings.secondText}</p>
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
          owners={owners ?? [sharedSigner]}
          onChosen={(owner, opened) => setStep({ is: "adding", owner, opened })}
        />
      )}
      {step.is === "adding" && (
        <AddKey account={address} owner={step.owner} opened={step.opened} chainId={chainId} />
      )}
    </Dialog>
  );
}

function KeyList({ owners }: { owners: readonly Address[] }) {
  const strings = useTexts(texts);
  return (
    <ul role="list" className={css.keys}>
      {owners.map((owner) => (
        <li key={owner}>
          {isAddressEqual(owner, sharedSigner) ? (
            <span className={css.own}>
              <Icon of={KeyRound} size={20} />
              {strings.thisPasskey}
            </span>
          ) : (
            <AccountFace address={owner} />
          )}
        </li>
      ))}
    </ul>
  );
}

type AddKeyProps = {
  account: Address;
  owner: Address;
  opened: OpenedPayer | undefined;
  chainId: number;
};

function AddKey({ account, owner, opened, chainId }: AddKeyProps) {
  const strings = useTexts(texts);
  const call = useMemo(() => ownerCall({ address: account }, owner), [account, owner]);
  return (
    <PaidCall
      call={call}
      chainId={chainId}
      opened={opened}
      meaning={strings.becomesKey({ address: owner })}
      description={strings.addedKey({ address: shortenAddress(owner) })}
    />
  );
}
