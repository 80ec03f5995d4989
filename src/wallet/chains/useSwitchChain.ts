// Asks the wallet for another network: which one it is being asked for, and why it did not come.
import { useRef, useState } from "react";
import type { WalletFailure } from "../core/walletFailure.ts";

export type SwitchOutcome = { ok: true } | { ok: false; reason: WalletFailure };

export type Switching =
  | { is: "idle" }
  | { is: "asking"; chainId: number }
  | { is: "failed"; chainId: number; reason: WalletFailure };

type UseSwitchChainOptions = {
  request(chainId: number): Promise<SwitchOutcome>;
  onSwitched(chainId: number): void;
  onFailed(reason: WalletFailure): void;
};

export function useSwitchChain({ request, onSwitched, onFailed }: UseSwitchChainOptions) {
  const [switching, setSwitching] = useState<Switching>({ is: "idle" });
  const latest = useRef(0);

  const ask = async (chainId: number) => {
    const mine = ++latest.current;
    setSwitching({ is: "asking", chainId });
    const outcome = await request(chainId);
    // Another network was chosen meanwhile, or the dialog was left: that wish counts.
    if (mine !== latest.current) return;
    if (outcome.ok) {
      setSwitching({ is: "idle" });
      onSwitched(chainId);
    } else if (outcome.reason.words === "") {
      setSwitching({ is: "idle" });
    } else {
      setSwitching({ is: "failed", chainId, reason: outcome.reason });
      onFailed(outcome.reason);
    }
  };

  /** What is still open in the wallet may be answered there, but nobody here waits for it. */
  const forget = () => {
    latest.current++;
    setSwitching({ is: "idle" });
  };
  return { switching, ask, forget };
}
