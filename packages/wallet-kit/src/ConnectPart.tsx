// The connect dialog in its place: wired to the kit and to the page it stands in.
import { useMemo } from "react";
import { ConnectDialog } from "./connect/ConnectDialog.tsx";
import type { ConnectPort } from "./connect/port.ts";
import { openUri } from "./connect/port.ts";
import { listenForWallets } from "./discovery/listenForWallets.ts";
import type { WalletKit } from "./kit/createKit.ts";
import { focusHome } from "./kit/focusHome.ts";
import { useKit, useWalletState } from "./kit/kitContext.ts";
import { statusOf } from "./kit/walletState.ts";
import { readEnvironment } from "./wallets/environment.ts";

export function ConnectPart() {
  const kit = useKit();
  const port = useMemo(() => portOf(kit), [kit]);
  const state = useWalletState();
  // Somebody who is connected and still to be verified has another dialog.
  const open = state.dialog === "connect" && state.connection.is !== "connected";
  return (
    <ConnectDialog
      open={open && statusOf(state) !== "loading"}
      onClose={kit.close}
      kit={port}
      coinBurst={kit.coinBurst === true}
      returnTo={focusHome}
    />
  );
}

function portOf(kit: WalletKit): ConnectPort {
  return {
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
