// The pairing code, to be read by the wallet on a phone.
import { Button } from "../../ui/Button.tsx";
import { Qr } from "../../ui/Qr.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import type { ConnectProps } from "./Connect.tsx";
import { CopyLink } from "./CopyLink.tsx";
import { Panel } from "./Panel.tsx";
import css from "./QrPanel.module.css";
import { strings } from "./strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";

export function QrPanel({ step, title, layout, senses, onGet }: ConnectProps) {
  const { wallet, attempt } = step;
  const { phase } = attempt!;
  const uri = phase.is === "paired" ? (wallet.qrCode?.getUri(phase.uri) ?? phase.uri) : undefined;
  const logo = <WalletIcon wallet={wallet} size="code" />;
  const canBeHad = Boolean(wallet.downloads.extension ?? wallet.downloads.qrCode);
  return (
    <Panel title={title} layout={layout}>
      <Qr
        text={uri}
        label={strings.codeToConnect(wallet.name)}
        size={layout === "wide" ? "wide" : "compact"}
        logo={uri === undefined ? <Spinner label={strings.preparingCode}>{logo}</Spinner> : logo}
      />
      <div className={css.ways} data-alone={!canBeHad || undefined}>
        <CopyLink uri={uri} senses={senses} />
        {canBeHad && (
          <p>
            {strings.noWalletYet(wallet.shortName)}
            <Button
              kind="quiet"
              size="small"
              aria-label={strings.getNamed(wallet.name)}
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
