// Gives the components below it a wallet kit, its look and its dialogs.
import { ErrorBoundary } from "@loamstead/ui/ErrorBoundary.tsx";
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useState } from "react";
import type { WalletKit } from "./kit/createKit.ts";
import { KitContext, useWalletState } from "./kit/kitContext.ts";
import { passkeyId, statusOf } from "./kit/walletState.ts";
import type { KitLanguage, LocaleTag, OwnTexts } from "./languages/languages.ts";
import { useLanguageOf } from "./languages/useLanguageOf.ts";
import { connectedPart, connectPart, keysPart, messagesPart, passkeyPart } from "./parts.ts";
import type { Theme } from "./theme/createTheme.ts";
import { KitScope } from "./theme/KitScope.tsx";
import { type KitPictures, PicturesContext } from "./theme/pictures.ts";
import { type ColorScheme, checkId, checkTheme, themeSheet } from "./theme/themeSheet.ts";
import { useHeadStart } from "./useHeadStart.ts";
import { loadVerifyDialog } from "./verify/loadVerifyDialog.ts";

/** Hangs a theme's rules on the page as a constructed sheet, which a strict style-src allows. */
function useThemeSheet(theme: Theme | undefined, id: string, scheme?: ColorScheme): void {
  const text = theme || scheme ? themeSheet(theme ?? noTheme, id, scheme) : "";
  useLayoutEffect(() => {
    if (text === "") return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [text]);
}

const noTheme: Theme = {};
const none: KitPictures = {};

type WalletProviderProps = {
  kit: WalletKit;
  /** How the kit looks; without one it looks as the site does. */
  theme?: Theme;
  /** Makes it light or dark whatever the system says, or as the system says whatever the page does. */
  colorScheme?: ColorScheme;
  /** Tells several kits on one page apart. */
  id?: string;
  /**
   * In which language it speaks: by its name, then its texts are fetched, or as it was imported, then
   * they are there from the start. English without one.
   */
  locale?: LocaleTag | KitLanguage;
  /** Words of your own in the places of the kit's. Make it once. */
  texts?: OwnTexts;
  /**
   * What else belongs into the account dialog, or how to fetch it: make that once, too. The dialog opens
   * with all of it, so that nothing moves what somebody is about to press.
   */
  accountExtras?: AccountExtras;
  /** Make it once: all that shows one draws anew for another. */
  pictures?: KitPictures;
  children: ReactNode;
};

/** Around everything that uses the kit; hangs the theme on the page and holds the dialogs. */
export function WalletProvider(props: WalletProviderProps) {
  const { kit, theme, colorScheme, id, locale, texts, accountExtras, children } = props;
  const { pictures = none } = props;
  if (id !== undefined) checkId(id);
  if (theme !== undefined) checkTheme(theme);
  const scope = id ?? "";
  useThemeSheet(theme, scope, colorScheme);
  const language = useLanguageOf(locale, texts);
  useEffect(() => kit.speak(language), [kit, language]);
  const context = useMemo(() => ({ kit, id: scope, language }), [kit, scope, language]);
  const [started, setStarted] = useState(false);

  useEffect(() => {
    const stop = kit.start();
    // From here on the kit itself says whether somebody comes back; until now the page's head did.
    document.documentElement.removeAttribute("data-returning");
    setStarted(true);
    return stop;
  }, [kit]);

  return (
    <KitContext value={context}>
      {children}
      {started && (
        <ErrorBoundary>
          <KitScope>
            <PicturesContext value={pictures}>
              <WalletDialogs accountExtras={accountExtras} />
            </PicturesContext>
          </KitScope>
        </ErrorBoundary>
      )}
    </KitContext>
  );
}

const dialogNames = ["connect", "connected", "keys"] as const;

type AccountExtras = ReactNode | (() => Promise<ReactNode>);

/** The account's further rows, once all of them are there or cannot be had. */
function useExtraRows(extras: AccountExtras, byPasskey: boolean, wanted: boolean) {
  const PasskeyFold = passkeyPart.usePart(byPasskey);
  const [fetched, setFetched] = useState<{ rows: ReactNode; byPasskey: boolean }>();
  const isLate = byPasskey || typeof extras === "function";
  const missing = wanted && isLate && fetched?.byPasskey !== byPasskey;

  useEffect(() => {
    if (!missing) return;
    let isHere = true;
    const both = [
      typeof extras === "function" ? extras() : null,
      byPasskey ? passkeyPart.fetch() : null,
    ] as const;
    void Promise.allSettled(both).then(([own]) => {
      // Without them the dialog is as useful as it can be.
      const rows = own.status === "fulfilled" ? own.value : null;
      if (isHere) setFetched({ rows, byPasskey });
    });
    return () => {
      isHere = false;
    };
  }, [missing, extras, byPasskey]);

  if (missing) return undefined;
  return (
    <>
      {PasskeyFold && <PasskeyFold />}
      {typeof extras === "function" ? fetched?.rows : extras}
    </>
  );
}

function WalletDialogs({ accountExtras }: { accountExtras: AccountExtras }) {
  const state = useWalletState();
  const { dialog, connection } = state;
  const unverified = statusOf(state) === "unauthenticated";
  const isHere = connection.is === "connected";
  const connected = isHere && dialog !== null;
  const [opened, setOpened] = useState({ connect: false, connected: false, keys: false });
  const wanted = {
    connect: opened.connect || dialog === "connect",
    connected: opened.connected || connected,
    keys: opened.keys || dialog === "keys",
  };
  if (dialogNames.some((name) => wanted[name] !== opened[name])) setOpened(wanted);
  const ConnectPart = connectPart.usePart(wanted.connect);
  const ConnectedDialogs = connectedPart.usePart(wanted.connected);
  const byPasskey = connected && connection.wallet.id === passkeyId;
  const extraRows = useExtraRows(accountExtras, byPasskey, connected);
  const KeysPart = keysPart.usePart(wanted.keys);
  const Messages = messagesPart.usePart(isHere);

  // A press must find the dialog drawn. Whoever is connected presses for another one.
  useHeadStart(connection.is === "disconnected", () =>
    setOpened((before) => ({ ...before, connect: true })),
  );

  useEffect(() => {
    // Before it is opened, so that it opens at once.
    if (unverified) loadVerifyDialog().catch(() => {});
  }, [unverified]);

  return (
    <>
      {Messages && <Messages />}
      {ConnectPart && <ConnectPart />}
      <Suspense>{ConnectedDialogs && <ConnectedDialogs extraRows={extraRows} />}</Suspense>
      <Suspense>{KeysPart && <KeysPart />}</Suspense>
    </>
  );
}
