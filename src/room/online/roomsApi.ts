// The rooms that the server keeps for whoever is signed in.

import { type Answer, type Newer, troubled } from "../../keeping/sync/accountApi.ts";
import type { AskForNews, AskServer, News } from "../../keeping/sync/askServer.ts";
import { encode } from "../model/encode.ts";
import type { RoomDocument } from "../model/room.ts";
import { readDocument } from "./readDocument.ts";
import {
  heldPictures,
  type OwnRoom,
  type OwnRooms,
  ownRoom,
  ownRooms,
  roomWithDocument,
  saved,
} from "./roomShapes.ts";

export type FoundRoom = Newer & { readonly isOwn: boolean; readonly name: string };

export type RoomsApi = {
  /** `same` where nothing is another than under the tag that is known. */
  readonly list: (known: string | null) => Promise<Answer<News<OwnRooms> | "same">>;
  readonly read: (id: string) => Promise<Answer<FoundRoom>>;
  /** Repeated under the same key, it makes no second room. */
  readonly create: (
    document: RoomDocument,
    key: string,
    remixOf: string | null,
  ) => Promise<Answer<OwnRoom>>;
  readonly save: (
    id: string,
    follows: number,
    document: RoomDocument,
  ) => Promise<Answer<{ readonly version: number }>>;
  readonly remove: (id: string, follows: number) => Promise<Answer<null>>;
  readonly publish: (id: string) => Promise<Answer<OwnRoom>>;
  readonly unpublish: (id: string) => Promise<Answer<OwnRoom>>;
  /** The hashes of the pictures that the server holds for whoever is signed in. */
  readonly pictures: () => Promise<Answer<ReadonlySet<string>>>;
  readonly sendPicture: (hash: string, bytes: Blob) => Promise<Answer<null>>;
};

const follows = (version: number) => ({ "If-Match": `"${version}"` });
const plain = (document: RoomDocument): unknown => JSON.parse(encode(document));

type Server = { readonly ask: AskServer; readonly askForNews: AskForNews };

export function createRoomsApi({ ask, askForNews }: Server): RoomsApi {
  const room = (id: string, rest = "") => `/api/rooms/${id}${rest}`;
  return {
    list: (known) => askForNews("/api/rooms", ownRooms, known),

    async read(id) {
      const answer = await ask(room(id), { shape: roomWithDocument });
      if (!answer.ok) return answer;
      const { version, isOwn, name } = answer.value;
      const document = readDocument(answer.value.document);
      // A newer site wrote it, which this page has not been reloaded for.
      if (!document) return troubled({ kind: "unreachable" });
      return { ok: true, value: { version, document, isOwn, name } };
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
    publish: (id) => ask(room(id, "/publish"), { method: "POST", body: {}, shape: ownRoom }),
    unpublish: (id) => ask(room(id, "/publish"), { method: "DELETE", body: {}, shape: ownRoom }),

    async pictures() {
      const answer = await ask("/api/pictures", { shape: heldPictures });
      if (!answer.ok) return answer;
      return { ok: true, value: new Set(answer.value.pictures.map(({ hash }) => hash)) };
    },
    sendPicture: (hash, bytes) => ask(`/api/pictures/${hash}`, { method: "PUT", body: bytes }),
  };
}
