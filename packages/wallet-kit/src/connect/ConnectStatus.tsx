// A wallet has been chosen: what is going on with it, in a sentence, and what can be done about it.
import { Button } from "@loamstead/ui/Button.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import { Spinner } from "@loamstead/ui/Spinner.tsx";
import { texts as ofApps } from "../app/strings.ts";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import css from "./ConnectStatus.module.css";
import { OutsideLink } from "./OutsideLink.tsx";
import { Panel } from "./Panel.tsx";
import type { ConnectPort } from "./port.ts";
import type { ConnectStep, DialogLayout } from "./steps.ts";
import { type ConnectPhrases, texts } from "./strings.ts";
import { canBrowse } from "./titleOf.ts";
import { WalletIcon } from "./WalletIcon.tsx";

type StatusProps = {
  step: ConnectStep;
  title: string;
  layout: DialogLayout;
  kit: ConnectPort;
  onRetry(): void;
  onAnother(): void;
  onGetAny(): void;
};

export function StatusPicture({ wallet, attempt }: ConnectStep) {
  const icon = <WalletIcon wallet={wallet} size="status" isMuted={!attempt && !wallet.browse} />;
  const isBusy = attempt !== null && attempt.phase.is !== "failed";
  return isBusy ? <Spinner>{icon}</Spinner> : <span className={css.still}>{icon}</span>;
}

function askedText(
  { name, way }: WalletOption,
  layout: DialogLayout,
  strings: ConnectPhrases,
): string {
  switch (way?.kind) {
    case "safe":
      return strings.askingSafe;
    case "coinbase":
      return strings.confirmInWindow({ wallet: name });
    case "walletConnect":
      return strings.onItsWay({ wallet: name });
    default:
      return layout === "mobile" ? strings.confirmInWallet : strings.confirmInExtension;
  }
}

function missingText(
  wallet: WalletOption,
  layout: DialogLayout,
  appName: string,
  strings: ConnectPhrases,
): string {
  const { id, name, unsupported } = wallet;
  if (id === "safe") return strings.safeElsewhere({ app: appName });
  if (canBrowse(wallet, layout)) return strings.browseText({ wallet: name });
  return unsupported
    ? strings.elsewhere({ wallet: name })
    : strings.notInstalledText({ wallet: name });
}

function Sentence({ step, layout, kit }: Pick<StatusProps, "step" | "layout" | "kit">) {
  const strings = useTexts(texts);
  const { wallet, attempt } = step;
  if (!attempt)
    return <p className={css.sentence}>{missingText(wallet, layout, kit.appName, strings)}</p>;
  if (attempt.phase.is !== "failed") {
    return <p className={css.sentence}>{askedText(wallet, layout, strings)}</p>;
  }
  const { words } = attempt.phase.failure;
  return words ? (
    <p className={`${css.sentence} ${css.error}`}>{words}</p>
  ) : (
    <p className={css.sentence}>{strings.nothingHappened}</p>
  );
}

export function ConnectStatus(props: StatusProps) {
  const strings = useTexts(texts);
  const apps = useTexts(ofApps);
  const { step, title, layout, kit, onRetry, onAnother, onGetAny } = props;
  const { wallet, attempt } = step;
  const { extension, app, qrCode } = wallet.downloads;
  const store = extension ?? app ?? qrCode;
  const hasFailed = attempt?.phase.is === "failed";
  const inside = !attempt && canBrowse(wallet, layout);
  return (
    <Panel title={title} layout={layout} isCentred picture={<StatusPicture {...step} />}>
      <div className={css.status}>
        <Sentence step={step} layout={layout} kit={kit} />
        {hasFailed && <Button onClick={onRetry}>{strings.retry}</Button>}
        {inside && (
          <OutsideLink href={inside(kit.page())}>{apps.open({ wallet: wallet.name })}</OutsideLink>
        )}
        {!attempt && store && (
          <OutsideLink
            kind={inside ? "secondary" : "primary"}
            href={store}
            spoken={strings.installNamed({ wallet: wallet.name })}
          >
            {strings.install}
          </OutsideLink>
        )}
        {/* Where the list stands beside it, another is at hand already. */}
        {layout === "wide" && !attempt && !store && (
          <Button kind="secondary" onClick={onGetAny}>
            {strings.getAWallet}
          </Button>
        )}
        {layout !== "wide" && (hasFailed || !attempt) && (
          <Button kind="quiet" onClick={onAnother}>
            {strings.another}
          </Button>
        )}
      </div>
    </Panel>
  );
}
