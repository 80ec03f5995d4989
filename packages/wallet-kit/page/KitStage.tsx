// One state of the kit, in one language and one look, with a pretended wallet and pretended chains behind it.
import type { Language } from "@loamstead/lib/texts/texts.ts";
import { useEffect, useState } from "react";
import {
  type ColorScheme,
  ConnectButton,
  createTheme,
  type KitLanguage,
  type LocaleTag,
  type Theme,
  type WalletKit,
  WalletProvider,
} from "../src/index.ts";
import { fetchLanguage } from "../src/languages/fetchLanguage.ts";
import css from "./Page.module.css";
import { openPretendedKit } from "./pretendedKit.ts";
import { type State, type StateName, states } from "./states.ts";

export const looks: Record<string, Theme> = {
  own: {},
  blue: createTheme({ accentColor: "#0b62d6", borderRadius: "small", fontStack: "system" }),
  plain: createTheme({
    borderRadius: "none",
    overlayBlur: "none",
    tokens: {
      "--paper": "light-dark(#fff, #111)",
      "--raised": "light-dark(#fff, #1a1a1a)",
      "--sunk": "light-dark(#f3f3f3, #0b0b0b)",
      "--ink": "light-dark(#111, #fff)",
      "--soft": "light-dark(#444, #ccc)",
      "--line": "light-dark(#ccc, #444)",
    },
  }),
};

export type StageProps = {
  state: StateName;
  locale?: LocaleTag | undefined;
  colorScheme?: ColorScheme | undefined;
  look?: keyof typeof looks | undefined;
  /** Told when the state is in sight, or why it did not come. */
  onEnd?(failure?: unknown): void;
};

type Shown = { kit: WalletKit; language: Language; go: State["go"] };

export function KitStage({
  state,
  locale = "en-US",
  colorScheme = "system",
  look = "own",
  onEnd,
}: StageProps) {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    let isWanted = true;
    const pretence: State = states[state];
    fetchLanguage(locale).then((language) => {
      if (isWanted) setShown({ kit: openPretendedKit(pretence), language, go: pretence.go });
    }, onEnd);
    return () => {
      isWanted = false;
    };
  }, [state, locale, onEnd]);

  useEffect(() => {
    if (!shown) return;
    const { kit, language, go } = shown;
    go(kit, language).then(() => onEnd?.(), onEnd ?? reportError);
  }, [shown, onEnd]);

  if (!shown) return null;
  return (
    <WalletProvider
      kit={shown.kit}
      locale={shown.language as KitLanguage}
      colorScheme={colorScheme}
      theme={looks[look]!}
    >
      <main className={css.stage}>
        <h1>{state}</h1>
        <ConnectButton />
      </main>
    </WalletProvider>
  );
}
