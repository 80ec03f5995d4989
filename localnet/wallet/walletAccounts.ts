// The accounts in the local wallet, as its owner sees them.
import type { Address } from "viem";
import { type DevAccount, type DevAccountName, devAccounts } from "../chain/accounts.ts";

export type WalletAccount = {
  readonly address: Address;
  readonly name: string;
  /** What the account is good for trying. */
  readonly note: string;
  readonly ensName: string | null;
};

export const defaultAccountNames: readonly DevAccountName[] = [
  "holder",
  "named",
  "nameOnly",
  "nameless",
  "empty",
  "pictured",
  "longName",
  "liar",
];

export function walletAccounts(names: readonly DevAccountName[]): WalletAccount[] {
  return names.map((key) => {
    const { label, address, ensName }: DevAccount = devAccounts[key];
    const [, name = label, note = ""] = label.match(/^(.*?)\s*\((.*)\)$/) ?? [];
    return { address, name, note, ensName };
  });
}
