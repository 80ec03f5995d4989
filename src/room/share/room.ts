// The page of one room as the shell and the server see it.
import type { Page } from "../../lib/page.ts";
import { askForRoom } from "./publicRooms.ts";
import { RoomPage } from "./RoomPage.tsx";
import { roomPicture, SHARE } from "./roomLinks.ts";
import { readSharedRoom } from "./sharedRoom.ts";
import { strings } from "./strings.ts";

export async function roomPage(id: string, given?: object): Promise<Page | null> {
  const room = given ? readSharedRoom(given) : await askForRoom(id);
  if (room === null) return null;
  return {
    title: room.name,
    description: strings.description(room.words, room.by),
    image: { url: roomPicture(room), ...SHARE, alt: room.words },
    type: "article",
    published: new Date(room.publishedAt).toISOString(),
    Content: RoomPage.bind(null, { room }),
  };
}
