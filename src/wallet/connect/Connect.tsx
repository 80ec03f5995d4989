// A wallet has been chosen: a code for another device, or what is going on with it here.
import type { WalletOption } from "../wallets/buildWalletList.ts";
import { OpenWallet } from "./OpenWallet.tsx";
import type { ConnectPort, Senses } from "./port.ts";
import { QrPanel } from "./QrPanel.tsx";
import { Status } from "./Status.tsx";
import type { ConnectStep, Layout } from "./steps.ts";
import { isScanning } from "./titleOf.ts";

export type ConnectProps = {
  step: ConnectStep;
  title: string;
  layout: Layout;
  kit: ConnectPort;
  senses: Senses;
  onRetry(): void;
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
