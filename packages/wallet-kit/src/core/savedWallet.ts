// The wallet in use and the route to it, saved for the next visit; whatever else is found there counts as nothing.
import { isRecord } from "@loamstead/lib/shape.ts";
import { isAppLink } from "../app/appLink.ts";
import type { KeyValueStorage } from "../kit/storage.ts";
import { savedWalletKey } from "../kit/storage.ts";
import type { WalletInfo } from "../kit/walletState.ts";
import type { WalletRoute } from "./route.ts";

export type SavedWallet = { route: WalletRoute; wallet: WalletInfo };

/** A picture longer than this is not worth the room; the wallet announces it again anyway. */
const longestIcon = 64 * 1024;

export function saveWallet(storage: KeyValueStorage, { route, wallet }: SavedWallet): void {
  const { icon, ...named } = wallet;
  const kept = icon !== undefined && icon.length <= longestIcon ? wallet : named;
  storage.setItem(savedWalletKey, JSON.stringify({ route, wallet: kept }));
}

export function readSavedWallet(storage: KeyValueStorage): SavedWallet | undefined {
  const text = storage.getItem(savedWalletKey);
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

export function forgetSavedWallet(storage: KeyValueStorage): void {
  storage.removeItem(savedWalletKey);
}

function readRoute(found: unknown): WalletRoute | undefined {
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
    case "passkey":
      return { kind };
    default:
      return undefined;
  }
}

function readWallet(found: unknown): WalletInfo | undefined {
  if (!isRecord(found)) return undefined;
  const { id, name, icon, app } = found;
  if (typeof id !== "string" || typeof name !== "string") return undefined;
  return { id, name, ...(typeof icon === "string" && { icon }), ...(isAppLink(app) && { app }) };
}
