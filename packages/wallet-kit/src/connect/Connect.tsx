// A wallet has been chosen: a code for another device, or what is going on with it here.
import { Button } from "@loamstead/ui/Button.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { Qr } from "@loamstead/ui/Qr.tsx";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import { CopyLink } from "./CopyLink.tsx";
import { OpenWallet } from "./OpenWallet.tsx";
import { Panel } from "./Panel.tsx";
import type { ConnectPort, Senses } from "./port.ts";
import qr from "./QrPanel.module.css";
import { Status } from "./Status.tsx";
import type { ConnectStep, Layout } from "./steps.ts";
import { texts } from "./strings.ts";
import { isScanning } from "./titleOf.ts";
import { WalletIcon } from "./WalletIcon.tsx";

export type ConnectProps = {
  step: ConnectStep;
  title: string;
  layout: Layout;
  kit: ConnectPort;
  senses: Senses;
  onRetry(): void;
  onAnother(): void;
  onGetAny(): void;
  onGet(wallet: WalletOption): void;
};

export function Connect(props: ConnectProps) {
  const { step, layout } = props;
  const phase = step.attempt?.phase;
  if (isScanning(step, layout)) return <QrPanel {...props} />;
  // The pairing code of a phone: another attempt begins anew.
  if (phase?.is === "paired") {
    return <OpenWallet key={step.attempt!.no} {...props} uri={phase.uri} />;
  }
  return <Status {...props} />;
}

/** The pairing code, to be read by the wallet on a phone. */
function QrPanel({ step, title, layout, senses, onGet }: ConnectProps) {
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
