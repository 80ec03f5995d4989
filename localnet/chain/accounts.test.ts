// Proves that the development accounts are the ones every development chain knows.
import { toHex } from "viem";
import { mnemonicToAccount, privateKeyToAddress } from "viem/accounts";
import { expect, test } from "vitest";
import { devAccountNames, devAccounts, devMnemonic } from "./accounts.ts";

test.for(devAccountNames.map((name, index) => ({ name, index })))(
  "$name has the address and key of account $index",
  ({ name, index }) => {
    const { address, privateKey } = devAccounts[name];
    const derived = mnemonicToAccount(devMnemonic, { addressIndex: index });
    expect(address).toBe(derived.address);
    expect(privateKey).toBe(toHex(derived.getHdKey().privateKey as Uint8Array));
    expect(privateKeyToAddress(privateKey)).toBe(address);
  },
);

test("no two accounts have the same label", () => {
  const labels = devAccountNames.map((name) => devAccounts[name].label);
  expect(new Set(labels).size).toBe(labels.length);
});
