// Has the wallet show a field among what its owner has; on the wallet's own phone its app can be opened meanwhile.
import { Button } from "@loamstead/ui/Button.tsx";
import { Icon } from "@loamstead/ui/Icon.tsx";
import { OpenApp, useConnectModal, useKit, useWallet } from "@loamstead/wallet-kit";
import Wallet from "lucide-react/icons/wallet";
import { useState } from "react";
import type { FieldPageParts } from "../shared/parts.ts";
import { strings } from "../shared/strings.ts";
import css from "./WatchField.module.css";

/** Has the visitor's wallet show a field; whoever has none connected is led to that first. */
export function WatchField({ id, settings }: { id: number } & FieldPageParts) {
  const kit = useKit();
  const { account } = useWallet();
  const openConnect = useConnectModal();
  const [isAsking, setAsking] = useState(false);

  const watch = async () => {
    if (!account) return openConnect?.();
    setAsking(true);
    try {
      const { askToWatch } = await import("./askToWatch.ts");
      await askToWatch({ kit, settings, id });
    } catch {
      const { toast } = await import("@loamstead/ui/Toast.tsx");
      toast(strings.notLoaded, { kind: "error" });
    }
    setAsking(false);
  };

  return (
    <span className={css.watch}>
      <Button
        kind="secondary"
        icon={<Icon of={Wallet} />}
        busy={isAsking}
        onClick={watch}
        aria-haspopup={account ? undefined : "dialog"}
        aria-description={account ? undefined : strings.watchConnect}
      >
        {strings.watch}
      </Button>
      {isAsking && account && <OpenApp wallet={account.wallet} />}
    </span>
  );
}
