// Pictures of parishes: from the disk, or drawn once for all who ask for the same one at the same time.
import type { SheetHour } from "../../src/fields/sheets/sheets.ts";
import type { DrawingPool, DrawingResult } from "../drawing/drawing.ts";
import type { PictureStore } from "../drawing/pictureStore.ts";
import { type Share, shareDrawing } from "../drawing/shareDrawing.ts";
import type { Files } from "../files/files.ts";
import type { Log } from "../log.ts";

export type ParishPictureRequest = {
  readonly parish: number;
  /** Alone, as wide as its page shows it, or with its name for links, which is always by day. */
  readonly form: "picture" | "card";
  readonly hour: SheetHour;
};

/** As the page of a parish shows it on dense screens. */
export const PARISH_WIDTH = 1280;

/** Under what name a picture lies that is drawn ahead. */
export const parishAheadName = (parish: number, hour: SheetHour): string =>
  `parish-${parish}-${hour}.webp`;

type Parts = {
  size: number;
  /** Stands for the code that draws. */
  version: string;
  files: Pick<Files, "read">;
  /** The folder of those that were drawn ahead. */
  ahead: string;
  store: PictureStore;
  fields: DrawingPool;
  log: Log;
};

export type ParishPictures = {
  nameOf(picture: ParishPictureRequest): string;
  kept(picture: ParishPictureRequest): Promise<Uint8Array | undefined>;
  get: Share<ParishPictureRequest>;
};

export function createParishPictures(parts: Parts): ParishPictures {
  const { size, version, files, ahead, store, fields, log } = parts;
  const nameOf = ({ parish, form, hour }: ParishPictureRequest) =>
    `${version}-${size}-parish-${parish}-${hour}.${form === "card" ? "png" : "webp"}`;

  async function kept(picture: ParishPictureRequest): Promise<Uint8Array | undefined> {
    if (picture.form === "picture") {
      const found = await files.read(`${ahead}/${parishAheadName(picture.parish, picture.hour)}`);
      if (found.ok && found.value) return found.value;
    }
    return store.read(nameOf(picture));
  }

  const get = shareDrawing(
    nameOf,
    async (picture: ParishPictureRequest, asking): Promise<DrawingResult> => {
      const known = await kept(picture);
      if (known) return { ok: true, value: known };
      const { parish, form, hour } = picture;
      const svg = await fields.run({ form: "parish", parish, hour }, asking);
      const drawn = !svg.ok
        ? svg
        : await fields.run(
            form === "card"
              ? { form: "parish card", svg: svg.value, parish, size }
              : { form: "parish picture", svg: svg.value, width: PARISH_WIDTH },
            asking,
          );
      const name = nameOf(picture);
      if (drawn.ok) await store.write(name, drawn.value);
      else if (drawn.why === "failed")
        log.error({ picture: name, reason: drawn.reason }, "a parish could not be drawn");
      return drawn;
    },
  );
  return { nameOf, kept, get };
}
