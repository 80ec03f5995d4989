// The pairing code, to be read by the wallet on a phone.
import { Button } from "@loamstead/ui/Button.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { Qr } from "@loamstead/ui/Qr.tsx";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import { CopyLink } from "./CopyLink.tsx";
import { texts } from "./laterStrings.ts";
import { Panel } from "./Panel.tsx";
import qr from "./QrPanel.module.css";
import type { Senses } from "./senses.ts";
import type { ConnectStep, DialogLayout } from "./steps.ts";
import { WalletIcon } from "./WalletIcon.tsx";

type QrPanelProps = {
  step: ConnectStep;
  title: string;
  layout: DialogLayout;
  senses: Senses;
  onGet(wallet: WalletOption): void;
};

export function QrPanel({ step, title, layout, senses, onGet }: QrPanelProps) {
  const strings = useTexts(texts);
  const { wallet, attempt } = step;
  const { phase } = attempt!;
  const uri = phase.is === "paired" ? (wallet.qrCode?.getUri(phase.uri) ?? phase.uri) : undefined;
  const logo = <WalletIcon wallet={wallet} size="code" />;
  const canBeHad = Boolean(wallet.downloads.extension ?? wallet.downloads.qrCode);
  return (
    <Panel title={title} layout={layout}>
      <Qr
        text={uri}
        label={strings.codeToConnect({ wallet: wallet.name })}
        size={layout === "wide" ? "wide" : "compact"}
        logo={uri === undefined ? <Spinner label={strings.preparingCode}>{logo}</Spinner> : logo}
      />
      <div className={qr.ways} data-alone={!canBeHad || undefined}>
        <CopyLink uri={uri} senses={senses} />
        {canBeHad && (
          <p>
            {strings.noWalletYet({ wallet: wallet.shortName })}
            <Button
              kind="quiet"
              size="small"
              aria-label={strings.getNamed({ wallet: wallet.name })}
              onClick={() => onGet(wallet)}
            >
              {strings.get}
            </Button>
          </p>
        )}
      </div>
    </Panel>
  );
}
