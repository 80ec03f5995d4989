// The wallets that can be asked to pay, or to be a key, from this page: what is installed, and a phone's.
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { listenForWallets } from "../discovery/listenForWallets.ts";
import { useKit } from "../kit/kitContext.ts";
import { buildWalletList, type WalletOption } from "../wallets/buildWalletList.ts";
import { readEnvironment } from "../wallets/environment.ts";
import type { Wallet } from "../wallets/wallet.ts";

const none: readonly Wallet[] = [];

/** Undefined until it is known. */
export function usePayers(projectId: string): readonly WalletOption[] | undefined {
  const kit = useKit();
  const [listed, setListed] = useState<readonly Wallet[]>();
  const [environment] = useState(() => readEnvironment(window));
  const [{ subscribe, get }] = useState(listenForWallets);
  const announced = useSyncExternalStore(subscribe, get);
  useEffect(() => {
    // What is installed can be asked without the list.
    kit.wallets().then(setListed, () => setListed(none));
  }, [kit]);
  return useMemo(() => {
    if (!listed) return undefined;
    const hasPhones = projectId.trim() !== "";
    return buildWalletList(listed, announced, [], environment)
      .flatMap(({ wallets }) => wallets)
      .filter((wallet) => canPay(wallet, environment.platform !== "desktop", hasPhones));
  }, [listed, announced, environment, projectId]);
}

/** Beside a desk any phone reads the one code; on a phone each app is opened by a link of its own. */
function canPay(
  { id, way, isFolded }: WalletOption,
  isPhone: boolean,
  hasPhones: boolean,
): boolean {
  if (way?.kind === "announced" || way?.kind === "injected") return true;
  return (
    way?.kind === "walletConnect" && hasPhones && (isPhone ? !isFolded : id === "walletConnect")
  );
}
