// The wallet in use and the way to it, kept for the next visit; whatever else is found there counts as nothing.
import { isRecord } from "../../lib/shape.ts";
import type { KeyValueStorage } from "../kit/storage.ts";
import { chosenWalletKey } from "../kit/storageKeys.ts";
import type { ChosenWallet } from "../kit/walletState.ts";
import type { Route } from "./core.ts";

export type Chosen = { route: Route; wallet: ChosenWallet };

/** A picture longer than this is not worth the room; the wallet announces it again anyway. */
const longestIcon = 64 * 1024;

export function keepChosen(storage: KeyValueStorage, { route, wallet }: Chosen): void {
  const { icon, ...named } = wallet;
  const kept = icon !== undefined && icon.length <= longestIcon ? wallet : named;
  storage.setItem(chosenWalletKey, JSON.stringify({ route, wallet: kept }));
}

export function readChosen(storage: KeyValueStorage): Chosen | undefined {
  const text = storage.getItem(chosenWalletKey);
  if (text === null) return undefined;
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(found)) return undefined;
  const route = readRoute(found.route);
  const wallet = readWallet(found.wallet);
  return route && wallet && { route, wallet };
}

export function forgetChosen(storage: KeyValueStorage): void {
  storage.removeItem(chosenWalletKey);
}

function readRoute(found: unknown): Route | undefined {
  if (!isRecord(found)) return undefined;
  const { kind, rdns, flag } = found;
  switch (kind) {
    case "announced":
      return typeof rdns === "string" ? { kind, rdns } : undefined;
    case "injected":
      if (flag === undefined) return { kind };
      return typeof flag === "string" ? { kind, flag } : undefined;
    case "walletConnect":
    case "coinbase":
    case "safe":
      return { kind };
    default:
      return undefined;
  }
}

function readWallet(found: unknown): ChosenWallet | undefined {
  if (!isRecord(found)) return undefined;
  const { id, name, icon } = found;
  if (typeof id !== "string" || typeof name !== "string") return undefined;
  return typeof icon === "string" ? { id, name, icon } : { id, name };
}
