// What the menu, the dialogs and the notices of the rooms work with.

import { Watched } from "@loamstead/lib/watched.ts";
import { openThumbnails, type ThumbnailCache } from "../../keeping/cache/thumbnailCache.ts";
import type { DeviceDatabase } from "../../keeping/database/database.ts";
import type { DeletedOnServer, SyncResult } from "../../keeping/sync/accountApi.ts";
import { rasteriseDrawing } from "../files/rasteriseDrawing.ts";
import type { RoomDocument } from "../model/room.ts";
import type { PictureBook } from "../pictures/pictureBook.ts";
import { pictureData } from "../pictures/pictureData.ts";
import type { RoomStage } from "../stage/stage.ts";
import { openRoomDrawer, type RoomDrawer } from "./roomDrawer.ts";
import type { RoomLibrary } from "./roomLibrary.ts";
import { LateTemplates, type RoomTemplate } from "./roomTemplates.ts";

/** What the one dialog of the rooms shows; null while it is closed. */
export type RoomsDialogView =
  | { readonly kind: "rooms" | "new" | "versions" | "unreadable" | "import" | "export" | "about" }
  | {
      readonly kind: "name";
      readonly id: string;
      readonly name: string;
      /** And goes back there. */
      readonly isFromList?: true;
    }
  | {
      readonly kind: "delete";
      readonly id: string;
      readonly name: string;
      readonly isFromList: boolean;
    };

export type RoomTools = {
  readonly library: RoomLibrary;
  readonly thumbnails: ThumbnailCache<RoomDocument>;
  readonly drawer: RoomDrawer;
  readonly templates: LateTemplates;
  /** The room in the round, where it is open. */
  readonly stage: () => Pick<RoomStage, "picture" | "file"> | null;
  /** What the account tells of rooms that are shared or deleted; null where there is none. */
  readonly account: Promise<RoomsOfAccount | null> | null;
  readonly now: () => number;
  readonly view: Watched<{ readonly view: RoomsDialogView | null }>;
  readonly close: () => void;
};

/** As much of the account as lists of rooms ask. */
export type RoomsOfAccount = {
  readonly find: (
    room: string,
  ) => Promise<SyncResult<{ readonly publishedAt: number | null; readonly hearts: number } | null>>;
  readonly guests: { find(room: string): Promise<{ readonly endsAt: number } | null> };
  readonly idInAccount: (room: string) => Promise<string | null>;
  readonly deleted: () => Promise<readonly DeletedOnServer[]>;
  readonly restore: (idInAccount: string) => Promise<SyncResult<unknown>>;
  readonly purge: (idInAccount: string) => Promise<SyncResult<unknown>>;
};

type Parts = Pick<RoomTools, "library" | "stage" | "account"> & {
  readonly templates: () => Promise<readonly RoomTemplate[]>;
  readonly database: DeviceDatabase;
  readonly pictures: PictureBook;
  /** The thumbnails wait for the large drawing: that is what one looks at first. */
  readonly roomIsDrawn: () => Promise<void>;
};

/** Twice as wide as it is shown. */
const SMALL = 360;

export function openRoomTools(all: Parts): RoomTools {
  const { database, pictures, templates, roomIsDrawn, ...parts } = all;
  const drawer = openRoomDrawer(pictureData(pictures));
  const thumbnails = openThumbnails<RoomDocument>({
    database,
    draw: async (document) => {
      await roomIsDrawn();
      const drawing = await drawer.draw(document);
      return drawing && rasteriseDrawing(drawing, SMALL, "image/webp");
    },
    newUrl: (bytes) => URL.createObjectURL(bytes),
    freeUrl: (url) => URL.revokeObjectURL(url),
  });
  return {
    ...parts,
    drawer,
    thumbnails,
    now: Date.now,
    templates: new LateTemplates(templates),
    view: new Watched<{ view: RoomsDialogView | null }>({ view: null }),
    close: () => {
      thumbnails.close();
      drawer.close();
    },
  };
}
