// Pictures of rooms: from the disk, or painted once for all who ask for the same one at the same time.
import { createCache } from "../../src/lib/cache.ts";
import type { RateLimits } from "../budgets/rateLimits.ts";
import { roomPictureRule } from "../budgets/rateRules.ts";
import { drawCard } from "../drawing/drawCard.ts";
import type { DrawingResult, OwnedModelCounts } from "../drawing/drawing.ts";
import type { DrawingPools } from "../drawing/openDrawing.ts";
import type { PictureStore } from "../drawing/pictureStore.ts";
import { type Share, shareDrawing } from "../drawing/shareDrawing.ts";
import type { JobOptions } from "../jobs/jobPool.ts";
import { findVersion } from "../keeping/versions.ts";
import type { Log } from "../log.ts";
import type { PictureFiles } from "../pictures/pictureFiles.ts";
import type { Statements } from "../store/database.ts";
import { hungPictures } from "./hungPictures.ts";
import { ownedTag } from "./publicRooms.ts";
import type { ServerRoomSummary } from "./roomKind.ts";

/** What chats and networks show beside a link, what the room's own page shows, and what fills a phone. */
export const roomPictureSizes = {
  share: { width: 1200, height: 630 },
  large: { width: 1600, height: 1200 },
  story: { width: 1080, height: 1920 },
} as const;

export type RoomPictureSize = keyof typeof roomPictureSizes;

export const readSize = (text: string | undefined): RoomPictureSize | null =>
  text === undefined ? "share" : text === "large" || text === "story" ? text : null;

export type RoomPictureRequest = {
  room: Pick<ServerRoomSummary, "id" | "version" | "holder">;
  size: RoomPictureSize;
  owned: OwnedModelCounts;
};

export type RoomPictures = {
  nameOf(wanted: RoomPictureRequest): string;
  get: Share<RoomPictureRequest>;
  /** The picture, or for now that of a bare room. */
  card(wanted: RoomPictureRequest, asking: JobOptions): ReturnType<typeof drawCard>;
};

type Parts = {
  db: Statements;
  files: PictureFiles;
  /** Stands for the code that draws. */
  drawnBy: string;
  store: PictureStore;
  drawing: DrawingPools;
  rateLimits: RateLimits;
  log: Log;
  /** Milliseconds since 1970. */
  now(): number;
};

/** How long a room that could not be painted is not tried again, however often it is saved. */
const GIVEN_UP_MS = 10 * 60_000;
const MOST_GIVEN_UP = 1_000;

/** What a picture is kept as. */
export const roomPictureName = (
  drawnBy: string,
  { room, size, owned }: RoomPictureRequest,
): string => `${drawnBy}-${room.id}-${room.version}${ownedTag(owned)}-${size}.png`;

export function createRoomPictures(parts: Parts): RoomPictures {
  const { db, drawnBy, store, drawing, rateLimits, log, now } = parts;
  const givenUp = createCache<number>(MOST_GIVEN_UP);
  const nameOf = (wanted: RoomPictureRequest) => roomPictureName(drawnBy, wanted);

  async function make(wanted: RoomPictureRequest, asking: JobOptions): Promise<DrawingResult> {
    const name = nameOf(wanted);
    const kept = await store.read(name);
    if (kept) return { ok: true, value: kept };
    const { id, version, holder } = wanted.room;
    if ((givenUp.get(id) ?? 0) > now()) return { ok: false, why: "failed" };
    const found = await findVersion(db, id, version);
    // Saved anew since it was asked for, and the old version let go: whoever asks again gets the new.
    if (found === undefined) return { ok: false, why: "unwanted" };
    // Whoever saves and looks in turns, however fast, leaves time for the pictures of others.
    const painter = `${holder.address}:${holder.chainId}`;
    const free = await rateLimits.take(roomPictureRule, {
      networks: [{ name: painter, share: 1 }],
    });
    if (!free.ok) return { ok: false, why: "full" };
    const { document } = found;
    const pictures = await hungPictures(parts, found.pictures);
    // Painted without them, it would be kept as if they were not there.
    if (!pictures.ok) return { ok: false, why: "full" };
    const drawn = await drawing.rooms.run(
      {
        form: "room",
        document,
        pictures: pictures.value,
        owned: wanted.owned,
        ...roomPictureSizes[wanted.size],
      },
      asking,
    );
    if (drawn.ok) await store.write(name, drawn.value);
    else if (drawn.why === "failed") {
      log.error({ picture: name, reason: drawn.reason }, "a room could not be drawn");
      givenUp.set(id, now() + GIVEN_UP_MS);
    }
    return drawn;
  }

  const get = shareDrawing(nameOf, make);

  return {
    nameOf,
    get,
    async card(wanted, asking) {
      const kept = await store.read(nameOf(wanted));
      if (kept) return { drawn: { ok: true, value: kept }, isStandIn: false };
      const { turn } = asking;
      return drawCard(
        () => get(wanted, { turn }),
        () => drawing.standIns.run({ form: "bare room", ...roomPictureSizes[wanted.size] }, asking),
      );
    },
  };
}
