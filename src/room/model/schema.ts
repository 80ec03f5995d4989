// The shape of a room as JSON, field by field; what reaches across fields is in structure.ts.
import * as v from "valibot";
import { type PictureRef, patternParts, roomHours, tintParts, wallSides } from "./room.ts";
import {
  LONGEST_ALT,
  LONGEST_NAME,
  MOST_ITEMS,
  MOST_OPENINGS,
  MOST_STACKED,
  PER_TILE,
  SIDE,
  WALL_HEIGHT,
} from "./units.ts";

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const along = whole(0, SIDE.most * PER_TILE);
const up = whole(0, WALL_HEIGHT.most);

/** Lower case and short, so that ids sort, travel in addresses and never meet an object's own keys. */
const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,47}$/));
const modelId = v.pipe(v.string(), v.regex(/^[A-Za-z0-9][A-Za-z0-9-]{0,47}$/));

/** No space at its ends, nothing invisible that could turn the text around it. */
const name = v.pipe(
  v.string(),
  v.maxLength(LONGEST_NAME),
  v.regex(/^[^\s\p{Cc}\p{Cs}](?:[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*[^\s\p{Cc}\p{Cs}])?$/u),
);
/** One that is given from now on, as captions are: nothing in it reaches over the lines around it. */
const newName = v.pipe(
  name,
  v.regex(/^[^\u200e\u200f\u2028\u2029]*$/u),
  v.check((text) => !/\p{M}{4}/u.test(text)),
);
const alt = v.pipe(v.string(), v.maxLength(LONGEST_ALT), v.regex(/^[^\p{Cc}\p{Cs}]*$/u));

/** The fields: {@link PictureRef} (./room.ts). */
const pictureSchema = v.variant("kind", [
  v.object({ kind: v.literal("upload"), hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)), alt }),
  v.object({
    kind: v.literal("token"),
    chainId: whole(1, Number.MAX_SAFE_INTEGER),
    contract: v.pipe(v.string(), v.regex(/^0x[0-9a-f]{40}$/)),
    tokenId: v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,77})$/)),
    alt,
  }),
]);

/** The fields: {@link RoomFinish} (./room.ts). */
const finish = v.object({
  kind: modelId,
  tint: v.exactOptional(modelId),
  picture: v.exactOptional(pictureSchema),
});

/** The fields: {@link ItemPlace} (./room.ts). */
const place = v.variant("kind", [
  v.object({ kind: v.literal("floor"), x: along, z: along }),
  v.object({ kind: v.literal("wall"), wall: v.picklist(wallSides), along, up }),
  v.object({
    kind: v.literal("on"),
    carrier: id,
    level: whole(0, MOST_STACKED * 4),
    x: along,
    z: along,
  }),
]);

/** An empty one would be a second way to write a thing without. */
const partTints = v.pipe(
  v.object(v.entriesFromList(tintParts, v.exactOptional(modelId))),
  v.minEntries(1),
);

const patterns = v.pipe(
  v.object(v.entriesFromList(patternParts, v.exactOptional(modelId))),
  v.minEntries(1),
);

/** The fields: {@link Item} (./room.ts). */
export const itemSchema = v.object({
  id,
  model: modelId,
  at: place,
  turn: v.picklist([0, 1, 2, 3]),
  tint: v.exactOptional(modelId),
  partTints: v.exactOptional(partTints),
  patterns: v.exactOptional(patterns),
  picture: v.exactOptional(pictureSchema),
  name: v.exactOptional(name),
  unlit: v.exactOptional(v.literal(true)),
});

/** The fields: {@link Opening} (./room.ts). */
const opening = v.object({ id, model: modelId, wall: v.picklist(wallSides), along, up });

/** The fields: {@link RoomDocument} (./room.ts). */
export const roomSchema = v.object({
  version: v.literal(1),
  name,
  size: v.object({
    columns: whole(SIDE.least, SIDE.most),
    rows: whole(SIDE.least, SIDE.most),
    height: whole(WALL_HEIGHT.least, WALL_HEIGHT.most),
  }),
  floor: finish,
  walls: v.object({ north: finish, east: finish, south: finish, west: finish }),
  light: v.picklist(roomHours),
  backdrop: v.nullable(pictureSchema),
  openings: v.pipe(v.array(opening), v.maxLength(MOST_OPENINGS)),
  items: v.pipe(v.array(itemSchema), v.maxLength(MOST_ITEMS)),
});

export const isName = (value: unknown): value is string => v.is(newName, value);
export const isId = (value: unknown): value is string => v.is(id, value);
export const isPicture = (value: unknown): value is PictureRef => v.is(pictureSchema, value);
