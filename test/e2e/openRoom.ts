// A room whose door stands open on every server of the built site, for tests that visit all pages.
import sharp from "sharp";
import { readFurnitureFrom } from "../../server/drawing/furniture.ts";
import { openPictureStore } from "../../server/drawing/pictureStore.ts";
import { openFolder } from "../../server/files/folder.ts";
import { createDocument } from "../../server/keeping/createDocument.ts";
import { readContent } from "../../server/keeping/kind.ts";
import { createLog } from "../../server/log.ts";
import { roomsFolder, roomsVersion } from "../../server/rooms/openRooms.ts";
import { publishRoom } from "../../server/rooms/publishing.ts";
import { serverRoomKind } from "../../server/rooms/roomKind.ts";
import { roomPictureName, roomPictureSizes } from "../../server/rooms/roomPictures.ts";
import { openDatabase } from "../../server/store/openDatabase.ts";
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
  // A template as it came is refused in the gallery.
  const { document } = templates()[0]!;
  const own = { ...document, items: new Map([...document.items].slice(0, -1)) };
  const read = await readContent(serverRoomKind, JSON.parse(encode(own)));
  if (!read.ok) throw new Error(read.reason.detail);
  const wanted = { holder, content: read.value, claimKey: null };
  const made = await createDocument(db, serverRoomKind, wanted, { random, now });
  if (made.outcome !== "made") throw new Error("There is a room already");
  const { id } = made.document;
  const shown = await publishRoom(db, { id, holder, now, isListed: true, isNamed: true });
  if (shown.outcome !== "shown") throw new Error(`The room is not shown: ${shown.outcome}`);
  await db.close();
}

/** Drawing them takes seconds, and a page that is asked to come again says so in its console: these are plain. */
export async function putRoomPictures(dataDir: string): Promise<void> {
  const files = openFolder(dataDir);
  const log = createLog("error");
  const kept = { files, folder: roomsFolder, maxBytes: Number.POSITIVE_INFINITY, log };
  const store = await openPictureStore({ ...kept, clock: () => now });
  const version = await roomsVersion();
  const room = { id: openRoomPath.split("/").at(-1)!, version: 1, holder };
  for (const size of ["share", "large"] as const) {
    const background = { r: 150, g: 190, b: 90 };
    const picture = sharp({ create: { ...roomPictureSizes[size], channels: 3, background } }).png();
    const name = roomPictureName(version, { room, size, owned: [] });
    await store.write(name, await picture.toBuffer());
  }
}
