// A wallet is being asked who it is: in its own window, by a code for a phone, or by its app on this one.
import { Button } from "@loamstead/ui/Button.tsx";
import { announce } from "@loamstead/ui/LiveRegion.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { Qr } from "@loamstead/ui/Qr.tsx";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import { useEffect } from "react";
import { texts as ofApps } from "../app/strings.ts";
import { CopyLink } from "../connect/CopyLink.tsx";
import { texts as later } from "../connect/laterStrings.ts";
import { pageSenses } from "../connect/senses.ts";
import { texts } from "../connect/strings.ts";
import { WalletIcon } from "../connect/WalletIcon.tsx";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import { readEnvironment } from "../wallets/environment.ts";
import { pairingLink } from "../wallets/pairingLink.ts";
import css from "./Paid.module.css";

type AwaitedProps = {
  wallet: WalletOption;
  uri: string | null;
  /** What the wallet is asked for. */
  words: string;
  onOther(): void;
};

export function Awaited({ wallet, uri, words, onOther }: AwaitedProps) {
  const { another } = useTexts(texts);
  const { codeToConnect } = useTexts(later);
  const { open } = useTexts(ofApps);
  const { platform } = readEnvironment(window);
  useEffect(() => announce(words), [words]);
  const code = uri ?? undefined;
  const logo = <WalletIcon wallet={wallet} size="code" />;
  const byCode = wallet.way?.kind === "walletConnect" && platform === "desktop";
  return (
    <div className={css.step}>
      {byCode ? (
        <>
          <p className={css.words}>{words}</p>
          <Qr
            text={code}
            label={codeToConnect({ wallet: wallet.name })}
            size="compact"
            logo={code ? logo : <Spinner>{logo}</Spinner>}
          />
          <CopyLink uri={code} senses={pageSenses} />
        </>
      ) : (
        <>
          <Spinner>
            <WalletIcon wallet={wallet} size="status" />
          </Spinner>
          <p className={css.words}>{words}</p>
          {uri !== null && (
            <Button href={pairingLink(wallet, uri, platform)}>
              {open({ wallet: wallet.shortName })}
            </Button>
          )}
        </>
      )}
      <Button kind="quiet" onClick={onOther}>
        {another}
      </Button>
    </div>
  );
}
