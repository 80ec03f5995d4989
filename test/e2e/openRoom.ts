// A room whose door stands open on every server of the built site, for tests that visit all pages.

import { setTimeout } from "node:timers/promises";
import { readFurnitureFrom } from "../../server/drawing/furniture.ts";
import { createDocument } from "../../server/keeping/createDocument.ts";
import { readContent } from "../../server/keeping/kind.ts";
import { createLog } from "../../server/log.ts";
import { publishRoom } from "../../server/rooms/publishing.ts";
import { roomKind } from "../../server/rooms/roomKind.ts";
import { openDatabase } from "../../server/store/database.ts";
import { encode } from "../../src/room/model/encode.ts";
import { templates } from "../../src/room/template/index.ts";

export const openRoomPath = "/rooms/0123456789";

const holder = { address: `0x${"1f".repeat(20)}`, chainId: 1 };
const now = Date.UTC(2026, 10, 21);
const random = (length: number) => Buffer.from(Array.from({ length }, (_, i) => i));

/** Beside the server that uses it already. */
export async function showOpenRoom(databaseFile: string): Promise<void> {
  readFurnitureFrom("dist/furniture.json");
  const log = createLog("error");
  const opened = await openDatabase({ url: undefined, file: databaseFile, log });
  if (!opened.ok) throw new Error(opened.reason);
  const db = opened.value;
  const read = await readContent(roomKind, JSON.parse(encode(templates()[0]!.document)));
  if (!read.ok) throw new Error(read.reason.detail);
  const wanted = { holder, content: read.value, claimKey: null };
  const made = await createDocument(db, roomKind, wanted, { random, now });
  if (made.outcome !== "made") throw new Error("There is a room already");
  await publishRoom(db, { id: made.document.id, holder, now });
  await db.close();
}

/** Until they are drawn a page that shows one is asked to come again, and its console says so. */
export async function drawRoomPictures(site: string): Promise<void> {
  for (const size of ["", "&size=large"])
    while ((await fetch(new URL(`${openRoomPath}.png?v=1${size}`, site))).status === 503)
      await setTimeout(200);
}
