// The connect dialog in its place: wired to the kit and to the page it stands in.
import { useEffect, useMemo, useState } from "react";
import { ConnectDialog } from "./connect/ConnectDialog.tsx";
import type { ConnectPort, PasskeyOffer } from "./connect/port.ts";
import { openUri } from "./connect/port.ts";
import { listenForWallets } from "./discovery/listenForWallets.ts";
import type { WalletKit } from "./kit/createKit.ts";
import { focusHome } from "./kit/focusHome.ts";
import { useKit, useWalletState } from "./kit/kitContext.ts";
import { type DialogName, statusOf } from "./kit/walletState.ts";
import { readEnvironment } from "./wallets/environment.ts";
import type { Wallet } from "./wallets/wallet.ts";

export function ConnectPart() {
  const kit = useKit();
  const state = useWalletState();
  const wallets = useWallets(kit, state.dialog);
  const passkey = usePasskeyOffer(kit, state.dialog);
  const port = useMemo(() => wallets && portOf(kit, wallets), [kit, wallets]);
  // Somebody who is connected and still to be verified has another dialog.
  const open = state.dialog === "connect" && state.connection.is !== "connected";
  if (!port) return null;
  return (
    <ConnectDialog
      open={open && statusOf(state) !== "loading"}
      onClose={kit.close}
      kit={port}
      passkey={passkey}
      coinBurst={kit.coinBurst === true}
      returnTo={focusHome}
    />
  );
}

/** Asked for again with each dialog until they are there; whoever fetches them by a click is told. */
function useWallets(kit: WalletKit, dialog: DialogName | null): readonly Wallet[] | undefined {
  const [wallets, setWallets] = useState<readonly Wallet[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dialog is another occasion.
  useEffect(() => {
    kit.wallets().then(setWallets, () => {});
  }, [kit, dialog]);
  return wallets;
}

/** Asked for with each dialog until it is known; without an answer there is none. */
function usePasskeyOffer(kit: WalletKit, dialog: DialogName | null): PasskeyOffer | undefined {
  const [offer, setOffer] = useState<PasskeyOffer>();
  useEffect(() => {
    if (dialog === "connect" && !offer) passkeyOffer(kit).then(setOffer, () => {});
  }, [kit, dialog, offer]);
  return offer;
}

async function passkeyOffer(kit: WalletKit): Promise<PasskeyOffer | undefined> {
  const site = await kit.passkeys();
  return site ? (await import("./connect/passkeyOffer.tsx")).offerHere(site) : undefined;
}

function portOf(kit: WalletKit, wallets: readonly Wallet[]): ConnectPort {
  return {
    wallets,
    announced: listenForWallets(),
    core: kit.core,
    storage: kit.storage,
    environment: readEnvironment(window),
    appName: kit.appName,
    learnMoreUrl: kit.learnMoreUrl,
    page: () => new URL(location.href),
    openUri: (uri) => openUri(uri),
    reload: () => location.reload(),
  };
}
