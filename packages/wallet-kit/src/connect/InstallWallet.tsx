// How a wallet that is not here yet can be had: in this browser, on a phone, or both.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { Qr } from "@loamstead/ui/Qr.tsx";
import Puzzle from "lucide-react/icons/puzzle";
import Smartphone from "lucide-react/icons/smartphone";
import type { ReactNode } from "react";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import type { BrowserName } from "../wallets/environment.ts";
import code from "./Download.module.css";
import css from "./DownloadOptions.module.css";
import { texts } from "./laterStrings.ts";
import { OutsideLink } from "./OutsideLink.tsx";
import { Panel } from "./Panel.tsx";
import type { DialogLayout } from "./steps.ts";
import { WalletIcon } from "./WalletIcon.tsx";

type CommonProps = { wallet: WalletOption; title: string; layout: DialogLayout };

type DownloadOptionsProps = CommonProps & { browser: BrowserName; onAdd(): void; onGetApp(): void };

export function DownloadOptions(props: DownloadOptionsProps) {
  const strings = useTexts(texts);
  const { wallet, title, layout, browser, onAdd, onGetApp } = props;
  const { extension, qrCode } = wallet.downloads;
  const name = wallet.shortName;
  const picture = (badge: ReactNode) => (
    <span className={css.picture}>
      <WalletIcon wallet={wallet} size="card" />
      <span className={css.badge}>{badge}</span>
    </span>
  );
  return (
    <Panel title={title} layout={layout}>
      <ul role="list" className={css.ways}>
        {extension && (
          <Way
            picture={picture(<Icon of={Puzzle} size={16} />)}
            title={
              browser === "Browser"
                ? strings.forYourBrowser({ wallet: name })
                : strings.forBrowser({ wallet: name, browser })
            }
            text={strings.forBrowserText}
          >
            <OutsideLink size="small" href={extension} onClick={onAdd}>
              {browser === "Browser" ? strings.addToYourBrowser : strings.addToBrowser({ browser })}
            </OutsideLink>
          </Way>
        )}
        {qrCode && (
          <Way
            picture={picture(<Icon of={Smartphone} size={16} />)}
            title={strings.forMobile({ wallet: name })}
            text={strings.forMobileText}
          >
            <Button kind={extension ? "secondary" : "primary"} size="small" onClick={onGetApp}>
              {strings.getApp}
            </Button>
          </Way>
        )}
      </ul>
    </Panel>
  );
}

type WayProps = { picture: ReactNode; title: string; text: string; children: ReactNode };

function Way({ picture, title, text, children }: WayProps) {
  return (
    <li className={css.way}>
      {picture}
      <div className={css.words}>
        <strong>{title}</strong>
        <p>{text}</p>
        {children}
      </div>
    </li>
  );
}

/** A code that leads a phone to the wallet's app. */
export function Download({ wallet, title, layout, onGoOn }: CommonProps & { onGoOn(): void }) {
  const strings = useTexts(texts);
  const { qrCode } = wallet.downloads;
  return (
    <Panel title={title} layout={layout}>
      <div className={code.download}>
        <p>{strings.scanToInstall}</p>
        <Qr text={qrCode} label={strings.codeToInstall({ wallet: wallet.name })} size="install" />
        <Button onClick={onGoOn}>{strings.goOn}</Button>
      </div>
    </Panel>
  );
}
