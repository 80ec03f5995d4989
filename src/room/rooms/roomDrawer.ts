// Has rooms drawn in the model worker, with the visitor's pictures in them.
import { picturesIn } from "../model/picturesIn.ts";
import type { PictureRef, RoomDocument } from "../model/room.ts";
import { openModelWorker } from "../modelWorker/modelWorker.ts";
import { pictureUrls } from "../modelWorker/pictureUrls.ts";
import type { RoomOptions } from "../modelWorker/requests.ts";
import type { RoomSvg } from "../picture/drawRoom.ts";

export type RoomDrawer = {
  /** Null where nothing could be drawn. */
  readonly draw: (document: RoomDocument, options?: RoomOptions) => Promise<RoomSvg | null>;
  readonly close: () => void;
};

/** A drawing can only hold pictures that are in it: nothing is fetched from within. */
export type PictureData = (picture: PictureRef) => Promise<string | null>;

export function openRoomDrawer(pictureData: PictureData): RoomDrawer {
  const worker = openModelWorker();
  return {
    async draw(document, options = {}) {
      const urls = await pictureUrls(picturesIn(document), pictureData);
      const drawn = await worker.ask({ kind: "room", document, options, urls });
      return drawn.ok ? drawn.value : null;
    },
    close: worker.close,
  };
}
