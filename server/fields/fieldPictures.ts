// Pictures of fields: from the disk, or drawn once for all who ask for the same one at the same time.
import { drawCard } from "../drawing/drawCard.ts";
import type { DrawingResult } from "../drawing/drawing.ts";
import type { DrawingPools } from "../drawing/openDrawing.ts";
import type { PictureStore } from "../drawing/pictureStore.ts";
import { type Share, shareDrawing } from "../drawing/shareDrawing.ts";
import type { Files } from "../files/files.ts";
import type { JobOptions } from "../jobs/jobPool.ts";
import type { Log } from "../log.ts";
import { aheadName, type FieldPictureRequest, type NameOf } from "./pictureRequest.ts";

export type FieldPictures = {
  /** The bytes as they are kept: SVG compressed with Brotli, all others as they are. */
  get: Share<FieldPictureRequest>;
  /** The picture of a card, or for now its emblem. */
  card(picture: FieldPictureRequest, asking: JobOptions): ReturnType<typeof drawCard>;
};

type Parts = {
  collection: string;
  nameOf: NameOf;
  files: Files;
  /** The folder of those that were drawn ahead. */
  ahead: string;
  store: PictureStore;
  drawing: DrawingPools;
  log: Log;
};

export function createFieldPictures(parts: Parts): FieldPictures {
  const { collection, nameOf, files, ahead, store, log } = parts;
  const { fields, standIns } = parts.drawing;

  async function make(picture: FieldPictureRequest, asking: JobOptions): Promise<DrawingResult> {
    const name = nameOf(picture);
    const kept = (await drawnAhead(picture)) ?? (await store.read(name));
    if (kept) return { ok: true, value: kept };
    const { form, id, frame, season, hour } = picture;
    let drawn: DrawingResult;
    if (form === "svg") {
      drawn = await fields.run({ form, collection, id, frame, season, hour }, asking);
    } else {
      const svg = await shared({ ...picture, form: "svg", frame: "island" }, asking);
      if (!svg.ok) return svg;
      const job = { svg: svg.value, collection, id, frame, season, hour };
      drawn = await fields.run(
        form === "png" ? { form, ...job } : { form, svg: svg.value },
        asking,
      );
    }
    if (drawn.ok) await store.write(name, drawn.value);
    else if (drawn.why === "failed") {
      log.error({ picture: name, reason: drawn.reason }, "a field could not be drawn");
    }
    return drawn;
  }

  async function drawnAhead(picture: FieldPictureRequest): Promise<Buffer | undefined> {
    const name = aheadName(picture);
    if (name === undefined) return undefined;
    const found = await files.read(`${ahead}/${name}`);
    return found.ok ? found.value : undefined;
  }

  const shared = shareDrawing(nameOf, make);
  return {
    get: shared,
    async card(picture, asking) {
      const kept = await store.read(nameOf(picture));
      if (kept) return { drawn: { ok: true, value: kept }, isStandIn: false };
      const { id, season, hour } = picture;
      const { turn } = asking;
      return drawCard(
        () => shared(picture, { turn }),
        () => standIns.run({ form: "emblem", collection, id, season, hour }, asking),
      );
    },
  };
}
