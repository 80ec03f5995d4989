// Rooms that are shown to everybody: loaders for the gallery and for the page of one room.
import type { Page } from "../../lib/page.ts";
import type { SignIn } from "../../signIn/index.ts";

/** `given` is what the server hands over where it draws the page; a browser asks for it. */
export const loadRoomGalleryPage = async (search: string, given?: object): Promise<Page> =>
  (await import("./gallery.tsx")).roomGalleryPage(search, given);

/** Null where no such room is shown. */
export const loadRoomPage = async (
  id: string,
  signIn: SignIn | null,
  given?: object,
  search?: string,
): Promise<Page | null> => (await import("./room.tsx")).roomPage(id, { signIn, given, search });
