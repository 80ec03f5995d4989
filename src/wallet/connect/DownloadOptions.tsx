// How a wallet can be had: in this browser, on a phone, or both.
import Puzzle from "lucide-react/icons/puzzle";
import Smartphone from "lucide-react/icons/smartphone";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import type { Browser } from "../wallets/environment.ts";
import css from "./DownloadOptions.module.css";
import { OutsideLink } from "./OutsideLink.tsx";
import { Panel } from "./Panel.tsx";
import type { Layout } from "./steps.ts";
import { strings } from "./strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";

type DownloadOptionsProps = {
  wallet: WalletOption;
  title: string;
  layout: Layout;
  browser: Browser;
  onAdd(): void;
  onGetApp(): void;
};

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

export function DownloadOptions(props: DownloadOptionsProps) {
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
            title={strings.forBrowser(name, browser)}
            text={strings.forBrowserText}
          >
            <OutsideLink size="small" href={extension} onClick={onAdd}>
              {strings.addToBrowser(browser)}
            </OutsideLink>
          </Way>
        )}
        {qrCode && (
          <Way
            picture={picture(<Icon of={Smartphone} size={16} />)}
            title={strings.forMobile(name)}
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
