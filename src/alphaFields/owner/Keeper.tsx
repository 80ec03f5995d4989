// Who keeps a field: by the server's index, and by the chain itself for visitors with a wallet.
import { lazyOrNothing } from "../../ui/lazyOrNothing.ts";
import { useWallet } from "../../wallet/index.ts";
import type { FieldPageParts } from "../parts.ts";
import css from "./Keeper.module.css";

const KeeperLine = lazyOrNothing(async () => (await import("./KeeperLine.tsx")).KeeperLine);
const IndexedKeeper = lazyOrNothing(
  async () => (await import("./IndexedKeeper.tsx")).IndexedKeeper,
);

export function Keeper({ id, settings }: { id: number } & FieldPageParts) {
  const { account } = useWallet();
  return (
    <div className={css.keeper}>
      {account ? (
        <KeeperLine id={id} settings={settings} visitor={account.address} />
      ) : (
        <IndexedKeeper id={id} />
      )}
    </div>
  );
}
