// Begins a burst of coins when a wallet is pressed, where that is wanted and motion is welcome.
import { type PointerEvent, useEffect } from "react";
import type { Wallet } from "../wallets/wallet.ts";

const loadBurst = () => import("./coinBurst.ts");
const ends = ["pointerup", "pointercancel", "pointerleave"];

type Press = (event: PointerEvent<HTMLElement>, wallet: Pick<Wallet, "iconUrl">) => void;

function onPress(event: PointerEvent<HTMLElement>, { iconUrl }: Pick<Wallet, "iconUrl">): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const { currentTarget: from, clientX: x, clientY: y } = event;
  const press = new AbortController();
  for (const end of ends) {
    from.addEventListener(end, () => press.abort(), { signal: press.signal });
  }
  void loadBurst().then(({ startBurst }) => {
    if (press.signal.aborted) return;
    const stop = startBurst(from, iconUrl, { x, y });
    press.signal.addEventListener("abort", stop);
  });
}

export function useCoinBurst(isWanted: boolean): Press | undefined {
  useEffect(() => {
    if (isWanted) loadBurst().catch(() => {});
  }, [isWanted]);
  return isWanted ? onPress : undefined;
}
