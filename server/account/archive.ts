// Everything that is kept of a holder, as the files of one archive, made while it is taken.
import { serverFarmKind } from "../farms/serverFarmKind.ts";
import type { Holder } from "../holder.ts";
import type { JobOptions } from "../jobs/jobPool.ts";
import { listDeleted } from "../keeping/deletedDocuments.ts";
import { findDocument, listDocuments } from "../keeping/findDocuments.ts";
import {
  listHeldJournals,
  listJournalDevices,
  type StoredJournal,
} from "../keeping/journals/findJournals.ts";
import { journalFile } from "../keeping/journals/journalFile.ts";
import { listPasskeys } from "../passkeys/keptPasskeys.ts";
import { listHeld } from "../pictures/heldPictures.ts";
import type { PictureFiles } from "../pictures/pictureFiles.ts";
import type { AccountName } from "../rooms/accountNames.ts";
import { findCredits } from "../rooms/credits.ts";
import { heartsFrom } from "../rooms/hearts.ts";
import { type ServerRoomSummary, serverRoomKind } from "../rooms/roomKind.ts";
import type { RoomPictures } from "../rooms/roomPictures.ts";
import { listSessions } from "../signIn/sessions.ts";
import { findKnown } from "../standing/keptStanding.ts";
import type { Statements } from "../store/database.ts";

export type ArchivedFile = {
  name: string;
  input: string | Uint8Array | AsyncIterable<string>;
  lastModified: Date;
};

/** What only a site with rooms has. */
type RoomsOfAccount = { files: PictureFiles; pictures: RoomPictures; accountName: AccountName };

export type ArchiveParts = {
  db: Statements;
  /** Null where the site has none: of those that it had before, the files are given and no pictures. */
  rooms: RoomsOfAccount | null;
  now(): number;
};

const endings = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;

/** What was done on farms is copied, and not done again: no ground is asked for. */
const farmKind = serverFarmKind(() => null);

/** One file after the other, so that never more than one is in memory. */
export async function* archiveFiles(
  { db, rooms: roomParts, now }: ArchiveParts,
  holder: Holder,
  asking: JobOptions & Required<Pick<JobOptions, "unwanted">>,
): AsyncGenerator<ArchivedFile> {
  const takenAt = new Date(now());
  const rooms = await listDocuments(db, serverRoomKind, holder);
  const deleted = await listDeleted(db, serverRoomKind, holder);
  const credits = roomParts
    ? await findCredits({ db, accountName: roomParts.accountName, reader: holder }, rooms)
    : [];
  const held = roomParts ? await listHeld(db, holder) : [];
  const sessions = await listSessions(db, holder, now());
  const passkeys = await listPasskeys(db, holder);
  const hearts = await heartsFrom(db, holder);
  const seen = await findKnown(db, holder, now());
  const farms = await listHeldJournals(db, farmKind, holder);
  yield json("account.json", takenAt, {
    address: holder.address,
    chainId: holder.chainId,
    takenAt: now(),
    rooms: rooms.map((room, i) => ({
      file: `rooms/${fileName(room)}.json`,
      id: room.id,
      name: room.name,
      words: room.words,
      version: room.version,
      createdAt: room.createdAt,
      savedAt: room.savedAt,
      publishedAt: room.publishedAt,
      isListed: room.listedAt !== null,
      isNamed: room.isNamed,
      caption: room.caption,
      isWithdrawn: room.withdrawnAt !== null,
      hearts: room.hearts,
      shownVersion: room.shownVersion,
      credit: credits[i] ?? null,
    })),
    /** They can be brought back until their days are over. */
    deletedRooms: deleted.map((room) => ({
      file: `deleted/${fileName(room)}.json`,
      id: room.id,
      name: room.name,
      version: room.version,
      deletedAt: room.deletedAt,
    })),
    farms: await Promise.all(farms.map((farm) => farmTold(db, farm))),
    /** Those given to rooms of others. */
    hearts,
    pictures: held,
    passkeys,
    /** Since when the account is known, and on how many days something was kept with it. */
    use: seen ? { firstSeenAt: seen.firstSeenAt, daysUsed: seen.daysUsed } : null,
    sessions: sessions.map(({ device, createdAt, seenAt, expiresAt }) => ({
      device,
      createdAt,
      lastSeenAt: seenAt,
      expiresAt,
    })),
  });
  for (const { hash, type, heldAt } of held) {
    const bytes = await roomParts?.files.read(hash);
    if (bytes === undefined) break;
    // An archive that breaks off is asked for again; one that lacks something is believed.
    if (!bytes.ok) throw new Error(bytes.reason.reason);
    if (bytes.value === undefined) continue;
    const name = `pictures/${hash}.${endings[type]}`;
    yield { name, input: bytes.value, lastModified: new Date(heldAt) };
  }
  const undrawn: string[] = [];
  for (const room of rooms) {
    asking.unwanted.throwIfAborted();
    const found = await findDocument(db, serverRoomKind, room.id);
    if (found === undefined) continue;
    const lastModified = new Date(found.savedAt);
    const name = `rooms/${fileName(room)}`;
    yield { name: `${name}.json`, input: found.document, lastModified };
    const drawn = await roomParts?.pictures.get({ room, size: "large", owned: [] }, asking);
    if (drawn?.ok) yield { name: `${name}.png`, input: drawn.value, lastModified };
    else undrawn.push(room.name);
  }
  for (const room of deleted) {
    const found = await findDocument(db, serverRoomKind, room.id, { isDeleted: true });
    if (found === undefined) continue;
    const lastModified = new Date(found.savedAt);
    yield { name: `deleted/${fileName(room)}.json`, input: found.document, lastModified };
  }
  for (const farm of farms) {
    asking.unwanted.throwIfAborted();
    const input = journalFile(db, farmKind, farm);
    yield { name: farmFile(farm), input, lastModified: new Date(farm.seenAt) };
  }
  yield { name: "README.txt", input: readme(takenAt, undrawn), lastModified: takenAt };
}

const json = (name: string, lastModified: Date, content: object): ArchivedFile => ({
  name,
  input: `${JSON.stringify(content, null, 2)}\n`,
  lastModified,
});

async function farmTold(db: Statements, farm: StoredJournal): Promise<object> {
  const { id, rows, shown, createdAt, seenAt, deletedAt } = farm;
  const devices = await listJournalDevices(db, farm);
  return {
    file: farmFile(farm),
    id,
    ...shown,
    steps: rows,
    createdAt,
    seenAt,
    /** It can be brought back until its days are over. */
    ...(deletedAt !== null && { deletedAt }),
    devices: devices.map(({ name, seenAt }) => ({ name, lastSeenAt: seenAt })),
  };
}

/** Two may have begun on one field. */
function farmFile({ id, origin, deletedAt }: StoredJournal): string {
  const name = farmKind.fileName(farmKind.decodeOrigin(origin)).replace(/\.json$/, "");
  return `${deletedAt === null ? "farms" : "deleted"}/${name}-${id}.json`;
}

/** The name of the room as far as every system takes it, and its id, which no two have. */
function fileName({ name, id }: ServerRoomSummary): string {
  const plain = name
    .normalize("NFKD")
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, "-")
    .slice(0, 40)
    .replaceAll(/^-+|-+$/g, "");
  return plain === "" ? id : `${plain}-${id}`;
}

const readme = (takenAt: Date, undrawn: readonly string[]): string =>
  [
    `Everything that was kept of you here on ${takenAt.toISOString()}.`,
    "",
    "account.json  what is known of your rooms, farms, hearts, pictures, sessions and passkeys",
    "rooms/        each room as you last saved it, and a picture of it",
    "farms/        each farm with all that was ever done on it",
    "deleted/      rooms and farms that you deleted and can still bring back",
    "pictures/     what you uploaded, as it is kept: drawn anew, without what a camera wrote into it",
    "",
    "The room designer opens the files in rooms/ (Import), Play those in farms/ (by the menu of its field). Fields and tokens are on the chain, and yours.",
    ...(undrawn.length > 0
      ? ["", `There was no time to draw ${undrawn.join(", ")}. Try again in five minutes.`]
      : []),
    "",
  ].join("\n");
