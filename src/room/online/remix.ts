// Begins a room of the visitor's own from one that is shown to everybody.
import type { Workshop } from "../../keeping/library/library.ts";
import type { Store } from "../../keeping/store/store.ts";
import { noteOrigin } from "../../keeping/sync/origin.ts";
import type { RoomsApi } from "./roomsApi.ts";

export type Remixed =
  | { readonly ok: true; readonly name: string }
  | { readonly ok: false; readonly reason: "gone" | "unreachable" | "unkept" };

type Parts = {
  readonly api: Pick<RoomsApi, "read">;
  readonly store: Store;
  readonly workshop: Pick<Workshop, "newRoom">;
};

export async function remix({ api, store, workshop }: Parts, id: string): Promise<Remixed> {
  const found = await api.read(id);
  if (!found.ok)
    return { ok: false, reason: found.trouble.kind === "gone" ? "gone" : "unreachable" };
  const { document, name } = found.value;
  const made = await workshop.newRoom(document);
  if (!made.ok) return { ok: false, reason: "unkept" };
  await noteOrigin(store, made.room, id);
  return { ok: true, name };
}
