// The first steps with a wallet that has just been installed.
import type { Phrases } from "@loamstead/lib/texts/texts.ts";
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { useTexts } from "@loamstead/ui/language.ts";
import RefreshCw from "lucide-react/icons/refresh-cw";
import ScanQrCode from "lucide-react/icons/scan-qr-code";
import Sprout from "lucide-react/icons/sprout";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import { texts as firstSteps } from "../wallets/firstStepStrings.ts";
import type { InstructionStep } from "../wallets/wallet.ts";
import css from "./InstructionsPanel.module.css";
import { texts } from "./laterStrings.ts";
import { OutsideLink } from "./OutsideLink.tsx";
import { Panel } from "./Panel.tsx";
import type { DialogLayout, InstallStep } from "./steps.ts";
import { texts as ofDialog } from "./strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";

type InstructionsProps = {
  step: InstallStep;
  title: string;
  layout: DialogLayout;
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

type Words = Phrases<(typeof firstSteps)["english"]>;

const phoneSteps = (wallet: string, words: Words): InstructionStep[] => [
  { step: "install", title: words.openApp({ wallet }), description: words.openAppText({ wallet }) },
  { step: "create", title: words.create, description: words.createText },
  { step: "scan", title: words.scan, description: words.scanText },
];

const extensionSteps = (wallet: string, words: Words): InstructionStep[] => [
  {
    step: "install",
    title: words.installExtension({ wallet }),
    description: words.installExtensionText({ wallet }),
  },
  { step: "create", title: words.create, description: words.createText },
  { step: "refresh", title: words.refresh, description: words.refreshText },
];

export function InstructionsPanel({
  step,
  title,
  layout,
  onConnect,
  onRefresh,
}: InstructionsProps) {
  const strings = useTexts(texts);
  const { learnMore } = useTexts(ofDialog);
  const first = useTexts(firstSteps);
  const { wallet } = step;
  const isPhone = step.is === "INSTRUCTIONS_MOBILE";
  const instructions = isPhone ? wallet.qrCode?.instructions : wallet.extension?.instructions;
  const steps = instructions?.steps ?? (isPhone ? phoneSteps : extensionSteps)(wallet.name, first);
  return (
    <Panel title={title} layout={layout}>
      <ol role="list" className={css.steps}>
        {steps.map(({ step: of, title, description }) => (
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
            {learnMore}
          </OutsideLink>
        )}
      </div>
    </Panel>
  );
}
