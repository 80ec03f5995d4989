// Who keeps a field by the server's own index, for visitors without a wallet: nobody else is asked.

import { shortenAddress } from "../../wallet/identity/index.ts";
import { strings } from "../strings.ts";
import css from "./Keeper.module.css";
import { KeeperFace } from "./KeeperFace.tsx";
import { type Keeping, useIndexedKeeper } from "./useIndexedKeeper.ts";

export function IndexedKeeper({ id }: { id: number }) {
  const keeping = useIndexedKeeper(id);
  return keeping && <Kept {...keeping} />;
}

function Kept({ owner, block }: Keeping) {
  const asOf = <small>{strings.asOfBlock(block)}</small>;
  if (owner) {
    return (
      <KeeperFace owner={owner} name={shortenAddress(owner)}>
        {asOf}
      </KeeperFace>
    );
  }
  return (
    <p className={`${css.line} ${css.who}`}>
      <b>{strings.unkept}</b>
      {asOf}
    </p>
  );
}
