// What is going on with the chosen wallet, in a sentence, and what can be done about it.
import { Button } from "../../ui/Button.tsx";
import { Spinner } from "../../ui/Spinner.tsx";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import type { ConnectProps } from "./Connect.tsx";
import { OutsideLink } from "./OutsideLink.tsx";
import { Panel } from "./Panel.tsx";
import css from "./Status.module.css";
import type { ConnectStep, Layout } from "./steps.ts";
import { strings } from "./strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";

export function StatusPicture({ wallet, attempt }: ConnectStep) {
  const icon = <WalletIcon wallet={wallet} size="status" isMuted={!attempt} />;
  const isBusy = attempt !== null && attempt.phase.is !== "failed";
  return isBusy ? <Spinner>{icon}</Spinner> : <span className={css.still}>{icon}</span>;
}

function askedText({ name, way }: WalletOption, layout: Layout): string {
  switch (way?.kind) {
    case "safe":
      return strings.askingSafe;
    case "coinbase":
      return strings.confirmInWindow(name);
    case "walletConnect":
      return strings.onItsWay(name);
    default:
      return layout === "mobile" ? strings.confirmInWallet : strings.confirmInExtension;
  }
}

function missingText({ id, name, unsupported }: WalletOption, appName: string): string {
  if (id === "safe") return strings.safeElsewhere(appName);
  return unsupported ? strings.elsewhere(name) : strings.notInstalledText(name);
}

function Sentence({ step, layout, kit }: Pick<ConnectProps, "step" | "layout" | "kit">) {
  const { wallet, attempt } = step;
  if (!attempt) return <p className={css.sentence}>{missingText(wallet, kit.appName)}</p>;
  if (attempt.phase.is !== "failed") {
    return <p className={css.sentence}>{askedText(wallet, layout)}</p>;
  }
  const { words } = attempt.phase.failure;
  return words ? (
    <p className={`${css.sentence} ${css.error}`}>{words}</p>
  ) : (
    <p className={css.sentence}>{strings.nothingHappened}</p>
  );
}

export function Status({ step, title, layout, kit, onRetry }: ConnectProps) {
  const { wallet, attempt } = step;
  const { extension, app, qrCode } = wallet.downloads;
  const store = extension ?? app ?? qrCode;
  return (
    <Panel title={title} layout={layout} isCentred picture={<StatusPicture {...step} />}>
      <div className={css.status}>
        <Sentence step={step} layout={layout} kit={kit} />
        {attempt?.phase.is === "failed" && <Button onClick={onRetry}>{strings.retry}</Button>}
        {!attempt && store && (
          <OutsideLink href={store} spoken={strings.installNamed(wallet.name)}>
            {strings.install}
          </OutsideLink>
        )}
      </div>
    </Panel>
  );
}
