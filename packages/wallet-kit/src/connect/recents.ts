// The wallets that this browser has connected with, the latest first.
import type { KeyValueStorage } from "../kit/storage.ts";

const key = "rk-recent";

export function readRecents(storage: Pick<KeyValueStorage, "getItem">): readonly string[] {
  try {
    const found: unknown = JSON.parse(storage.getItem(key) ?? "[]");
    return Array.isArray(found) ? found.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
  }
}

export function rememberRecent(
  storage: Pick<KeyValueStorage, "getItem" | "setItem">,
  id: string,
): void {
  const others = readRecents(storage).filter((other) => other !== id);
  storage.setItem(key, JSON.stringify([id, ...others]));
}
