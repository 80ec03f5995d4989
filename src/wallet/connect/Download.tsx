// A code that leads a phone to the wallet's app.
import { Button } from "../../ui/Button.tsx";
import { Qr } from "../../ui/Qr.tsx";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import css from "./Download.module.css";
import { Panel } from "./Panel.tsx";
import type { Layout } from "./steps.ts";
import { strings } from "./strings.ts";

type DownloadProps = { wallet: WalletOption; title: string; layout: Layout; onGoOn(): void };

export function Download({ wallet, title, layout, onGoOn }: DownloadProps) {
  const { qrCode } = wallet.downloads;
  return (
    <Panel title={title} layout={layout}>
      <div className={css.download}>
        <p>{strings.scanToInstall}</p>
        <Qr text={qrCode} label={strings.codeToInstall(wallet.name)} size="install" />
        <Button onClick={onGoOn}>{strings.goOn}</Button>
      </div>
    </Panel>
  );
}
