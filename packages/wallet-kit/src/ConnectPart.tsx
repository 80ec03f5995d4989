// The connect dialog in its place: wired to the kit and to the page it stands in.
import { LiveRegion } from "@loamstead/ui/LiveRegion.tsx";
import { lazyPart } from "@loamstead/ui/lazyPart.ts";
import { startTransition, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { ConnectDialog } from "./connect/ConnectDialog.tsx";
import { offerHere } from "./connect/passkeyOffer.ts";
import type { ConnectPort, PasskeyPlace } from "./connect/port.ts";
import { openUri } from "./connect/senses.ts";
import { listenForWallets } from "./discovery/listenForWallets.ts";
import type { WalletKit } from "./kit/createKit.ts";
import { focusHome } from "./kit/focusHome.ts";
import { useKit, useWalletState } from "./kit/kitContext.ts";
import { type DialogName, statusOf } from "./kit/walletState.ts";
import { useScope } from "./theme/KitScope.tsx";
import { type Environment, readEnvironment } from "./wallets/environment.ts";
import { fetchMark } from "./wallets/markOf.ts";
import type { Wallet } from "./wallets/wallet.ts";

export function ConnectPart() {
  const kit = useKit();
  const state = useWalletState();
  const wallets = useWallets(kit, state.dialog);
  const passkey = usePasskeyPlace(kit, state.dialog);
  const scope = useScope();
  const port = useMemo(() => wallets && portOf(kit, wallets), [kit, wallets]);
  // Somebody who is connected and still to be verified has another dialog.
  const isWanted = state.dialog === "connect";
  useHeadStart(isWanted, { wallets, passkey });
  const open = isWanted && state.connection.is !== "connected";
  if (!port) return null;
  return (
    <>
      <LiveRegion scope={scope} />
      <ConnectDialog
        open={open && statusOf(state) !== "loading"}
        onClose={kit.close}
        kit={port}
        laterStep={laterStep}
        passkey={passkey}
        coinBurst={kit.coinBurst === true}
        returnTo={focusHome}
      />
    </>
  );
}

/** Asked for again with each dialog until they are there; whoever fetches them by a click is told. */
function useWallets(kit: WalletKit, dialog: DialogName | null): readonly Wallet[] | undefined {
  const [wallets, setWallets] = useState<readonly Wallet[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dialog is another occasion.
  useEffect(() => {
    // Told once more, they would have the dialog drawn once more while it opens.
    if (wallets) return;
    // Drawn in small pieces: most often it is made ready for nobody yet, and no page is to stand still for it.
    kit.wallets().then(
      (found) => startTransition(() => setWallets(found)),
      () => {},
    );
  }, [kit, dialog, wallets]);
  return wallets;
}

/** Known before the dialog where its button was touched; else asked for with each dialog until it is. */
function usePasskeyPlace(kit: WalletKit, dialog: DialogName | null): PasskeyPlace | undefined {
  const site = useSyncExternalStore(kit.subscribe, kit.passkeySite);
  useEffect(() => {
    if (dialog !== "connect") return;
    // Whoever pressed waits for the dialog, not for this.
    const timer = setTimeout(() => kit.passkeys().catch(() => {}), soon);
    return () => clearTimeout(timer);
  }, [kit, dialog]);
  return useMemo(() => offerHere(site, environmentOf(kit)), [kit, site]);
}

const laterStep = lazyPart(async () => (await import("./connect/LaterStep.tsx")).LaterStep);

// As long as the dialog moves.
const opening = 400;

// By then its first frame has been painted.
const soon = 50;

/** Fetches what the next press may want, once the dialog stands. */
function useHeadStart(open: boolean, { wallets, passkey }: HeadStart): void {
  useEffect(() => {
    if (!open || !wallets) return;
    const timer = setTimeout(() => {
      // Whoever wants it by a press is told what could not be had.
      const step = passkey === "awaited" ? undefined : passkey?.step;
      for (const part of [laterStep, step]) part?.fetch().catch(() => {});
      for (const wallet of wallets) void fetchMark(wallet);
    }, opening);
    return () => clearTimeout(timer);
  }, [open, wallets, passkey]);
}

type HeadStart = { wallets: readonly Wallet[] | undefined; passkey: PasskeyPlace | undefined };

const environmentOf = ({ inFrame }: WalletKit): Environment => ({
  ...readEnvironment(window),
  inIframe: inFrame,
});

function portOf(kit: WalletKit, wallets: readonly Wallet[]): ConnectPort {
  return {
    wallets,
    announced: listenForWallets(),
    core: kit.core,
    storage: kit.storage,
    environment: environmentOf(kit),
    appName: kit.appName,
    learnMoreUrl: kit.learnMoreUrl,
    purpose: kit.purpose,
    page: () => new URL(location.href),
    openUri: (uri) => openUri(uri),
    reload: () => location.reload(),
  };
}
