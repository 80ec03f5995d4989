// How a page asks for its wallets: settings read with tolerance, later ones over earlier ones.
import { type DevAccountName, devAccountNames } from "../chain/accounts.ts";
import type { Auto } from "./autoPrompt.ts";
import { defaultAccountNames } from "./walletAccounts.ts";
import { walletIcon } from "./walletIcon.ts";

export type WalletOptions = {
  readonly name: string;
  /** Also the name under which the wallet remembers things. */
  readonly rdns: string;
  readonly icon: string;
  readonly accounts: readonly DevAccountName[];
  /** The account that is chosen until the owner picks another. */
  readonly account: DevAccountName;
  /** "ask" shows the panel. */
  readonly auto: Auto | "ask";
  /** Whether EIP-6963 makes it known. */
  readonly announce: boolean;
  /** Global names that get the provider too, like "ethereum". */
  readonly inject: readonly string[];
  /** Properties of the provider that are set to true, like "isMetaMask". */
  readonly flags: readonly string[];
  /** Under this address each chain's node answers, by chain id. */
  readonly rpc: string;
  /** The chains that need no adding. */
  readonly knownChains: readonly number[];
};

export function defaultWalletOptions(rpc: string): WalletOptions {
  return {
    name: "Local Wallet",
    rdns: "wallet.local.world",
    icon: walletIcon,
    accounts: defaultAccountNames,
    account: "holder",
    auto: "ask",
    announce: true,
    inject: [],
    flags: [],
    rpc,
    knownChains: [1],
  };
}

type Reader<Value> = (given: unknown) => Value | undefined;

const text: Reader<string> = (given) =>
  typeof given === "string" && given !== "" ? given : undefined;

const truth: Reader<boolean> = (given) =>
  given === true || given === "true"
    ? true
    : given === false || given === "false"
      ? false
      : undefined;

const words: Reader<string[]> = (given) => {
  const list = typeof given === "string" ? given.split(/[\s,]+/).filter(Boolean) : given;
  return Array.isArray(list) && list.every((word) => typeof word === "string") ? list : undefined;
};

const account: Reader<DevAccountName> = (given) => devAccountNames.find((name) => name === given);

const accounts: Reader<DevAccountName[]> = (given) => {
  const found = words(given)?.flatMap((name) => account(name) ?? []);
  return found?.length ? found : undefined;
};

const auto: Reader<Auto | "ask"> = (given) =>
  (["approve", "reject", "ask"] as const).find((mode) => mode === given);

const chainIds: Reader<number[]> = (given) => {
  const ids = words(Array.isArray(given) ? given.map(String) : given)?.map(Number);
  return ids?.length && ids.every(Number.isSafeInteger) ? ids : undefined;
};

const readers: { readonly [Field in keyof WalletOptions]: Reader<WalletOptions[Field]> } = {
  name: text,
  rdns: text,
  icon: text,
  accounts,
  account,
  auto,
  announce: truth,
  inject: words,
  flags: words,
  rpc: text,
  knownChains: chainIds,
};

/** `given` is one set of settings, or a list of them for several wallets. */
export function readWalletOptions(fallback: WalletOptions, given: unknown): WalletOptions[] {
  const sets = Array.isArray(given) ? given : [given];
  return sets.map((set) => {
    const record = typeof set === "object" && set !== null ? (set as Record<string, unknown>) : {};
    const read = Object.entries(readers).flatMap(([field, reader]) => {
      const value = Object.hasOwn(record, field) ? reader(record[field]) : undefined;
      return value === undefined ? [] : [[field, value]];
    });
    const options: WalletOptions = { ...fallback, ...Object.fromEntries(read) };
    // The chosen account comes first, and is there even if the list left it out.
    const others = options.accounts.filter((name) => name !== options.account);
    return options.accounts.includes(options.account)
      ? options
      : { ...options, accounts: [options.account, ...others] };
  });
}
