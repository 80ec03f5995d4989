// Puts wagmi around a part of a site, so that the hooks of its own work there with the kit's connection.
import { type ReactNode, useEffect, useState } from "react";
import type { WalletCore } from "./core/core.ts";
import { useKit, useWalletState } from "./kit/kitContext.ts";
import { wagmiPart } from "./parts.ts";

type WithWagmiProps = {
  /** Stands there until wagmi is fetched, and for as long as it cannot be. */
  fallback?: ReactNode;
  children: ReactNode;
};

/**
 * wagmi for whatever is below it: `useConnection`, `useReadContract`, `useWriteContract` and all its other hooks see
 * the account that the kit has connected, or nobody. It is fetched when this is first drawn, so that it goes
 * where hooks are needed rather than around a whole page. The kit's own hooks for transactions work there too;
 * queries of yours below it go into the kit's cache.
 *
 * @example
 * <WithWagmi fallback={<p>One moment…</p>}><Harvest /></WithWagmi>
 */
export function WithWagmi({ fallback = null, children }: WithWagmiProps) {
  const kit = useKit();
  const { connection } = useWalletState();
  const Provider = wagmiPart.usePart(true);
  const [core, setCore] = useState<WalletCore>();

  // Asked for again with every step of the connection, should it not have come.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step of the connection is an occasion.
  useEffect(() => {
    kit.core().then(setCore, () => {});
  }, [kit, connection.is]);

  return Provider && core ? <Provider core={core}>{children}</Provider> : fallback;
}
