// A wallet's mark on a small tile.
import { type CSSProperties, type SyntheticEvent, useEffect, useReducer } from "react";
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
      <img src={mark} alt="" draggable={false} onLoad={layOut} />
    </span>
  );
}

/**
 * A drawn mark is a page of its own, which browsers lay out only as it is first painted. Painted here, out of sight,
 * it does not keep the dialog that opens with it; in one that is open already it would come before that is seen.
 */
function layOut({ currentTarget }: SyntheticEvent<HTMLImageElement>) {
  if (currentTarget.closest("dialog[open]")) return;
  document.createElement("canvas").getContext("2d")?.drawImage(currentTarget, 0, 0, 1, 1);
}

/** Its tile lies ready until it has come. */
function useMark(wallet: WalletIconProps["wallet"]): string | undefined {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const mark = markOf(wallet);
  const isMissing = mark === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a mark is its wallet's, however often that is listed anew.
  useEffect(() => {
    if (isMissing) void fetchMark(wallet).then(redraw);
  }, [isMissing, wallet.iconUrl]);
  return mark;
}
