// The wallets one below the other, in their groups.
import { type ComponentProps, type PointerEvent, useId } from "react";
import type { WalletGroup, WalletOption } from "../wallets/buildWalletList.ts";
import { strings } from "./strings.ts";
import { useRoving } from "./useRoving.ts";
import { WalletIcon } from "./WalletIcon.tsx";
import css from "./WalletList.module.css";

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

type WalletRowProps = ComponentProps<"button"> & { wallet: WalletOption; isChosen: boolean };

/** One wallet: its mark, its name, and what is special about it here. */
function WalletRow({ wallet, isChosen, ...rest }: WalletRowProps) {
  return (
    <button type="button" {...rest} className={css.row} aria-current={isChosen || undefined}>
      <WalletIcon wallet={wallet} size="row" isMuted={wallet.unsupported} />
      <span className={css.words}>
        <span className={css.name}>{wallet.name}</span>{" "}
        {wallet.unsupported && <span className={css.note}>{strings.unsupported}</span>}{" "}
        {wallet.recent && <span className={css.recent}>{strings.recent}</span>}
      </span>
    </button>
  );
}
