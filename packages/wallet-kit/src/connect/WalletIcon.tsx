// A wallet's mark on a small tile.
import { type CSSProperties, useEffect, useReducer } from "react";
import { fetchMark, markOf } from "../wallets/markOf.ts";
import type { Wallet } from "../wallets/wallet.ts";
import css from "./WalletIcon.module.css";

type WalletIconProps = {
  wallet: Pick<Wallet, "iconUrl" | "iconBackground">;
  size: "row" | "strip" | "get" | "card" | "status" | "code";
  isMuted?: boolean;
};

export function WalletIcon({ wallet, size, isMuted }: WalletIconProps) {
  const mark = useMark(wallet);
  const tile = { "--tile": wallet.iconBackground } as CSSProperties;
  return (
    <span className={css.tile} data-size={size} data-muted={isMuted || undefined} style={tile}>
      <img src={mark} alt="" draggable={false} />
    </span>
  );
}

/** Its tile lies ready until it has come. */
function useMark(wallet: WalletIconProps["wallet"]): string | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const mark = markOf(wallet);
  const isMissing = mark === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mark is its wallet's, however often that is listed anew.
  useEffect(() => {
    if (isMissing) fetchMark(wallet).then(redraw);
  }, [isMissing, wallet.iconUrl]);
  return mark;
}
