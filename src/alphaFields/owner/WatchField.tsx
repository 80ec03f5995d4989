// Has the visitor's wallet show a field; whoever has none connected is led to that first.
import Wallet from "lucide-react/icons/wallet";
import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useConnectModal, useKit, useWallet } from "../../wallet/index.ts";
import type { FieldPageParts } from "../parts.ts";
import { strings } from "../strings.ts";
import css from "./WatchField.module.css";

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
      const { toast } = await import("../../ui/Toast.tsx");
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
    </span>
  );
}
