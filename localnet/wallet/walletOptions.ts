// How a page asks for its wallets: settings read with tolerance, later ones over earlier ones.
import { isRecord } from "@loamstead/lib/shape.ts";
import { type DevAccountName, devAccountNames } from "../chain/accounts.ts";
import type { Auto } from "./autoPrompt.ts";
import { defaultAccountNames } from "./walletAccounts.ts";

// The mark of the local wallet: a seedling on a field, in a gate's colours.
const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" rx="24" fill="#566a1c"/><path fill="#6b8127" d="M0 24A24 24 0 0 1 24 0h48a24 24 0 0 1 24 24v22c-30-14-66-14-96 0z"/><path fill="#95592c" d="M18 55v11l30 18 30-18V55z"/><path fill="#d9cf8d" d="m48 37 30 18-30 18-30-18z"/><path fill="none" stroke="#b9a764" stroke-width="3" d="m28 49 30 18m-20-24 30 18"/><path fill="#fff3c4" d="M46 56V42c-11 .6-17.500-5.600-18-15.500 9.800-1 17 3.200 20 10.800 2.700-9 9.700-14.400 21-13.800.3 11.200-6.700 17.700-18.300 18V56z"/></svg>`;

const walletIcon = `data:image/svg+xml,${encodeURIComponent(drawn)}`;

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
    const record = isRecord(set) ? set : {};
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
