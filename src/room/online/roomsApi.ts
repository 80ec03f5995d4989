// The rooms and pictures that the server keeps for whoever is signed in: what it is asked, and what its answers must be to be believed.

import { accept } from "@loamstead/lib/result.ts";
import * as v from "valibot";
import { documentIn } from "../../keeping/documentKind.ts";
import type {
  AccountDocumentsApi,
  Newer,
  SyncResult,
  SyncTrouble,
} from "../../keeping/sync/accountApi.ts";
import type { AskServer } from "../../keeping/sync/askServer.ts";
import { decode } from "../model/decode.ts";
import { encode } from "../model/encode.ts";
import { picturesIn } from "../model/picturesIn.ts";
import type { RoomDocument } from "../model/room.ts";
import type { Shot } from "../model/shot.ts";

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const when = v.pipe(v.number(), v.safeInteger());
const roomId = v.pipe(v.string(), v.regex(/^[\w-]{4,40}$/));

/** The fields: {@link ownRoomFields} (server/rooms/roomAnswers.ts). */
const ownRoom = v.object({
  id: roomId,
  version,
  name: v.string(),
  savedAt: when,
  publishedAt: v.nullable(when),
  isListed: v.boolean(),
  isNamed: v.boolean(),
  caption: v.nullable(v.string()),
  isWithdrawn: v.boolean(),
  /** The version that others see, and when that was saved. */
  shownVersion: v.nullable(version),
  shownAt: v.nullable(when),
  showsLatest: v.boolean(),
  hearts: v.number(),
});
export type OwnRoom = v.InferOutput<typeof ownRoom>;

const deletedRoom = v.object({
  id: roomId,
  version,
  name: v.string(),
  deletedAt: when,
  goesAt: when,
});

const ownRooms = v.object({
  rooms: v.array(ownRoom),
  deleted: v.array(deletedRoom),
  quota: v.object({ rooms: v.object({ most: v.number(), used: v.number() }) }),
});

const roomWithDocument = v.object({
  id: roomId,
  version,
  name: v.string(),
  isOwn: v.boolean(),
  document: v.unknown(),
});

const saved = v.object({ version });

const problem = v.object({
  code: v.string(),
  detail: v.string(),
  most: v.optional(v.number()),
  version: v.optional(version),
  document: v.optional(v.unknown()),
});

const guestRoom = v.object({
  id: roomId,
  version,
  name: v.string(),
  publishedAt: when,
  endsAt: when,
});
const claimed = v.object({ rooms: v.array(v.object({ id: roomId, version })) });

/** Who sees a shared room, and what is said of it; what is left out stays as it was. */
export type SharingOptions = {
  readonly isListed?: boolean;
  readonly isNamed?: boolean;
  readonly caption?: string | null;
  /** Others see each version as it is saved. */
  readonly showsLatest?: boolean;
  /** From now on others see the newest version. */
  readonly asItIsNow?: true;
  /** In which pose its picture is taken. */
  readonly shot?: Shot;
};

export type SharedAsGuest = {
  readonly key: string;
  /** The room of this device; under the same one it is shared anew. */
  readonly room: string;
  readonly document: RoomDocument;
  /** Left out, these stay as they were. */
  readonly caption?: string | null;
  readonly shot?: Shot;
  readonly remixOf: string | null;
};

const heldPictures = v.object({ pictures: v.array(v.object({ hash: v.string() })) });

export type FoundRoom = Newer<RoomDocument> & { readonly isOwn: boolean; readonly name: string };

export type RoomsApi = Omit<AccountDocumentsApi<RoomDocument, OwnRoom>, "read"> & {
  /** `shown`: as others see it, also where it is one's own. */
  readonly read: (id: string, as?: "shown") => Promise<SyncResult<FoundRoom>>;
  readonly publish: (id: string, sharing: SharingOptions) => Promise<SyncResult<OwnRoom>>;
  readonly unpublish: (id: string) => Promise<SyncResult<OwnRoom>>;
  /** What the holder is called beside a room; null where they are somebody. */
  readonly name: () => Promise<string | null>;
  readonly shareAsGuest: (
    shared: SharedAsGuest,
  ) => Promise<SyncResult<v.InferOutput<typeof guestRoom>>>;
  readonly endAsGuest: (key: string, id: string) => Promise<SyncResult<null>>;
  readonly claimAsGuest: (key: string) => Promise<SyncResult<v.InferOutput<typeof claimed>>>;
  /** The hashes of the pictures that the server holds for whoever is signed in. */
  readonly pictures: () => Promise<SyncResult<ReadonlySet<string>>>;
  readonly sendPicture: (hash: string, bytes: Blob) => Promise<SyncResult<null>>;
};

/** Of this version of the site or an earlier one. */
const documentOf = (value: unknown): RoomDocument | null =>
  documentIn({ decode }, value === undefined ? null : JSON.stringify(value));
const plain = (document: RoomDocument): unknown => JSON.parse(encode(document));
const follows = (version: number) => ({ "If-Match": `"${version}"` });

export function createRoomsApi(server: AskServer<SyncTrouble<RoomDocument>>): RoomsApi {
  const { ask, askForNews } = server;
  const room = (id: string, rest = "") => `/api/rooms/${id}${rest}`;
  return {
    async list(known) {
      const answer = await askForNews("/api/rooms", ownRooms, known);
      if (!answer.ok || answer.value === "same") return answer as SyncResult<"same">;
      const { tag, value } = answer.value;
      return accept({
        tag,
        value: { documents: value.rooms, deleted: value.deleted, quota: value.quota.rooms },
      });
    },

    async read(id, as) {
      const query = as === "shown" ? "?as=shown" : "";
      const answer = await ask(room(id, query), { shape: roomWithDocument });
      if (!answer.ok) return answer;
      const { version, isOwn, name } = answer.value;
      const document = documentOf(answer.value.document);
      // A newer site wrote it, which this page has not been reloaded for.
      if (!document) return { ok: false, reason: { kind: "unreachable" } };
      return accept({ version, document, isOwn, name });
    },

    create: (document, key, remixOf) =>
      ask("/api/rooms", {
        method: "POST",
        headers: { "Idempotency-Key": key },
        body: { document: plain(document), ...(remixOf !== null && { remixOf }) },
        shape: ownRoom,
      }),

    save: (id, version, document) =>
      ask(room(id), {
        method: "PUT",
        headers: follows(version),
        body: { document: plain(document) },
        shape: saved,
      }),

    // Without a body there is no type, and what comes without one is no write of ours.
    remove: (id, version) =>
      ask(room(id), { method: "DELETE", headers: follows(version), body: {} }),
    restore: (id) => ask(room(id, "/restore"), { method: "POST", body: {}, shape: ownRoom }),
    purge: (id) => ask(room(id, "/purge"), { method: "POST", body: {} }),
    publish: (id, sharing) =>
      ask(room(id, "/publish"), { method: "POST", body: sharing, shape: ownRoom }),
    unpublish: (id) => ask(room(id, "/publish"), { method: "DELETE", body: {}, shape: ownRoom }),

    async name() {
      const answer = await ask("/api/account", {
        shape: v.object({ name: v.nullable(v.string()) }),
      });
      return answer.ok ? answer.value.name : null;
    },

    shareAsGuest: ({ key, room, document, remixOf, ...said }) =>
      ask("/api/guest-rooms", {
        method: "POST",
        headers: { "Guest-Key": key, "Idempotency-Key": room },
        body: { document: plain(document), ...said, ...(remixOf !== null && { remixOf }) },
        shape: guestRoom,
      }),
    endAsGuest: (key, id) =>
      ask(`/api/guest-rooms/${id}`, { method: "DELETE", headers: { "Guest-Key": key }, body: {} }),
    claimAsGuest: (key) =>
      ask("/api/guest-rooms/claim", {
        method: "POST",
        headers: { "Guest-Key": key },
        body: {},
        shape: claimed,
      }),

    async pictures() {
      const answer = await ask("/api/pictures", { shape: heldPictures });
      return answer.ok ? accept(new Set(answer.value.pictures.map(({ hash }) => hash))) : answer;
    },
    sendPicture: (hash, bytes) => ask(`/api/pictures/${hash}`, { method: "PUT", body: bytes }),
  };
}

/** Why the server did not do what was asked, out of its answer. */
export async function readTrouble(response: Response): Promise<SyncTrouble<RoomDocument>> {
  const parsed = v.safeParse(problem, await response.json().catch(() => null));
  if (response.status === 401) return { kind: "signedOut" };
  if (response.status === 404) return { kind: "gone" };
  if (!parsed.success || response.status >= 500 || response.status === 429)
    return { kind: "unreachable" };
  const { code, detail, most = 0, version, document: json } = parsed.output;
  switch (code) {
    case "version-conflict": {
      const document = documentOf(json);
      return version !== undefined && document
        ? { kind: "newer", newer: { version, document } }
        : { kind: "refused", words: detail };
    }
    case "over-quota":
      return { kind: "tooMany", most };
    case "too-large":
      return { kind: "tooLarge", most };
    default:
      return { kind: "refused", words: detail };
  }
}

type Pictures = {
  readonly api: Pick<RoomsApi, "pictures" | "sendPicture">;
  /** The bytes on this device; null where they came from elsewhere. */
  readonly read: (hash: string) => Promise<Blob | null>;
};

const hashesIn = (document: RoomDocument): readonly string[] =>
  picturesIn(document).flatMap((ref) => (ref.kind === "upload" ? [ref.hash] : []));

/** Sends the pictures that hang in a room, each once, before the room itself goes there. */
export function createSendPictures({ api, read }: Pictures) {
  let held: Set<string> | null = null;

  return async (document: RoomDocument): Promise<SyncTrouble | null> => {
    const wanted = hashesIn(document);
    if (wanted.length === 0) return null;
    if (!held) {
      const listed = await api.pictures();
      if (!listed.ok) return listed.reason;
      held = new Set(listed.value);
    }
    for (const hash of wanted) {
      if (held.has(hash)) continue;
      const bytes = await read(hash);
      // Hung by somebody else or on another device: it is there, or this device cannot help it.
      if (!bytes) continue;
      const sent = await api.sendPicture(hash, bytes);
      if (sent.ok) held.add(hash);
      // A picture that the server does not want leaves an empty frame, and keeps no room from being saved.
      else if (sent.reason.kind === "signedOut" || sent.reason.kind === "unreachable")
        return sent.reason;
    }
    return null;
  };
}
