// Who has an account on the local exchange, in which state, and what lies in it.
import { privateKeyToAccount } from "viem/accounts";
import { type DevAccountName, devAccounts } from "../chain/accounts.ts";
import { collectionAddress } from "../chain/collection.ts";
import type { AccountPlan } from "../exchange/accounts.ts";
import type { OwnedNft } from "../exchange/nftBalance.ts";
import type { ExchangePlan } from "../exchange/startExchange.ts";

/** The exchange's contract as the recorded key messages name it. */
const exchangeAddress = "0x0BABA1Ad5bE3a5C0a66E7ac838a129Bf948f1eA4";

const signAs = (name: DevAccountName) => {
  const account = privateKeyToAccount(devAccounts[name].privateKey);
  return (message: string) => account.signMessage({ message });
};

const accounts: readonly AccountPlan[] = [
  { state: "unlockable", accountId: 10, owner: devAccounts.holder.address, sign: signAs("holder") },
  {
    state: "unlockable",
    accountId: 11,
    owner: devAccounts.named.address,
    sign: signAs("named"),
    keySeed: "Juniper keeps her fields with key nonce: 0",
  },
  { state: "frozen", accountId: 12, owner: devAccounts.nameOnly.address, sign: signAs("nameOnly") },
  { state: "not-activated", accountId: 13, owner: devAccounts.nameless.address },
];

const fields = (...numbers: number[]): OwnedNft[] =>
  numbers.map((number) => ({
    tokenAddress: collectionAddress,
    minter: devAccounts.keeper.address,
    nftId: BigInt(number),
    name: `Field ${number} & its hedge`,
    description: "One field, deposited on the exchange.",
  }));

export const exchangePlan: ExchangePlan = {
  accounts,
  owned: new Map([
    [10, fields(...Array.from({ length: 60 }, (_, index) => 500 + index))],
    [11, fields(701, 702, 703)],
  ]),
  collection: { address: collectionAddress, minter: devAccounts.keeper.address },
  exchangeAddress,
  chainId: 1,
};
