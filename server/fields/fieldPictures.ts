// Pictures of fields: from the disk, or drawn once for all who ask for the same one at the same time.
import type { Log } from "../log.ts";
import type { DrawingPool, Drawn } from "./drawingPool.ts";
import type { NameOf, Picture } from "./pictureRequest.ts";
import type { PictureStore } from "./pictureStore.ts";

export type FieldPictures = {
  /** The bytes as they are kept: SVG compressed with Brotli, PNG as it is. */
  get(picture: Picture, left: AbortSignal): Promise<Drawn>;
};

type Parts = {
  collection: string;
  nameOf: NameOf;
  store: PictureStore;
  pool: DrawingPool;
  log: Log;
};

type Sharing = { drawn: Promise<Drawn>; wanted: number; unwanted: AbortController };

export function createFieldPictures(parts: Parts): FieldPictures {
  const { collection, nameOf, store, pool, log } = parts;
  const underWay = new Map<string, Sharing>();

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

  function shared(picture: Picture, left: AbortSignal): Promise<Drawn> {
    if (left.aborted) return Promise.resolve({ ok: false, why: "unwanted" });
    const name = nameOf(picture);
    let sharing = underWay.get(name);
    if (!sharing) {
      const unwanted = new AbortController();
      const drawn = make(picture, unwanted.signal).finally(() => {
        if (underWay.get(name)?.unwanted === unwanted) underWay.delete(name);
      });
      sharing = { drawn, wanted: 0, unwanted };
      underWay.set(name, sharing);
    }
    const mine = sharing;
    mine.wanted += 1;
    left.addEventListener(
      "abort",
      () => {
        mine.wanted -= 1;
        if (mine.wanted > 0) return;
        // Whoever asks from now on begins anew instead of sharing what is being given up.
        if (underWay.get(name) === mine) underWay.delete(name);
        mine.unwanted.abort();
      },
      { once: true },
    );
    return mine.drawn;
  }

  return { get: shared };
}
