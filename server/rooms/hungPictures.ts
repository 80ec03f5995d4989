// Of the uploaded pictures that hang in a room, those that are to be had, as they are kept: nothing is fetched.
import { accept, type Result } from "@loamstead/lib/result.ts";
import type { RoomJob } from "../drawing/drawing.ts";
import type { FileTrouble } from "../files/files.ts";
import { findPicture } from "../pictures/heldPictures.ts";
import type { PictureFiles } from "../pictures/pictureFiles.ts";
import type { Statements } from "../store/database.ts";

/** So many pictures hang in a painted room; frames beyond that stay empty. */
const MOST_HUNG = 24;

export async function hungPictures(
  { db, files }: { db: Statements; files: PictureFiles },
  hashes: readonly string[],
): Promise<Result<RoomJob["pictures"], FileTrouble>> {
  const hung: RoomJob["pictures"][number][] = [];
  for (const hash of hashes.slice(0, MOST_HUNG)) {
    const picture = await findPicture(db, hash);
    if (picture === undefined || picture.isBanned) continue;
    const bytes = await files.read(hash);
    if (!bytes.ok) return bytes;
    if (bytes.value) hung.push({ hash, type: picture.type, bytes: bytes.value });
  }
  return accept(hung);
}
