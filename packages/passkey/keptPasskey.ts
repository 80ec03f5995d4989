// The passkey of this device, kept for the next visit; whatever else is found in its place counts as nothing.
import { isRecord, isText } from "@loamstead/lib/shape.ts";
import { type Address, isAddress } from "viem";
import { passkeyAccountOf } from "./account.ts";
import { plan, sharedSigner } from "./plan.ts";
import { isCoordinate, type PublicKey } from "./publicKey.ts";

/** What has to be known of a passkey to sign as its account. */
export type PasskeyRecord = PublicKey & {
  id: string;
  address: Address;
  plan: typeof plan;
  /** The contract by which it owns the account, where the account is not the one that follows from its key. */
  signer?: Address;
};

export type DevicePasskey = PasskeyRecord & {
  synced: boolean;
  /** Made here, and nobody has signed in with it yet: its key is known to this device alone. */
  unused?: true;
};

export type PasskeyShelf = {
  read(): DevicePasskey | undefined;
  /** What is kept here is called so, proven or not: enough to make no second one beside it. */
  ids(): readonly string[];
  /** Whether it will still be there after a reload. */
  keep(passkey: DevicePasskey): boolean;
  /** Somebody has signed in with it. */
  markUsed(): void;
  /** An unused one stays, to be offered again instead of another. */
  forget(): void;
};

/** The page's own storage, or one that stands in for it; it may throw. */
export type PasskeyStorage = {
  getItem(key: string): string | null;
  setItem(key: string, value: string): unknown;
  removeItem(key: string): void;
};

const storageKey = "passkey";

/** Where a further key of an account signs; its arithmetic weighs more than all others', and few need it. */
export type SignerOf = (key: PublicKey) => Address | undefined;

/** Without `signerOf` a further key cannot be proven, and counts as nothing. */
export function openShelf(storage: PasskeyStorage, signerOf?: SignerOf): PasskeyShelf {
  // What the storage would not take serves this visit.
  let unkept: DevicePasskey | undefined;

  function remove(): void {
    try {
      storage.removeItem(storageKey);
    } catch {
      // What cannot be reached cannot be removed either.
    }
  }

  function read(): DevicePasskey | undefined {
    return unkept ?? readKept(rawOf(storage), signerOf);
  }

  function keep(passkey: DevicePasskey): boolean {
    unkept = undefined;
    try {
      if (storage.setItem(storageKey, JSON.stringify(passkey)) !== false) return true;
    } catch {
      // Full, or blocked: an older one must not come back after this.
      remove();
    }
    unkept = passkey;
    return false;
  }

  return {
    read,
    ids() {
      const found = unkept ?? rawOf(storage);
      return isRecord(found) && isText(found.id) ? [found.id] : [];
    },
    keep,
    markUsed() {
      const { unused, ...used } = read() ?? {};
      if (unused) keep(used as DevicePasskey);
    },
    forget() {
      if (read()?.unused) return;
      unkept = undefined;
      remove();
    },
  };
}

/** Whether what is kept here says that it is a further key, which only `signerOf` can prove. */
export function hasFurtherKey(storage: PasskeyStorage): boolean {
  const found = rawOf(storage);
  return isRecord(found) && found.signer !== undefined;
}

function rawOf(storage: PasskeyStorage): unknown {
  try {
    return JSON.parse(storage.getItem(storageKey) ?? "null");
  } catch {
    return undefined;
  }
}

/** Of the account that follows from its own key. */
export const recordOf = (id: string, key: PublicKey): PasskeyRecord => ({
  id,
  ...key,
  address: passkeyAccountOf(key).address,
  plan,
});

/** As which of the account's owners it signs. */
export const ownerOf = ({ signer }: Pick<PasskeyRecord, "signer">): Address =>
  signer ?? sharedSigner;

function readKept(found: unknown, signerOf: SignerOf | undefined): DevicePasskey | undefined {
  if (!isRecord(found) || !isText(found.id) || found.plan !== plan) return undefined;
  const { id, x, y, address, signer, synced } = found;
  if (!isCoordinate(x) || !isCoordinate(y)) return undefined;
  if (typeof address !== "string" || !isAddress(address)) return undefined;
  const record: PasskeyRecord = recordOf(id, { x, y });
  if (signer !== undefined) Object.assign(record, { address, signer: signerOf?.({ x, y }) });
  // What does not follow from the key would be shown, and could never sign in.
  const fits = record.address === address && record.signer === signer;
  if (!fits) return undefined;
  return { ...record, synced: synced === true, ...(found.unused === true && { unused: true }) };
}
