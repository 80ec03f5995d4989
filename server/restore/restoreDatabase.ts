// Restores whichever of the two databases is configured, and tells in sentences what came of it.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import type { Files } from "../files/files.ts";
import type { Log } from "../log.ts";
import { openPictureFiles, type PictureFiles } from "../pictures/pictureFiles.ts";
import type { RandomBytes } from "../signIn/nonce.ts";
import type { Database } from "../store/database.ts";
import { openDatabase } from "../store/openDatabase.ts";
import { type Brought, bringPictures } from "./bringPictures.ts";
import { isEmptyPostgres } from "./isEmptyPostgres.ts";
import { restoreDump } from "./restoreDump.ts";
import { restoreFile } from "./restoreFile.ts";
import { type Settled, settleRestored } from "./settleRestored.ts";

export type Restoring = {
  /** Null where the database was brought back by other means, such as a host's own snapshots, and is to be settled. */
  backup: string | null;
  /** The embedded database's place, and the PostgreSQL database that is used instead. */
  file: string;
  url?: string | undefined;
  /** Where pictures and the notes of deletions are. */
  store: Files;
  /** The pictures of the backup. */
  pictures?: PictureFiles | undefined;
  env: NodeJS.ProcessEnv;
  log: Log;
  random: RandomBytes;
  now: number;
};

export async function restoreDatabase(restoring: Restoring): Promise<Result<string>> {
  const { backup, file, url, store, pictures, random, now } = restoring;
  const came: { settled?: Settled; brought?: Brought } = {};

  async function settle(db: Database): Promise<Result<void>> {
    const settled = await settleRestored({ db, files: store, random, now });
    if (!settled.ok)
      return refuse(`The notes of deletions cannot be read: ${settled.reason.reason}`);
    const brought = await bringPictures(db, { store: openPictureFiles(store), backup: pictures });
    if (!brought.ok) return refuse(`Pictures cannot be looked at: ${brought.reason.reason}`);
    Object.assign(came, { settled: settled.value, brought: brought.value });
    return accept(undefined);
  }

  const placed = await (url
    ? restorePostgres(restoring, url, settle)
    : backup === null
      ? refuse("Only a PostgreSQL database is restored by other means: name the backup's file.")
      : restoreFile({ backup, file, now, settle }));
  if (!placed.ok) return placed;
  const { aside } = placed.value;
  const sentences = [
    backup === null ? "Settled." : `Restored ${backup}.`,
    aside && `What lay there is ${aside}.`,
    came.settled && wordsOfSettled(came.settled),
    came.brought && wordsOfPictures(came.brought),
    "Start the server.",
  ];
  return accept(sentences.filter(Boolean).join(" "));
}

async function restorePostgres(
  { backup, env, log }: Restoring,
  url: string,
  settle: (db: Database) => Promise<Result<void>>,
): Promise<Result<{ aside?: string }>> {
  if (backup !== null) {
    const empty = await isEmptyPostgres(url);
    if (!empty.ok) return empty;
    const read = await restoreDump(backup, url, env);
    if (!read.ok) return read;
  }
  const opened = await openDatabase({ url, file: "", log });
  if (!opened.ok) return opened;
  try {
    const settled = await settle(opened.value);
    return settled.ok ? accept({}) : settled;
  } finally {
    await opened.value.close();
  }
}

const wordsOfSettled = ({ endedSessions, deletedAgain }: Settled): string =>
  `Sessions ended: ${endedSessions}; everybody signs in anew. ${
    deletedAgain === null
      ? "It is older than the notes of deletions: accounts that were deleted after it are back."
      : `Accounts deleted again: ${deletedAgain}.`
  }`;

const wordsOfPictures = ({ named, brought, lacking }: Brought): string =>
  `Uploaded pictures: ${named} named, ${brought} brought from the backup, ${lacking} lacking.`;
