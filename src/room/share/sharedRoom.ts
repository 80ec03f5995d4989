// What everybody may know of a room that is shown, as the server tells it.
import * as v from "valibot";

const credit = v.object({ room: v.string(), by: v.string(), name: v.string() });

export const sharedRoom = v.object({
  id: v.string(),
  version: v.number(),
  name: v.string(),
  /** The room in sentences. */
  words: v.string(),
  /** The address of whoever furnished it. */
  by: v.string(),
  /** Milliseconds since 1970. */
  publishedAt: v.number(),
  /** The room that this one was made from. */
  credit: v.nullable(credit),
});

export const gallery = v.object({
  rooms: v.array(sharedRoom),
  /** Leads to the next page; null on the last one. */
  after: v.nullable(v.string()),
});

export type SharedRoom = v.InferOutput<typeof sharedRoom>;
export type Gallery = v.InferOutput<typeof gallery>;

export const readSharedRoom = (json: unknown): SharedRoom => v.parse(sharedRoom, json);
export const readGallery = (json: unknown): Gallery => v.parse(gallery, json);
