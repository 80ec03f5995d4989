// What everybody sees of a room: all of it but the pieces that are counted and that its holder does not own.
import { createHash } from "node:crypto";
import { createCache } from "../../src/lib/cache.ts";
import { catalogueWith } from "../../src/room/catalogue/siteCatalogue.ts";
import { decode } from "../../src/room/model/decode.ts";
import type { ModelId, RoomDocument } from "../../src/room/model/room.ts";
import { ownedOnly } from "../../src/room/rules/ownedOnly.ts";
import type { OwnedModelCounts } from "../drawing/drawing.ts";
import { findVersion } from "../keeping/versions.ts";
import type { Statements } from "../store/database.ts";
import type { AccountName } from "./accountNames.ts";
import { type Credit, findCredits } from "./credits.ts";
import { NO_CHAIN } from "./guests.ts";
import type { OwnedCount, PieceCollection } from "./ownedCounts.ts";
import { describeSiteRoom, type ServerRoomSummary } from "./roomKind.ts";
import { listMadeFrom, type SharedRoom } from "./shownRooms.ts";

type Which = Pick<ServerRoomSummary, "id" | "version">;
type Whose = Which & Pick<ServerRoomSummary, "holder" | "isNamed">;

export type PublicRooms = {
  /** Empty where the whole room is shown. */
  owned(room: Whose): Promise<OwnedModelCounts>;
  /** Rooms as browsers, and whatever draws their pages, are told of them. */
  tell(rooms: readonly SharedRoom[]): Promise<PublicRoom[]>;
  /** One of them, with those that are listed under it. */
  tellOne(room: SharedRoom): Promise<PublicRoom & { madeFromThis: PublicRoom[] }>;
};

type Parts = {
  db: Statements;
  pieces: readonly PieceCollection[];
  ownedCount: OwnedCount;
  accountName: AccountName;
  /** What is told of the picture of a room. */
  tellPicture(room: SharedRoom, owned: OwnedModelCounts): PictureProgress;
};

/** By which name it is asked for, and whether there will be one. */
export type PictureProgress = { picture: string | null; isDeveloping: boolean };

type PublicRoom = ReturnType<typeof toldWhole>;

const noPicture: PictureProgress = { picture: null, isDeveloping: false };

const toldWhole = (room: SharedRoom, by: string | null, credit: Credit | null) => ({
  id: room.id,
  version: room.version,
  name: room.name,
  words: room.words,
  caption: room.caption,
  /** What whoever furnished it is called, where they say so and have a name; else somebody. */
  by,
  isListed: room.listedAt !== null,
  publishedAt: room.publishedAt,
  endsAt: room.endsAt,
  hearts: room.hearts,
  credit,
  /** Of which counted pieces its holder has fewer than stand in it. */
  owned: [] as { piece: ModelId; count: number }[],
  ...noPicture,
});

/** What a version has in it never changes. */
const MOST_REMEMBERED = 2_000;

export function createPublicRooms(parts: Parts): PublicRooms {
  const { db, pieces, ownedCount, accountName, tellPicture } = parts;
  const used = remembering(async ({ id, version }: Which) => {
    const document = await documentOf(id, version);
    return new Map(pieces.map(({ piece }) => [piece, countOf(document, piece)]));
  });
  const words = remembering(async ({ id, version }: Which, owned: OwnedModelCounts) => {
    const document = await documentOf(id, version);
    return document && describeSiteRoom(ownedOnly(document, catalogueWith(new Map(owned))));
  });

  async function documentOf(id: string, version: number): Promise<RoomDocument | null> {
    const text = (await findVersion(db, id, version))?.document ?? "";
    // Most rooms have none of the pieces, and need not be opened to see that.
    if (!pieces.some(({ piece }) => text.includes(JSON.stringify(piece)))) return null;
    const decoded = decode(text);
    return decoded.ok ? decoded.value : null;
  }

  async function owned(room: Whose): Promise<OwnedModelCounts> {
    if (pieces.length === 0) return [];
    const has = await used(room, []);
    const counts = await Promise.all(
      pieces.map(async (piece): Promise<OwnedModelCounts> => {
        const count = has.get(piece.piece) ?? 0;
        if (count === 0) return [];
        // Guests have no wallet, and so none of what is counted.
        const mine =
          room.holder.chainId === NO_CHAIN ? 0 : await ownedCount(piece, room.holder.address);
        // How many somebody has who is not named would be a hint at who it is: all are left out.
        return mine < count ? [[piece.piece, room.isNamed ? mine : 0]] : [];
      }),
    );
    return counts.flat();
  }

  async function tellEach(room: SharedRoom, credit: Credit | null): Promise<PublicRoom> {
    const [short, by] = await Promise.all([
      owned(room),
      room.isNamed ? accountName(room.holder.address) : null,
    ]);
    const told = { ...toldWhole(room, by, credit), ...tellPicture(room, short) };
    if (short.length === 0) return told;
    return {
      ...told,
      owned: short.map(([piece, count]) => ({ piece, count })),
      words: (await words(room, short)) ?? told.words,
    };
  }

  async function tell(rooms: readonly SharedRoom[]): Promise<PublicRoom[]> {
    const credits = await findCredits({ db, accountName }, rooms);
    return Promise.all(rooms.map((room, i) => tellEach(room, credits[i] ?? null)));
  }

  return {
    owned,
    tell,
    async tellOne(room) {
      const [told, ...madeFromThis] = await tell([room, ...(await listMadeFrom(db, room.id))]);
      return { ...told!, madeFromThis };
    },
  };
}

/** Tells pictures apart that show more or less of the same version; nothing where all of it is shown. */
export const ownedTag = (owned: OwnedModelCounts): string =>
  owned.length === 0
    ? ""
    : `-${createHash("sha256").update(JSON.stringify(owned)).digest("hex").slice(0, 12)}`;

const countOf = (room: RoomDocument | null, piece: ModelId): number =>
  room
    ? room.items
        .values()
        .filter(({ model }) => model === piece)
        .toArray().length
    : 0;

function remembering<T>(find: (room: Which, owned: OwnedModelCounts) => Promise<T>) {
  const known = createCache<Promise<T>>(MOST_REMEMBERED);
  return (room: Which, owned: OwnedModelCounts): Promise<T> => {
    const key = `${room.id} ${room.version}${ownedTag(owned)}`;
    const found = known.get(key) ?? find(room, owned);
    known.set(key, found);
    found.catch(() => known.delete(key));
    return found;
  };
}
