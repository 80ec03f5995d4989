// The panel that belongs to a step.
import { LanguageContext } from "@loamstead/ui/language.ts";
import type { LazyPart } from "@loamstead/ui/lazyPart.ts";
import { type Dispatch, use } from "react";
import { passkeyMark } from "../passkey/passkeyWallet.ts";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import { ConnectStatus } from "./ConnectStatus.tsx";
import type { LaterStepProps } from "./LaterStep.tsx";
import { PasskeyRow } from "./PasskeyRow.tsx";
import type { ConnectPort, PasskeyOffer } from "./port.ts";
import { StepDoor } from "./StepDoor.tsx";
import type { Senses } from "./senses.ts";
import type { ConnectEvent, ConnectState } from "./steps.ts";
import { isScanning, titleOf } from "./titleOf.ts";
import { WalletFold, WalletList, type WalletListProps } from "./WalletList.tsx";
import { WalletStrip } from "./WalletStrip.tsx";
import { Intro, Learn, LearnFooter, type NewcomerProps, ShortIntro } from "./WhatIsAWallet.tsx";

type StepPanelProps = {
  state: ConnectState;
  dispatch: Dispatch<ConnectEvent>;
  list: WalletListProps;
  kit: ConnectPort;
  laterStep: LazyPart<LaterStepProps>;
  senses: Senses;
  passkey: PasskeyOffer | undefined;
};

export function StepPanel(props: StepPanelProps) {
  const { state, dispatch, list, kit, laterStep, senses, passkey } = props;
  const language = use(LanguageContext);
  const { step, layout } = state;
  const title = titleOf(state, language);
  const newcomer = {
    learnMoreUrl: kit.learnMoreUrl,
    purpose: kit.purpose,
    onGet: () => dispatch({ type: "get" }),
    passkey: list.passkey,
  };
  const later = (step: LaterStepProps["step"], wallet?: WalletOption) => (
    <StepDoor
      key="later"
      part={laterStep}
      of={{ step, title, layout, dispatch, list, kit, senses }}
      wallet={wallet}
      senses={senses}
    />
  );
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
    case "PASSKEY": {
      const { step: part, site } = passkey!;
      const onReady = (wallet: WalletOption) => dispatch({ type: "choose", wallet });
      const { appName, storage } = kit;
      return (
        <StepDoor
          part={part}
          of={{ title, layout, site, appName, storage, onReady }}
          wallet={passkeyMark}
          senses={senses}
        />
      );
    }
    case "CONNECT":
      return isScanning(step, layout) || step.attempt?.phase.is === "paired" ? (
        later(step, step.wallet)
      ) : (
        <ConnectStatus
          title={title}
          layout={layout}
          step={step}
          kit={kit}
          onRetry={() => dispatch({ type: "retry" })}
          onAnother={() => dispatch({ type: "another" })}
          onGetAny={newcomer.onGet}
        />
      );
    case "GET":
      return later(step);
    default:
      return later(step, step.wallet);
  }
}

type BeginningProps = {
  layout: ConnectState["layout"];
  list: WalletListProps;
  newcomer: NewcomerProps;
  onLearn(): void;
};

function Beginning({ layout, list, newcomer, onLearn }: BeginningProps) {
  const { passkey } = list;
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
          {passkey && (
            <PasskeyRow isApart isAwaited={passkey.isAwaited} onClick={passkey.onChoose} />
          )}
          <WalletStrip {...list} />
          <WalletFold {...list} />
          <ShortIntro {...newcomer} />
        </>
      );
  }
}
