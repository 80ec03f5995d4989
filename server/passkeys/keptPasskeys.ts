// Which account belongs to which passkey, so that a device that has only the passkey finds its account.
import type { Address, Hex } from "viem";
import type { Holder } from "../holder.ts";
import type { SqlRow, Statements } from "../store/database.ts";

export type StoredPasskey = {
  /** The credential's id, in base64url. */
  id: string;
  x: Hex;
  y: Hex;
  address: Address;
  /** By which plan the address follows from the key. */
  plan: number;
};

/** Accounts of passkeys stand on this chain alone. */
export const passkeyChain = 1;

/** A key has one id, two or three where a password manager makes new ones; the rest would be made up. */
const MOST_OF_ACCOUNT = 4;

const columns = "credential_id, x, y, address, plan, created_at";

/** The first to write an id wins. False where it is there already, or the account has enough. */
export async function keepPasskey(
  db: Statements,
  { id, x, y, address, plan }: StoredPasskey,
  now: number,
): Promise<boolean> {
  const kept = await db.change(
    `insert into passkeys (${columns}) select ?, ?, ?, ?, ?, ?
     where (select count(*) from passkeys where address = ?) < ?
     on conflict (credential_id) do nothing`,
    [id, x, y, address, plan, now, address, MOST_OF_ACCOUNT],
  );
  return kept === 1;
}

export async function findPasskey(db: Statements, id: string): Promise<StoredPasskey | undefined> {
  const [row] = await db.rows(`select ${columns} from passkeys where credential_id = ?`, [id]);
  return row && toPasskey(row);
}

export async function listPasskeys(
  db: Statements,
  { address, chainId }: Holder,
): Promise<(StoredPasskey & { createdAt: number })[]> {
  if (chainId !== passkeyChain) return [];
  const rows = await db.rows(
    `select ${columns} from passkeys where address = ? order by created_at, credential_id`,
    [address],
  );
  return rows.map((row) => Object.assign(toPasskey(row), { createdAt: Number(row.created_at) }));
}

export async function forgetPasskeys(db: Statements, { address, chainId }: Holder): Promise<void> {
  if (chainId !== passkeyChain) return;
  await db.change("delete from passkeys where address = ?", [address]);
}

const toPasskey = (row: SqlRow): StoredPasskey => ({
  id: String(row.credential_id),
  x: String(row.x) as Hex,
  y: String(row.y) as Hex,
  address: String(row.address) as Address,
  plan: Number(row.plan),
});
