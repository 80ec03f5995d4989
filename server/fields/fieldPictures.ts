// Pictures of fields: from the disk, or drawn once for all who ask for the same one at the same time.
import type { DrawingPool, Drawn } from "../drawing/drawingPool.ts";
import type { PictureStore } from "../drawing/pictureStore.ts";
import { type Share, shareDrawing } from "../drawing/shareDrawing.ts";
import type { Log } from "../log.ts";
import type { NameOf, Picture } from "./pictureRequest.ts";

export type FieldPictures = {
  /** The bytes as they are kept: SVG compressed with Brotli, PNG as it is. */
  get: Share<Picture>;
};

type Parts = {
  collection: string;
  nameOf: NameOf;
  store: PictureStore;
  pool: DrawingPool;
  log: Log;
};

export function createFieldPictures(parts: Parts): FieldPictures {
  const { collection, nameOf, store, pool, log } = parts;

  async function make(picture: Picture, signal: AbortSignal): Promise<Drawn> {
    const name = nameOf(picture);
    const kept = await store.read(name);
    if (kept) return { ok: true, bytes: kept };
    const { form, id, frame, season, hour } = picture;
    let drawn: Drawn;
    if (form === "svg") {
      drawn = await pool.draw({ form, collection, id, frame, season, hour }, signal);
    } else {
      const drawing = await shared({ ...picture, form: "svg" }, signal);
      if (!drawing.ok) return drawing;
      drawn = await pool.draw({ form, svg: drawing.bytes }, signal);
    }
    if (drawn.ok) await store.write(name, drawn.bytes);
    else if (drawn.why === "failed") {
      log.error({ picture: name, reason: drawn.reason }, "a field could not be drawn");
    }
    return drawn;
  }

  const shared = shareDrawing(nameOf, make);
  return { get: shared };
}
