// The room designer: a loader for its page.
import type { Page } from "../lib/page.ts";
import type { RoomDesignerParts } from "./introduction/page.tsx";

/** Fetches the page of the room designer; the editor follows when somebody stays. */
export const loadRoomDesignerPage = async (parts: RoomDesignerParts): Promise<Page> =>
  (await import("./introduction/page.tsx")).roomDesignerPage(parts);
