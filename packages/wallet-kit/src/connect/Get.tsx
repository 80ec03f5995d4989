// Some wallets for those who have none.
import { Button } from "@loamstead/ui/Button.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import css from "./Get.module.css";
import { texts } from "./laterStrings.ts";
import { OutsideLink } from "./OutsideLink.tsx";
import { Panel } from "./Panel.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";
import type { DialogLayout } from "./steps.ts";
import { WalletIcon } from "./WalletIcon.tsx";
import type { PasskeyChoice } from "./WalletList.tsx";

type GetProps = {
  title: string;
  layout: DialogLayout;
  wallets: readonly WalletOption[];
  onGet(wallet: WalletOption): void;
  passkey?: PasskeyChoice | undefined;
};

const most = { desktop: 5, phone: 3 };

function Kind({ of: { downloads } }: { of: WalletOption }) {
  const strings = useTexts(texts);
  if (downloads.app) return strings.mobileWallet;
  if (!downloads.extension) return strings.mobileWallet;
  return downloads.qrCode ? strings.mobileAndExtension : strings.browserExtension;
}

export function Get({ title, layout, wallets, onGet, passkey }: GetProps) {
  const strings = useTexts(texts);
  const shown = wallets
    .filter(({ downloads }) => Object.keys(downloads).length > 0)
    .slice(0, layout === "mobile" ? most.phone : most.desktop);
  return (
    <Panel title={title} layout={layout}>
      {passkey && <PasskeyRow isApart isAwaited={passkey.isAwaited} onClick={passkey.onChoose} />}
      <ul role="list" className={css.wallets}>
        {shown.map((wallet) => (
          <li key={wallet.id}>
            <WalletIcon wallet={wallet} size="get" />
            <span className={css.words}>
              <strong>{wallet.name}</strong>
              <Kind of={wallet} />
            </span>
            {wallet.downloads.app ? (
              <OutsideLink
                kind="secondary"
                size="small"
                href={wallet.downloads.app}
                spoken={strings.getNamed({ wallet: wallet.name })}
              >
                {strings.get}
              </OutsideLink>
            ) : (
              <Button
                kind="secondary"
                size="small"
                aria-label={strings.getNamed({ wallet: wallet.name })}
                onClick={() => onGet(wallet)}
              >
                {strings.get}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className={css.hint}>{layout === "wide" ? strings.anotherWide : strings.anotherCompact}</p>
    </Panel>
  );
}
