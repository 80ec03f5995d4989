// The wallets one below the other, in their groups.
import { type PointerEvent, useId } from "react";
import type { WalletGroup, WalletOption } from "../wallets/buildWalletList.ts";
import { useRoving } from "./useRoving.ts";
import css from "./WalletList.module.css";
import { WalletRow } from "./WalletRow.tsx";

export type WalletListProps = {
  groups: readonly WalletGroup[];
  chosen: string | undefined;
  onChoose(wallet: WalletOption): void;
  onPress?: ((event: PointerEvent<HTMLElement>, wallet: WalletOption) => void) | undefined;
};

export function WalletList({ groups, chosen, onChoose, onPress }: WalletListProps) {
  const id = useId();
  const ids = groups.flatMap(({ wallets }) => wallets.map((wallet) => wallet.id));
  const { group, item } = useRoving(ids, chosen);
  return (
    <div className={css.list} {...group}>
      {groups.map(({ name, wallets }) => (
        <section key={name} className={css.group} aria-labelledby={`${id}${name}`}>
          <h3 id={`${id}${name}`}>{name}</h3>
          <ul role="list">
            {wallets.map((wallet) => (
              <li key={wallet.id}>
                <WalletRow
                  wallet={wallet}
                  isChosen={wallet.id === chosen}
                  onClick={() => onChoose(wallet)}
                  onPointerDown={(event) => onPress?.(event, wallet)}
                  {...item(wallet.id)}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
