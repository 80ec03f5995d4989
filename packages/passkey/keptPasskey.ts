// The passkey of this device, kept for the next visit; whatever else is found in its place counts as nothing.
import { isRecord, isText } from "@loamstead/lib/shape.ts";
import type { Address } from "viem";
import { accountOf } from "./account.ts";
import { plan } from "./plan.ts";
import { isCoordinate, type PublicKey } from "./publicKey.ts";

/** What has to be known of a passkey to sign as its account. */
export type PasskeyRecord = PublicKey & { id: string; address: Address; plan: typeof plan };

export type KeptPasskey = PasskeyRecord & { synced: boolean };

export type PasskeyShelf = {
  read(): KeptPasskey | undefined;
  /** Whether it will still be there after a reload. */
  keep(passkey: KeptPasskey): boolean;
  forget(): void;
};

/** The page's own storage, or one that stands in for it; it may throw. */
export type PasskeyStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): void;
};

const storageKey = "passkey";

export function openShelf(storage: PasskeyStorage): PasskeyShelf {
  // What the storage would not take serves this visit.
  let unkept: KeptPasskey | undefined;

  function remove(): void {
    try {
      storage.removeItem(storageKey);
    } catch {
      // What cannot be reached cannot be removed either.
    }
  }

  return {
    read() {
      if (unkept) return unkept;
      try {
        return readKept(JSON.parse(storage.getItem(storageKey) ?? "null"));
      } catch {
        return undefined;
      }
    },
    keep(passkey) {
      unkept = undefined;
      try {
        if (storage.setItem(storageKey, JSON.stringify(passkey)) !== false) return true;
      } catch {
        // Full, or blocked: an older one must not come back after this.
        remove();
      }
      unkept = passkey;
      return false;
    },
    forget() {
      unkept = undefined;
      remove();
    },
  };
}

export const recordOf = (id: string, key: PublicKey): PasskeyRecord => ({
  id,
  ...key,
  address: accountOf(key).address,
  plan,
});

function readKept(found: unknown): KeptPasskey | undefined {
  if (!isRecord(found) || !isText(found.id) || found.plan !== plan) return undefined;
  const { id, x, y, synced } = found;
  if (!isCoordinate(x) || !isCoordinate(y)) return undefined;
  const record = recordOf(id, { x, y });
  // An address that does not follow from the key would be shown, and could never sign in.
  return found.address === record.address ? { ...record, synced: synced === true } : undefined;
}
