// Tells an embedded database that cannot work now from a bug, and says in words what is wrong.
import { DatabaseUnavailable } from "../driver/unavailable.ts";

const busy = 5;
const damaged = 11;
const full = 13;
const noDatabase = 26;
const noRoomToShare = 10 | (19 << 8);

// SQLite's primary result codes (sqlite.org/rescode.html).
const reasons: Readonly<Record<number, string>> = {
  [busy]: "is held by another process for too long",
  7: "cannot be used: memory is short",
  8: "cannot be written: it, or its folder, is read-only",
  10: "cannot be read or written: the disk reports an error",
  [damaged]: "is damaged. Restore a backup, or keep the file and set DATA_DIR to another folder",
  [full]: "cannot grow: the disk is full",
  14: "cannot be opened",
  15: "is used in a way its disk does not support",
  [noDatabase]: "is not a database",
};

export function explainSqliteError(error: unknown, file: string): unknown {
  const code = codeOf(error);
  const reason = reasons[code];
  if (reason === undefined) return error;
  return new DatabaseUnavailable(`The database ${file} ${reason}.`, {
    cause: error,
    isFull: code === full,
  });
}

/** Whether another process holds the file at this moment. */
export function isBusy(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && codeOf(error.cause) === busy;
}

/** Whether the disk has no room for the 32 kB beside the file by which processes share its log. */
export function lacksRoomToShare(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && extendedCodeOf(error.cause) === noRoomToShare;
}

export function isDamage(error: DatabaseUnavailable): boolean {
  return [damaged, noDatabase].includes(codeOf(error.cause));
}

// Extended codes carry the primary one in their lowest byte.
const codeOf = (error: unknown): number => extendedCodeOf(error) & 0xff;

function extendedCodeOf(error: unknown): number {
  return (error as { errcode?: number } | undefined)?.errcode ?? 0;
}
