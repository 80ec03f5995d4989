// The visitor's own fields by the server's index, as long as a wallet is connected.
import { useWallet } from "@loamstead/wallet-kit";
import { useMemo } from "react";
import site from "../../../site.config.ts";
import { type OwnersList, ownerName } from "../../fields/search/ownersCodec.ts";

/** Where a studio wants no sign-in, no wallet is around the page. */
const useAddress = site.features.signIn
  ? (): string | undefined => useWallet().account?.address
  : (): string | undefined => undefined;

/** By number; null while it is not known who the visitor is, or who keeps what. */
export function useOwn(owners: OwnersList | null): readonly number[] | null {
  const address = useAddress();
  return useMemo(() => {
    if (!address || !owners) return null;
    const mine = ownerName(address);
    return owners.kept.filter((id) => owners.keeperOf(id) === mine);
  }, [address, owners]);
}
