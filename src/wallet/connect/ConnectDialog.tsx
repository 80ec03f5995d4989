// The dialog in which a visitor chooses a wallet and connects it.
import { useMemo } from "react";
import { Dialog } from "../../ui/Dialog.tsx";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import type { ConnectPort, Senses } from "./port.ts";
import { StatusPicture } from "./Status.tsx";
import { StepPanel } from "./StepPanel.tsx";
import { senses as pageSenses } from "./senses.ts";
import { backFrom, liveAttempt, type Step } from "./steps.ts";
import { strings } from "./strings.ts";
import { isScanning, titleOf } from "./titleOf.ts";
import { useCoinBurst } from "./useCoinBurst.ts";
import { useConnectSteps } from "./useConnectSteps.ts";
import { useWalletOptions } from "./useWalletOptions.ts";
import { WalletList } from "./WalletList.tsx";

export type ConnectDialogProps = {
  open: boolean;
  onClose(): void;
  /** The same object for as long as the dialog is there. */
  kit: ConnectPort;
  senses?: Senses;
  /** Marks of a wallet fly up from a row for as long as it is pressed. */
  coinBurst?: boolean;
  /** Takes the focus after closing when the opener is gone. */
  returnTo?: () => HTMLElement | null | undefined;
};

function keyOf(step: Step): string {
  return "wallet" in step ? `${step.is} ${step.wallet.id}` : step.is;
}

export function ConnectDialog(props: ConnectDialogProps) {
  const { open, onClose, kit, senses = pageSenses, coinBurst = false, returnTo } = props;
  const { state, dispatch, leave } = useConnectSteps(open, kit, senses);
  const groups = useWalletOptions(open, kit);
  const onPress = useCoinBurst(coinBurst);
  const { step, layout } = state;
  const isWide = layout === "wide";

  const chosen = liveAttempt(state)?.wallet.id ?? ("wallet" in step ? step.wallet.id : undefined);
  const list = useMemo(() => {
    const onChoose = (wallet: WalletOption) => dispatch({ type: "choose", wallet });
    return { groups, chosen, onChoose, onPress };
  }, [groups, chosen, onPress, dispatch]);
  // Drawn before the dialog opens, they are not drawn once more because it does.
  const side = useMemo(() => isWide && <WalletList {...list} />, [isWide, list]);
  const panel = useMemo(
    () => <StepPanel state={state} dispatch={dispatch} list={list} kit={kit} senses={senses} />,
    [state, dispatch, list, kit, senses],
  );
  const hasPicture = !isWide && step.is === "CONNECT" && !isScanning(step, layout);
  return (
    <Dialog
      open={open}
      low={layout !== "mobile"}
      warm
      size={isWide ? "wide" : "compact"}
      title={isWide ? strings.connectAWallet : titleOf(state)}
      side={side}
      picture={hasPicture && <StatusPicture {...step} />}
      step={keyOf(step)}
      onBack={backFrom(state) ? () => dispatch({ type: "back" }) : undefined}
      onClose={() => {
        leave();
        onClose();
      }}
      returnTo={returnTo}
    >
      {panel}
    </Dialog>
  );
}
