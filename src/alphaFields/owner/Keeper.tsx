// Who keeps a field, once that can be known: the chain is asked only for visitors with a wallet.
import { Suspense } from "react";
import { lazyOrNothing } from "../../ui/lazyOrNothing.ts";
import { useWallet } from "../../wallet/index.ts";
import type { FieldPageParts } from "../parts.ts";
import css from "./Keeper.module.css";

const KeeperLine = lazyOrNothing(async () => (await import("./KeeperLine.tsx")).KeeperLine);

export function Keeper({ id, settings }: { id: number } & FieldPageParts) {
  const { account } = useWallet();
  if (!account) return null;
  return (
    <div className={css.keeper}>
      <Suspense>
        <KeeperLine id={id} settings={settings} visitor={account.address} />
      </Suspense>
    </div>
  );
}
