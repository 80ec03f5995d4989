// The steps that nobody sees at once: a code for a phone, its app, and how a wallet is had. Fetched once the dialog is open.
import type { Dispatch } from "react";
import { Get } from "./Get.tsx";
import { Download, DownloadOptions } from "./InstallWallet.tsx";
import { InstructionsPanel } from "./InstructionsPanel.tsx";
import { OpenWallet } from "./OpenWallet.tsx";
import type { ConnectPort } from "./port.ts";
import { QrPanel } from "./QrPanel.tsx";
import type { Senses } from "./senses.ts";
import type { ConnectEvent, ConnectStep, DialogLayout, InstallStep } from "./steps.ts";
import type { WalletListProps } from "./WalletList.tsx";

export type LaterStepProps = {
  step: { is: "GET" } | ConnectStep | InstallStep;
  title: string;
  layout: DialogLayout;
  dispatch: Dispatch<ConnectEvent>;
  list: Pick<WalletListProps, "groups" | "passkey">;
  kit: ConnectPort;
  senses: Senses;
};

export function LaterStep({ step, dispatch, list, kit, senses, ...common }: LaterStepProps) {
  const onGet = (wallet: InstallStep["wallet"]) => dispatch({ type: "getWallet", wallet });
  switch (step.is) {
    case "GET":
      return (
        <Get
          {...common}
          wallets={list.groups.flatMap(({ wallets }) => wallets)}
          onGet={onGet}
          passkey={list.passkey}
        />
      );
    case "CONNECT": {
      const phase = step.attempt?.phase;
      // The pairing code of a phone: another attempt begins anew.
      return phase?.is === "paired" && common.layout === "mobile" ? (
        <OpenWallet key={step.attempt!.no} step={step} kit={kit} senses={senses} uri={phase.uri} />
      ) : (
        <QrPanel {...common} step={step} senses={senses} onGet={onGet} />
      );
    }
    case "DOWNLOAD_OPTIONS":
      return (
        <DownloadOptions
          {...common}
          wallet={step.wallet}
          browser={kit.environment.browser}
          onAdd={() => dispatch({ type: "addToBrowser" })}
          onGetApp={() => dispatch({ type: "getApp" })}
        />
      );
    case "DOWNLOAD":
      return (
        <Download {...common} wallet={step.wallet} onGoOn={() => dispatch({ type: "goOn" })} />
      );
    case "INSTRUCTIONS_MOBILE":
    case "INSTRUCTIONS_EXTENSION":
      return (
        <InstructionsPanel
          {...common}
          step={step}
          onConnect={(wallet) => dispatch({ type: "choose", wallet })}
          onRefresh={kit.reload}
        />
      );
  }
}
