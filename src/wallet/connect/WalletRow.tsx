// One wallet in the list: its mark, its name, and what is special about it here.
import type { ComponentProps } from "react";
import type { WalletOption } from "../wallets/buildWalletList.ts";
import { strings } from "./strings.ts";
import { WalletIcon } from "./WalletIcon.tsx";
import css from "./WalletList.module.css";

type WalletRowProps = ComponentProps<"button"> & { wallet: WalletOption; isChosen: boolean };

export function WalletRow({ wallet, isChosen, ...rest }: WalletRowProps) {
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
