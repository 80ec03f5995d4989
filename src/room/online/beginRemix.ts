// Begins a room of the visitor's own from one that somebody else shows; what came of it is seen, heard, and among what was said.
import { toast } from "@loamstead/ui/Toast.tsx";
import { noteOrigin } from "../../keeping/sync/claim.ts";
import type { Editor } from "../editor/editor.ts";
import type { RoomLibrary } from "../rooms/roomLibrary.ts";
import type { UnopenedRoom } from "./MissingRoomNotice.tsx";
import type { RoomsAccount } from "./openRoomsAccount.ts";
import { strings } from "./strings.ts";

type Parts = {
  readonly editor: Pick<Editor, "recentlySaid">;
  readonly library: Pick<RoomLibrary, "create">;
  /** Null where it could not be had. */
  readonly account: Pick<RoomsAccount, "api" | "store"> | null;
};

/** What could not be had; null where all went well. */
export async function beginRemix(
  { editor, library, account }: Parts,
  id: string,
): Promise<UnopenedRoom | null> {
  const missing = (reason: "gone" | "unreachable" | "unkept") =>
    ({ kind: "remix", id, reason }) as const;
  if (!account) return missing("unreachable");
  const found = await account.api.read(id, "shown");
  if (!found.ok) return missing(found.reason.kind === "gone" ? "gone" : "unreachable");
  const { document, name } = found.value;
  const made = await library.create(document);
  if (!made.ok) return missing("unkept");
  await noteOrigin(account.store, made.value, id);
  const words = strings.remixed(name);
  editor.recentlySaid.add(words);
  toast(words, { kind: "good" });
  return null;
}
