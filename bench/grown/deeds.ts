// Everything that the server asks its database while people use the site: its own functions, none of their SQL.
import { randomBytes, randomInt } from "node:crypto";
import { accept } from "@loamstead/lib/result.ts";
import {
  askDeletion,
  deleteDue,
  findDeletion,
  undoDeletion,
} from "../../server/account/deletion.ts";
import { openBudgets } from "../../server/budgets/openBudgets.ts";
import { createRateLimits } from "../../server/budgets/rateLimits.ts";
import { heartRule } from "../../server/budgets/rateRules.ts";
import { networksOf } from "../../server/http/ipAddress.ts";
import { createDocument } from "../../server/keeping/createDocument.ts";
import { deleteDocument, purgeDocument } from "../../server/keeping/deletedDocuments.ts";
import { findDocument, findSummary, listDocuments } from "../../server/keeping/findDocuments.ts";
import { saveDocument } from "../../server/keeping/saveDocument.ts";
import { findVersion, listVersions, pruneVersions } from "../../server/keeping/versions.ts";
import {
  findPicture,
  holdPicture,
  isPictureHeld,
  listHeld,
  releasePicture,
  setBanned,
  undoHold,
  usedBy,
} from "../../server/pictures/heldPictures.ts";
import { sweepPictures } from "../../server/pictures/sweepPictures.ts";
import { createGallery, type GalleryCursor } from "../../server/rooms/gallery.ts";
import { giveHeart, heartsFrom } from "../../server/rooms/hearts.ts";
import { createPublicRooms } from "../../server/rooms/publicRooms.ts";
import {
  publishRoom,
  restoreRoom,
  unpublishRoom,
  withdrawRoom,
} from "../../server/rooms/publishing.ts";
import { listReported, recordReport, reportsOf } from "../../server/rooms/reports.ts";
import { serverRoomKind } from "../../server/rooms/roomKind.ts";
import {
  beginSession,
  endAllSessions,
  endSession,
  endSessionById,
  forgetExpiredSessions,
  listSessions,
  openSession,
  writerBy,
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
  const limits = createRateLimits(openBudgets({ db, random: randomBytes, now: () => now }));
  await limits.take(heartRule, { networks: networksOf(`10.0.${randomInt(size.accounts)}`) });
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
  const rooms = await listDocuments(db, serverRoomKind, holder);
  const id = aRoom(size);
  await findSummary(db, serverRoomKind, id);
  const found = await findDocument(db, serverRoomKind, id);
  if (found !== undefined) {
    const { version } = found;
    await saveDocument(db, serverRoomKind, {
      id,
      holder: found.holder,
      follows: version,
      content,
      now,
    });
    await saveDocument(db, serverRoomKind, { id, holder: found.holder, follows: 1, content, now });
    await listVersions(db, id);
    await findVersion(db, id, version);
    await pruneVersions(
      db,
      { ...serverRoomKind.limits, versions: 3, days: 0 },
      { id, version: 5, now },
    );
  }
  if (rooms.length >= serverRoomKind.limits.documents) return;
  const claimKey = random(16).toString("hex");
  const made = await createDocument(
    db,
    serverRoomKind,
    { holder, content, claimKey },
    { random, now },
  );
  if (made.outcome !== "made") throw new Error(`A new room was ${made.outcome}.`);
  const which = { id: made.document.id, holder };
  await deleteDocument(db, serverRoomKind, { ...which, follows: 1, now });
  await purgeDocument(db, serverRoomKind, which);
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
  const deep: GalleryCursor = { hearts: 1, listedAt: now - randomInt(60 * dayMs), id: idOf(0) };
  const asks = [
    { by: "new" },
    { by: "loved" },
    { by: "piece", piece: "stool" },
    { by: "walls", walls: "green" },
  ] as const;
  for (const ask of asks) for (const from of [null, deep]) await gallery.tell(ask, from);
  const id = aRoom(size);
  const room = await findSummary(db, serverRoomKind, id);
  if (room === undefined) return;
  const { holder } = room;
  await giveHeart(db, { id, giver: aHolder(size), now });
  await heartsFrom(db, aHolder(size));
  await publishRoom(db, { id, holder, now });
  await recordReport(db, { room: id, reporter: "a visitor", reason: "spam", now });
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
  await isPictureHeld(db, { hash, holder });
  await releasePicture(db, { hash, holder, now });
  await undoHold(db, { hash, holder });
  const other = hashOf(randomInt(size.accounts));
  await findPicture(db, other);
  await setBanned(db, { hash: other, at: null });
}

async function leave({ db, size, now }: Place): Promise<void> {
  const holder = aHolder(size);
  const begun = { random, now, replaced: [] };
  const { session } = await beginSession(db, { ...holder, device: "Test" }, begun);
  const writer = writerBy(session);
  await askDeletion(db, writer, now);
  await undoDeletion(db, holder);
  await findDeletion(db, holder);
  // One in four goes for good, with all that was kept of them.
  if (randomInt(4) > 0) return;
  await askDeletion(db, writer, now - 4 * dayMs);
  await deleteDue(db, now);
  // Somebody else comes: where all had left, leaving would cost nothing.
  for (let i = 0; i < size.rooms / size.accounts; i += 1) {
    const claimKey = random(16).toString("hex");
    await createDocument(db, serverRoomKind, { holder, content, claimKey }, { random, now });
  }
}

async function tidy({ db, size, now }: Place): Promise<void> {
  // Later and later: a session that was looked at a moment ago is not written.
  await openSession(db, tokenOf(randomInt(size.accounts * 2)), now + randomInt(15 * dayMs));
  await forgetOldNonces(db, now);
  await forgetExpiredSessions(db, now);
  const minutes = [now, now + 61_000];
  const budgets = openBudgets({
    db,
    random: randomBytes,
    now: () => minutes.shift() ?? now + 61_000,
  });
  // The first one long after the last lets go of what counts no more.
  await createRateLimits(budgets).take(heartRule, { networks: networksOf("10.1.1.1") });
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
