// The fields of whoever is connected, by the server's index: none before that is known, or where nobody is.
import { useWallet } from "@loamstead/wallet-kit";
import { useEffect, useState } from "react";
import site from "../../../site.config.ts";
import { askFieldsOf } from "../../alphaFields/owner/index.ts";

const none: readonly number[] = [];

/** Where a studio wants no sign-in, no wallet is around the page. */
const useAddress = site.features.signIn
  ? (): string | undefined => useWallet().account?.address
  : (): string | undefined => undefined;

export function useOwnFields(): readonly number[] {
  const address = useAddress();
  const [known, setKnown] = useState<{ of: string; fields: readonly number[] } | null>(null);
  useEffect(() => {
    if (!address) return;
    const left = new AbortController();
    askFieldsOf(address, { signal: left.signal }).then(
      (fields) => !left.signal.aborted && setKnown({ of: address, fields }),
      // Offline: the dial begins with the field that everybody sees.
      () => {},
    );
    return () => left.abort();
  }, [address]);
  return known !== null && known.of === address ? known.fields : none;
}
