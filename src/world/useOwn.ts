// The visitor's own fields by the server's index, as long as a wallet is connected.
import { useWallet } from "@loamstead/wallet-kit";
import { useMemo } from "react";
import { type OwnersList, ownerName } from "../fields/search/readOwners.ts";

/** By number. */
export function useOwn(owners: OwnersList | null): readonly number[] {
  const { account } = useWallet();
  const address = account?.address;
  return useMemo(() => {
    if (!address || !owners) return [];
    const mine = ownerName(address);
    return owners.kept.filter((id) => owners.keeperOf(id) === mine);
  }, [address, owners]);
}
