// The owners of a Safe whose keys the local world has: they sign for it.
import { type Address, isAddressEqual, type PrivateKeyAccount } from "viem";
import { privateKeyToAccount } from "viem/accounts";
import { devAccounts } from "../chain/accounts.ts";
import { Refusal } from "./refusal.ts";

export function keyholders(owners: readonly Address[], threshold: number): PrivateKeyAccount[] {
  const known = Object.values(devAccounts).filter(({ address }) =>
    owners.some((owner) => isAddressEqual(owner, address)),
  );
  if (known.length < threshold) {
    throw new Refusal(`Only ${known.length} of ${threshold} needed owners are at hand.`);
  }
  return known.slice(0, threshold).map(({ privateKey }) => privateKeyToAccount(privateKey));
}
