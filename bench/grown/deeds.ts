// Everything that the server asks its database while people use the site: its own functions, none of their SQL.
import { randomBytes, randomInt } from "node:crypto";
import { accept } from "@loamstead/lib/result.ts";
import {
  askDeletion,
  deleteDue,
  findDeletion,
  undoDeletion,
} from "../../server/account/deletion.ts";
import { createRateLimits } from "../../server/http/rateLimits.ts";
import { verifyRule } from "../../server/http/rateRules.ts";
import { createDocument } from "../../server/keeping/createDocument.ts";
import { deleteDocument, purgeDocument } from "../../server/keeping/deletedDocuments.ts";
import { findDocument, findSummary, listDocuments } from "../../server/keeping/findDocuments.ts";
import { saveDocument } from "../../server/keeping/saveDocument.ts";
import { findVersion, listVersions, pruneVersions } from "../../server/keeping/versions.ts";
import {
  findPicture,
  holdPicture,
  isHeld,
  letGoOfPicture,
  listHeld,
  setBanned,
  takeBack,
  usedBy,
} from "../../server/pictures/heldPictures.ts";
import { sweepPictures } from "../../server/pictures/sweepPictures.ts";
import { type Cursor, createGallery } from "../../server/rooms/gallery.ts";
import { giveHeart, heartsFrom } from "../../server/rooms/hearts.ts";
import { createPublicRooms } from "../../server/rooms/publicRooms.ts";
import {
  publishRoom,
  restoreRoom,
  unpublishRoom,
  withdrawRoom,
} from "../../server/rooms/publishing.ts";
import { listReported, reportRoom, reportsOf } from "../../server/rooms/reports.ts";
import { roomKind } from "../../server/rooms/roomKind.ts";
import {
  beginSession,
  endAllSessions,
  endSession,
  endSessionById,
  forgetExpiredSessions,
  listSessions,
  openSession,
} from "../../server/signIn/sessions.ts";
import { consumeNonce, forgetOldNonces, giveBackNonce } from "../../server/signIn/usedNonces.ts";
import type { Database } from "../../server/store/database.ts";
import { addressOf, dayMs, hashOf, idOf, type Size, tokenOf } from "./generate.ts";

export type Place = { db: Database; size: Size; now: number };

type Deed = (place: Place) => Promise<unknown>;

const random = randomBytes;
const aRoom = ({ rooms }: Size) => idOf(randomInt(rooms));
const aHolder = ({ accounts }: Size) => ({ address: addressOf(randomInt(accounts)), chainId: 1 });
const content = {
  name: "Parlour",
  words: "A chair.",
  pictures: "",
  marks: "piece:stool",
  kept: '{"v":1}',
  bytes: 7,
};
const nobodysFiles = {
  read: async () => accept(undefined),
  write: async () => accept(undefined),
  removeUnless: async () => {},
  async *older() {},
};

async function signInAndOut({ db, size, now }: Place): Promise<void> {
  const rule = createRateLimits({ database: db, random: randomBytes, now: () => now });
  const network = `10.0.${randomInt(size.accounts)}`;
  await rule.take(verifyRule, { address: network, networks: [{ name: network, share: 1 }] });
  const nonce = random(16).toString("hex");
  await consumeNonce(db, nonce, now);
  await giveBackNonce(db, nonce);
  const holder = aHolder(size);
  const begin = () =>
    beginSession(db, { ...holder, device: "Test" }, { random, now, replaced: [] });
  const [first, second] = [await begin(), await begin()];
  await openSession(db, first.token, now);
  await listSessions(db, holder, now);
  await endSession(db, first.token);
  await endSessionById(db, holder, second.session.id);
}

async function keep({ db, size, now }: Place): Promise<void> {
  const holder = aHolder(size);
  const rooms = await listDocuments(db, roomKind, holder);
  const id = aRoom(size);
  await findSummary(db, roomKind, id);
  const found = await findDocument(db, roomKind, id);
  if (found !== undefined) {
    const { version } = found;
    await saveDocument(db, roomKind, { id, holder: found.holder, follows: version, content, now });
    await saveDocument(db, roomKind, { id, holder: found.holder, follows: 1, content, now });
    await listVersions(db, id);
    await findVersion(db, id, version);
    await pruneVersions(db, { ...roomKind.limits, versions: 3, days: 0 }, { id, version: 5, now });
  }
  if (rooms.length >= roomKind.limits.documents) return;
  const claimKey = random(16).toString("hex");
  const made = await createDocument(db, roomKind, { holder, content, claimKey }, { random, now });
  if (made.outcome !== "made") throw new Error(`A new room was ${made.outcome}.`);
  const which = { id: made.document.id, holder };
  await deleteDocument(db, roomKind, { ...which, follows: 1, now });
  await purgeDocument(db, roomKind, which);
}

async function show({ db, size, now }: Place): Promise<void> {
  const publicRooms = createPublicRooms({
    db,
    pieces: [],
    ownedCount: async () => 0,
    accountName: async () => null,
    tellPicture: () => ({ picture: null, isDeveloping: true }),
  });
  const gallery = createGallery({ db, publicRooms, pieces: [], now: () => now });
  const deep: Cursor = { hearts: 1, listedAt: now - randomInt(60 * dayMs), id: idOf(0) };
  const asks = [
    { by: "new" },
    { by: "loved" },
    { by: "piece", piece: "stool" },
    { by: "walls", walls: "green" },
  ] as const;
  for (const ask of asks) for (const from of [null, deep]) await gallery.tell(ask, from);
  const id = aRoom(size);
  const room = await findSummary(db, roomKind, id);
  if (room === undefined) return;
  const { holder } = room;
  await giveHeart(db, { id, giver: aHolder(size), now });
  await heartsFrom(db, aHolder(size));
  await publishRoom(db, { id, holder, now });
  await reportRoom(db, { room: id, reporter: "a visitor", reason: "spam", now });
  await listReported(db);
  await reportsOf(db, id);
  await withdrawRoom(db, id, now);
  await restoreRoom(db, id, now);
  await unpublishRoom(db, { id, holder });
}

async function hang({ db, size, now }: Place): Promise<void> {
  const holder = aHolder(size);
  const hash = random(32).toString("hex");
  const picture = { hash, type: "image/png", width: 8, height: 6, bytes: 600 } as const;
  await usedBy(db, holder);
  await holdPicture(db, { picture, holder, now });
  await listHeld(db, holder);
  await isHeld(db, { hash, holder });
  await letGoOfPicture(db, { hash, holder, now });
  await takeBack(db, { hash, holder });
  const other = hashOf(randomInt(size.accounts));
  await findPicture(db, other);
  await setBanned(db, { hash: other, at: null });
}

async function leave({ db, size, now }: Place): Promise<void> {
  const holder = aHolder(size);
  await askDeletion(db, holder, now);
  await undoDeletion(db, holder);
  await findDeletion(db, holder);
  // One in four goes for good, with all that was kept of them.
  if (randomInt(4) > 0) return;
  await askDeletion(db, holder, now - 2 * dayMs);
  await deleteDue(db, now);
  // Somebody else comes: where all had left, leaving would cost nothing.
  for (let i = 0; i < size.rooms / size.accounts; i += 1) {
    const claimKey = random(16).toString("hex");
    await createDocument(db, roomKind, { holder, content, claimKey }, { random, now });
  }
}

async function tidy({ db, size, now }: Place): Promise<void> {
  // Later and later: a session that was looked at a moment ago is not written.
  await openSession(db, tokenOf(randomInt(size.accounts * 2)), now + randomInt(15 * dayMs));
  await forgetOldNonces(db, now);
  await forgetExpiredSessions(db, now);
  const minutes = [now, now + 61_000];
  const limits = createRateLimits({
    database: db,
    random: randomBytes,
    now: () => minutes.shift() ?? now + 61_000,
  });
  await limits.take(verifyRule);
  await endAllSessions(db, { address: addressOf(randomInt(size.accounts)), chainId: 3 });
}

/** What visitors have the server do, again and again. */
export const deeds: readonly Deed[] = [signInAndOut, keep, show, hang, leave, tidy];

/** Goes through all there is, page by page. */
export const sweep: Deed = ({ db, now }) => sweepPictures(db, nobodysFiles, now);

/** So that a sweep finds something once more. */
export async function leaveUnhung({ db, size, now }: Place): Promise<void> {
  for (let i = 0; i < 10; i += 1) {
    const hash = random(32).toString("hex");
    const picture = { hash, type: "image/png", width: 8, height: 6, bytes: 600 } as const;
    await holdPicture(db, { picture, holder: aHolder(size), now: now - 40 * dayMs });
  }
}
