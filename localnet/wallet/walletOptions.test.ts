// Tests the settings of a page's wallets.
import { expect, test } from "vitest";
import { defaultWalletOptions, readWalletOptions } from "./walletOptions.ts";

const defaults = defaultWalletOptions("/local/rpc/");

test.each([undefined, null, 7, "x", {}, { auto: "maybe", account: "nobody", inject: 3, name: "" }])(
  "%j changes nothing",
  (given) => {
    expect(readWalletOptions(defaults, given)).toEqual([defaults]);
  },
);

test("reads what a tag can say, all of it text", () => {
  expect(
    readWalletOptions(defaults, {
      auto: "approve",
      account: "empty",
      announce: "false",
      inject: "ethereum",
      flags: "isMetaMask, isBrave",
      knownChains: "1 10",
      accounts: "named, empty nobody",
    }),
  ).toEqual([
    {
      ...defaults,
      auto: "approve",
      account: "empty",
      announce: false,
      inject: ["ethereum"],
      flags: ["isMetaMask", "isBrave"],
      knownChains: [1, 10],
      accounts: ["named", "empty"],
    },
  ]);
});

test("several wallets, each over the same ground", () => {
  const two = readWalletOptions(defaults, [{ name: "One" }, { name: "Two", knownChains: [1, 10] }]);
  expect(two).toEqual([
    { ...defaults, name: "One" },
    { ...defaults, name: "Two", knownChains: [1, 10] },
  ]);
});

test("the chosen account is always among the accounts", () => {
  const [options] = readWalletOptions(defaults, { account: "keeper", accounts: ["named"] });
  expect(options?.accounts).toEqual(["keeper", "named"]);
});
