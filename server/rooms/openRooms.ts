// Puts together what answers for rooms: their API, what their pages show, and the pictures of and in them.
import { Hono } from "hono";
import type { UploadLimits } from "../budgets/budgetRules.ts";
import { drawingVersion } from "../drawing/drawingVersion.ts";
import type { DrawingPools } from "../drawing/openDrawing.ts";
import { openPictureStore } from "../drawing/pictureStore.ts";
import type { Files } from "../files/files.ts";
import type { Env } from "../http/env.ts";
import { turnOf } from "../jobs/jobTurn.ts";
import { scheduleDeletedSweep, sweepDeleted } from "../keeping/deletedDocuments.ts";
import type { KeepingParts } from "../keeping/requests.ts";
import type { CountTokens } from "../ownership/countTokens.ts";
import type { FindName } from "../ownership/ensName.ts";
import type { PageDataLoaders } from "../pages/pageRoutes.ts";
import type { RecodePool } from "../pictures/openRecoding.ts";
import { openPictureFiles, type PictureFiles } from "../pictures/pictureFiles.ts";
import { pictureRoutes } from "../pictures/pictureRoutes.ts";
import { schedulePictureSweep, sweepPictures } from "../pictures/sweepPictures.ts";
import { type AccountName, createAccountName } from "./accountNames.ts";
import { createDevelopedPictures } from "./developedPictures.ts";
import { developOldRooms, keepDeveloping } from "./developOldRooms.ts";
import { createGallery } from "./gallery.ts";
import { scheduleGuestRoomSweep, sweepGuestRooms } from "./guests.ts";
import { markOldRooms, scheduleMarkRefresh } from "./marks.ts";
import { type KnownSite, oembedRoutes } from "./oembed.ts";
import { openReading } from "./openReading.ts";
import { createOwnedCount, type PieceCollection } from "./ownedCounts.ts";
import { createPublicRooms } from "./publicRooms.ts";
import { roomApi } from "./roomApi.ts";
import { roomPages } from "./roomPages.ts";
import { createRoomPictures, type RoomPictures } from "./roomPictures.ts";
import { roomsSitemap } from "./roomsSitemap.ts";
import type { Painting } from "./shareRoutes.ts";
import type { SharedRoom } from "./shownRooms.ts";

export type RoomParts = KeepingParts & { countTokens: CountTokens; findName: FindName };

type RoomsOptions = RoomParts & {
  site: KnownSite;
  /** The pieces of the catalogue that holders have only so many of. */
  pieces: readonly PieceCollection[];
  /** Told how each upload of a picture ended. */
  countUpload(outcome: string): void;
  uploads: UploadLimits;
  recoding: RecodePool;
  drawing: DrawingPools;
  /** Where pictures are kept, the uploaded and the drawn. */
  keptFiles: Files;
};

export type Rooms = {
  routes: Hono<Env>;
  /** What their pages are drawn from. */
  given: Pick<PageDataLoaders, "rooms" | "room">;
  /** For whoever takes along what is kept of them. */
  files: PictureFiles;
  pictures: RoomPictures;
  accountName: AccountName;
  /** Begins what goes on beside the requests. */
  start(): void;
  stop(): Promise<void>;
};

/** Some three thousand pictures; what goes is painted again when somebody looks. */
const MAX_BYTES = 2 ** 29;

/** As much again, for what is developed. */
const developedFolder = "developed";

/** What decides how a room looks in the round, beside what decides it in its drawing. */
const developedBy = ["tracing", "light", "shapes", "stage/light", "stage/photo", "stage/view"].map(
  (part) => `src/room/${part}`,
);

const drawnBy = [
  ...["picture", "catalogue", "model", "rules"].map((part) => `src/room/${part}`),
  "src/models",
  "server/rooms",
];

/** Where drawn pictures of rooms are kept. */
export const roomsFolder = "rooms";
/** Stands for the code that draws them. */
export const roomsVersion = () => drawingVersion(drawnBy);

export async function openRooms(options: RoomsOptions): Promise<Rooms> {
  const { site, pieces, countUpload, uploads, recoding, drawing, keptFiles, ...parts } = options;
  const { db, log, now } = parts;
  const files = openPictureFiles(keptFiles);
  const store = await openPictureStore({
    files: keptFiles,
    folder: roomsFolder,
    maxBytes: MAX_BYTES,
    log,
    clock: now,
  });
  const version = await roomsVersion();
  const pictures = createRoomPictures({ ...parts, files, drawnBy: version, store, drawing });

  const developed = createDevelopedPictures({
    ...parts,
    files,
    drawnBy: await drawingVersion([...developedBy, ...drawnBy]),
    store: await openPictureStore({
      files: keptFiles,
      folder: developedFolder,
      maxBytes: MAX_BYTES,
      log,
      clock: now,
    }),
    pool: drawing.developing,
  });

  const ownedCount = createOwnedCount(parts);
  const accountName = createAccountName(parts);
  const tellPicture = developed.told;
  const publicRooms = createPublicRooms({ db, pieces, ownedCount, accountName, tellPicture });
  const { owned } = publicRooms;

  const gallery = createGallery({ db, publicRooms, pieces, now });

  const reading = openReading(log);
  const ending = new AbortController();
  const paint = async (room: SharedRoom, { networks, holder }: Painting) => {
    const wanted = { room, size: "share", owned: await owned(room) } as const;
    const turn = turnOf(networks, holder);
    await pictures.get(wanted, { turn, unwanted: ending.signal });
  };
  const develop = async (room: SharedRoom, networks: Painting["networks"]) =>
    developed.begin(room, await owned(room), networks);
  // Without one, the picture is painted for whoever asks first.
  const paintAhead = (room: SharedRoom, by: Painting) => {
    void paint(room, by).catch(() => {});
    void develop(room, by.networks).catch(() => {});
  };
  const lookedAt = (room: SharedRoom, networks: Painting["networks"]) =>
    void develop(room, networks).catch(() => {});
  let sweeping: Promise<unknown> = Promise.resolve();
  const shownPages = roomPages({
    db,
    publicRooms,
    gallery,
    pictures,
    developed,
    accountName,
    lookedAt,
    site,
    findVisitor: parts.findVisitor,
  });
  return {
    routes: new Hono<Env>()
      .route(
        "/",
        roomApi({
          ...parts,
          publicRooms,
          accountName,
          gallery,
          paintAhead,
          lookedAt,
          readApart: reading.read,
        }),
      )
      .route("/", pictureRoutes({ ...parts, files, uploads, recoding, count: countUpload }))
      .route("/", oembedRoutes({ db, site, accountName, owned, tellPicture }))
      .route("/", roomsSitemap({ db, site, now }))
      .route("/", shownPages.routes),
    given: shownPages.given,
    files,
    pictures,
    accountName,
    start() {
      const { signal } = ending;
      sweeping = Promise.all([
        schedulePictureSweep(() => sweepPictures(db, files, now()), { signal, log }),
        scheduleMarkRefresh(() => markOldRooms(db), { signal, log }),
        scheduleDeletedSweep(() => sweepDeleted(db, now()), { signal, log }),
        scheduleGuestRoomSweep(() => sweepGuestRooms(db, now()), { signal, log }),
        keepDeveloping(() => developOldRooms({ db, owned, developed }, signal), { signal, log }),
      ]);
    },
    async stop() {
      ending.abort();
      await Promise.all([sweeping, reading.close()]);
    },
  };
}
