// The address of a wallet's mark: there already, or fetched once for all who show it.
import type { Wallet } from "./wallet.ts";

type Marked = Pick<Wallet, "iconUrl">;

const fetched = new Map<Wallet["iconUrl"], string>();

/** Undefined until it has been fetched. */
export function markOf({ iconUrl }: Marked): string | undefined {
  return typeof iconUrl === "string" ? iconUrl : fetched.get(iconUrl);
}

/** Undefined where it cannot be had: a wallet without its mark is still that wallet. */
export async function fetchMark(wallet: Marked): Promise<string | undefined> {
  const { iconUrl } = wallet;
  if (typeof iconUrl === "string" || fetched.has(iconUrl)) return markOf(wallet);
  try {
    fetched.set(iconUrl, await iconUrl());
  } catch {
    // Whoever shows it next asks again.
  }
  return markOf(wallet);
}
