// The panel that belongs to a step.
import { LanguageContext } from "@loamstead/ui/language.ts";
import { type Dispatch, use } from "react";
import { Connect } from "./Connect.tsx";
import { Get } from "./Get.tsx";
import { Download, DownloadOptions } from "./InstallWallet.tsx";
import { Instructions } from "./Instructions.tsx";
import type { ConnectPort, PasskeyOffer, Senses } from "./port.ts";
import type { ConnectEvent, ConnectState } from "./steps.ts";
import { titleOf } from "./titleOf.ts";
import { WalletFolds, WalletList, type WalletListProps } from "./WalletList.tsx";
import { WalletStrip } from "./WalletStrip.tsx";
import { Intro, Learn, LearnFooter, type NewcomerProps, ShortIntro } from "./WhatIsAWallet.tsx";

type StepPanelProps = {
  state: ConnectState;
  dispatch: Dispatch<ConnectEvent>;
  list: WalletListProps;
  kit: ConnectPort;
  senses: Senses;
  passkey: PasskeyOffer | undefined;
};

export function StepPanel({ state, dispatch, list, kit, senses, passkey }: StepPanelProps) {
  const language = use(LanguageContext);
  const { step, layout } = state;
  const common = { layout, title: titleOf(state, language) };
  const newcomer = {
    learnMoreUrl: kit.learnMoreUrl,
    onGet: () => dispatch({ type: "get" }),
    onPasskey: list.passkey?.onChoose,
  };
  switch (step.is) {
    case "NONE":
      return (
        <Beginning
          layout={layout}
          list={list}
          newcomer={newcomer}
          onLearn={() => dispatch({ type: "learn" })}
        />
      );
    case "LEARN_COMPACT":
      return <Learn {...newcomer} />;
    case "GET":
      return (
        <Get
          layout={layout}
          wallets={list.groups.flatMap(({ wallets }) => wallets)}
          onGet={(wallet) => dispatch({ type: "getWallet", wallet })}
          passkey={list.passkey}
        />
      );
    case "PASSKEY": {
      const { Door, site, load } = passkey!;
      return (
        <Door
          {...common}
          site={site}
          load={load}
          appName={kit.appName}
          storage={kit.storage}
          onReady={(wallet) => dispatch({ type: "choose", wallet })}
        />
      );
    }
    case "CONNECT":
      return (
        <Connect
          {...common}
          step={step}
          kit={kit}
          senses={senses}
          onRetry={() => dispatch({ type: "retry" })}
          onAnother={() => dispatch({ type: "another" })}
          onGetAny={newcomer.onGet}
          onGet={(wallet) => dispatch({ type: "getWallet", wallet })}
        />
      );
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
        <Instructions
          {...common}
          step={step}
          onConnect={(wallet) => dispatch({ type: "choose", wallet })}
          onRefresh={kit.reload}
        />
      );
  }
}

type BeginningProps = {
  layout: ConnectState["layout"];
  list: WalletListProps;
  newcomer: NewcomerProps;
  onLearn(): void;
};

function Beginning({ layout, list, newcomer, onLearn }: BeginningProps) {
  switch (layout) {
    case "wide":
      return <Intro {...newcomer} />;
    case "compact":
      return (
        <>
          <WalletList {...list} isAlone />
          <LearnFooter onLearn={onLearn} />
        </>
      );
    case "mobile":
      return (
        <>
          {list.passkey && <list.passkey.Row isApart onClick={list.passkey.onChoose} />}
          <WalletStrip {...list} />
          <WalletFolds {...list} />
          <ShortIntro {...newcomer} />
        </>
      );
  }
}
