// Whose wallet is to be another key: one that says itself who it is, or an address that somebody writes.
import type { PublicKey } from "@loamstead/passkey/publicKey.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { TextField } from "@loamstead/ui/TextField.tsx";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Address } from "viem";
import type { WalletCore } from "../core/core.ts";
import { Awaited } from "../paid/Awaited.tsx";
import { type OpenedPayer, openWallet } from "../paid/openPaidCall.ts";
import paidCss from "../paid/Paid.module.css";
import { Payers } from "../paid/Payers.tsx";
import { usePayers } from "../paid/payers.ts";
import { texts as ofPaying } from "../paid/strings.ts";
import type { OwnPasskey } from "../paid/useOwnPasskey.ts";
import { texts as ofSteps } from "../passkey/stepStrings.ts";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import css from "./Keys.module.css";
import { MakePasskey } from "./MakePasskey.tsx";
import { type KeyFault, readKey } from "./readKey.ts";
import { texts } from "./strings.ts";

type ChooseKeyProps = {
  core: WalletCore;
  account: Address;
  /** The passkey that is here; null where none is, undefined until it is known. */
  own: OwnPasskey | null | undefined;
  owners: readonly Address[];
  /** A further passkey, which is to be another key. */
  onMade(key: PublicKey): void;
  /** With the wallet that said so, which is likely to pay as well. */
  onChosen(key: Address, opened: OpenedPayer | undefined): void;
};

const faultWords = {
  "no-address": "noAddress",
  "wrong-capitals": "wrongCapitals",
  own: "ownAddress",
  known: "knownKey",
  nobodys: "nobodys",
} as const;

type Asked = { wallet: WalletOption; uri: string | null };

export function ChooseKey({ core, account, own, owners, onMade, onChosen }: ChooseKeyProps) {
  const strings = useTexts(texts);
  const { rejected } = useTexts(ofPaying);
  const wallets = usePayers(core.settings.walletConnect.projectId);
  const [asked, setAsked] = useState<Asked>();
  const [fault, setFault] = useState<string>();
  const asking = useRef(new AbortController());
  useEffect(() => () => asking.current.abort(), []);
  useEffect(() => {
    if (fault) announce(fault, "assertive");
  }, [fault]);

  const stop = () => {
    asking.current.abort();
    setAsked(undefined);
  };
  const ask = async (wallet: WalletOption) => {
    asking.current.abort();
    asking.current = new AbortController();
    const { signal } = asking.current;
    setFault(undefined);
    setAsked({ wallet, uri: null });
    const onUri = (uri: string) => {
      if (!signal.aborted) setAsked({ wallet, uri });
    };
    const found = await openWallet(core, wallet, { onUri, signal });
    if (signal.aborted) {
      if (found.ok) await found.value.leave();
      return;
    }
    setAsked(undefined);
    if (!found.ok) return setFault(found.reason.words || rejected({ wallet: wallet.name }));
    const key = readKey(found.value.address, { account, owners });
    if (key.ok) return onChosen(key.value, { option: wallet, wallet: found.value });
    setFault(strings[faultWords[key.reason]]);
    await found.value.leave();
  };

  if (asked) return <Awaited {...asked} words={strings.showsItself} onOther={stop} />;
  return (
    <div className={paidCss.step}>
      {own?.site.hasSigners && (
        <MakePasskey appName={core.settings.appName} own={own} onMade={onMade} />
      )}
      <h3>{strings.whichWallet}</h3>
      <p className={paidCss.words}>{strings.showsItself}</p>
      {fault && <p className={paidCss.fault}>{fault}</p>}
      <Payers wallets={wallets} label={strings.whichWallet} onChoose={ask} />
      <WrittenKey account={account} owners={owners} onWritten={(key) => onChosen(key, undefined)} />
    </div>
  );
}

type WrittenKeyProps = Pick<ChooseKeyProps, "account" | "owners"> & {
  onWritten(key: Address): void;
};

/** For a wallet that is not at hand; nobody can say whose the address is. */
function WrittenKey({ account, owners, onWritten }: WrittenKeyProps) {
  const strings = useTexts(texts);
  const { goOn } = useTexts(ofSteps);
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState("");
  const [fault, setFault] = useState<KeyFault>();
  if (!isOpen) {
    return (
      <Button kind="quiet" onClick={() => setOpen(true)}>
        {strings.writeAddress}
      </Button>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const key = readKey(text, { account, owners });
    if (key.ok) onWritten(key.value);
    else setFault(key.reason);
  };
  return (
    <form className={css.form} onSubmit={onSubmit} noValidate>
      <TextField
        label={strings.address}
        hint={strings.unchecked}
        value={text}
        error={fault && strings[faultWords[fault]]}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        data-autofocus
        onValue={(written) => {
          setText(written);
          setFault(undefined);
        }}
      />
      <Button type="submit">{goOn}</Button>
    </form>
  );
}
