// The first steps with a wallet that has just been installed.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import RefreshCw from "lucide-react/icons/refresh-cw";
import ScanQrCode from "lucide-react/icons/scan-qr-code";
import Sprout from "lucide-react/icons/sprout";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import type { InstructionStep } from "../wallets/wallet.ts";
import css from "./Instructions.module.css";
import { OutsideLink } from "./OutsideLink.tsx";
import { Panel } from "./Panel.tsx";
import type { InstallStep, Layout } from "./steps.ts";
import { strings } from "./strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";

type InstructionsProps = {
  step: InstallStep;
  title: string;
  layout: Layout;
  onConnect(wallet: WalletOption): void;
  onRefresh(): void;
};

const pictures = { create: Sprout, scan: ScanQrCode, refresh: RefreshCw };

function StepPicture({ of, wallet }: { of: InstructionStep["step"]; wallet: WalletOption }) {
  if (of === "install") return <WalletIcon wallet={wallet} size="get" />;
  return (
    <span className={css.picture}>
      <Icon of={pictures[of]} size={24} />
    </span>
  );
}

export function Instructions({ step, title, layout, onConnect, onRefresh }: InstructionsProps) {
  const { wallet } = step;
  const isPhone = step.is === "INSTRUCTIONS_MOBILE";
  const instructions = isPhone ? wallet.qrCode?.instructions : wallet.extension?.instructions;
  return (
    <Panel title={title} layout={layout}>
      <ol role="list" className={css.steps}>
        {instructions?.steps.map(({ step: of, title, description }) => (
          <li key={of}>
            <StepPicture of={of} wallet={wallet} />
            <div>
              <strong>{title}</strong>
              <p>{description}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={css.ways}>
        {isPhone ? (
          <Button onClick={() => onConnect(wallet)}>{strings.connect}</Button>
        ) : (
          <Button onClick={onRefresh}>{strings.refresh}</Button>
        )}
        {instructions && (
          <OutsideLink kind="quiet" size="small" href={instructions.learnMoreUrl}>
            {strings.learnMore}
          </OutsideLink>
        )}
      </div>
    </Panel>
  );
}
