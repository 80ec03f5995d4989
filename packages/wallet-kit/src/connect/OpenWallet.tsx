// On a phone: opens the wallet's app, and offers every other way where nothing comes of it.
import { Button } from "@loamstead/ui/Button.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { Qr } from "@loamstead/ui/Qr.tsx";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { texts as ofApps } from "../app/strings.ts";
import { pairingLink } from "../wallets/pairingLink.ts";
import { CopyLink } from "./CopyLink.tsx";
import { texts } from "./laterStrings.ts";
import css from "./OpenWallet.module.css";
import { OutsideLink } from "./OutsideLink.tsx";
import type { ConnectPort } from "./port.ts";
import type { Senses } from "./senses.ts";
import type { ConnectStep } from "./steps.ts";
import { texts as ofDialog } from "./strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";

type OpenWalletProps = { step: ConnectStep; kit: ConnectPort; senses: Senses; uri: string };

/** An app that opens does so sooner. */
const patience = 1500;

const bringIntoView = (element: HTMLElement | null) =>
  element?.scrollIntoView({ block: "nearest" });

export function OpenWallet({ step, kit, senses, uri }: OpenWalletProps) {
  const strings = useTexts(texts);
  const { getWallet } = useTexts(ofDialog);
  const app = useTexts(ofApps);
  const { wallet } = step;
  const name = wallet.shortName;
  const link = pairingLink(wallet, uri, kit.environment.platform);
  const [taps, setTaps] = useState(0);
  const [isStranded, setStranded] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const isMet = useRef(false);

  const open = () => kit.openUri(link);
  const openAtOnce = useEffectEvent(() => {
    if (isMet.current) return;
    isMet.current = true;
    if (senses.isGestureFresh()) open();
  });
  useLayoutEffect(() => openAtOnce(), []);

  // Also where it could not be opened without another tap: whoever has no such app can go on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each tap it is waited anew.
  useLayoutEffect(
    () => senses.later(patience, () => senses.isPageVisible() && setStranded(true)),
    [taps, senses],
  );

  return (
    <div className={css.open}>
      <p className={css.sentence}>{strings.openText({ wallet: name })}</p>
      <Button
        onClick={() => {
          open();
          setTaps(taps + 1);
        }}
      >
        {app.open({ wallet: name })}
      </Button>
      {isStranded && (
        <section className={css.stranded} aria-label={strings.stranded({ wallet: name })}>
          <div className={css.heading}>
            <h3>{strings.stranded({ wallet: name })}</h3>
            {wallet.downloads.app && (
              <OutsideLink kind="quiet" size="small" href={wallet.downloads.app}>
                {getWallet({ wallet: name })}
              </OutsideLink>
            )}
          </div>
          <div className={css.ways}>
            <Button
              kind="secondary"
              size="small"
              aria-expanded={hasCode}
              onClick={() => setHasCode(!hasCode)}
            >
              {hasCode ? strings.hideCode : strings.showCode}
            </Button>
            <CopyLink kind="secondary" uri={uri} senses={senses} />
          </div>
          {hasCode && (
            <div ref={bringIntoView}>
              <Qr
                text={wallet.qrCode?.getUri(uri) ?? uri}
                label={strings.codeToConnect({ wallet: wallet.name })}
                size="compact"
                logo={<WalletIcon wallet={wallet} size="code" />}
              />
            </div>
          )}
        </section>
      )}
    </div>
  );
}
