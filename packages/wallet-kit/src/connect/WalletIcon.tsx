// A wallet's mark on a small tile.
import type { CSSProperties } from "react";
import type { Wallet } from "../wallets/wallet.ts";
import css from "./WalletIcon.module.css";

type WalletIconProps = {
  wallet: Pick<Wallet, "iconUrl" | "iconBackground">;
  size: "row" | "strip" | "get" | "card" | "status" | "code";
  isMuted?: boolean;
};

export function WalletIcon({ wallet, size, isMuted }: WalletIconProps) {
  const tile = { "--tile": wallet.iconBackground } as CSSProperties;
  return (
    <span className={css.tile} data-size={size} data-muted={isMuted || undefined} style={tile}>
      <img src={wallet.iconUrl} alt="" draggable={false} />
    </span>
  );
}
