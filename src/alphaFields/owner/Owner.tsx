// Who keeps a field: by the server's index, and by the chain itself for visitors with a wallet.
import { lazyOrNothing } from "../../ui/lazyOrNothing.ts";
import { useWallet } from "../../wallet/index.ts";
import type { FieldPageParts } from "../shared/parts.ts";
import css from "./Owner.module.css";

const ContractOwner = lazyOrNothing(
  async () => (await import("./ContractOwner.tsx")).ContractOwner,
);
const IndexedOwner = lazyOrNothing(async () => (await import("./IndexedOwner.tsx")).IndexedOwner);

export function Owner({ id, settings }: { id: number } & FieldPageParts) {
  const { account } = useWallet();
  return (
    <div className={css.owner}>
      {account ? (
        <ContractOwner id={id} settings={settings} visitor={account.address} />
      ) : (
        <IndexedOwner id={id} />
      )}
    </div>
  );
}
