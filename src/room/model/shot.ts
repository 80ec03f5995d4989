// How a room is photographed for others: a pose and never pixels, so that anybody can draw it again.
import * as v from "valibot";
import type { ItemId, QuarterTurn, RoomHour } from "./room.ts";

/** `stage` is the whole room from above, as the stage stands when nobody has touched it. */
export const shotLenses = ["stage", "wide", "normal", "portrait"] as const;
export type ShotLens = (typeof shotLenses)[number];

export type Shot = {
  readonly lens: ShotLens;
  /** Quarter turns of the viewer about the room. */
  readonly side: QuarterTurn;
  readonly hour: RoomHour;
  /** What it is of, where that still stands in the room. */
  readonly focus?: ItemId | undefined;
  /** How far aside it looks, to the right and up, in halves of the picture. */
  readonly aim: readonly [number, number];
  /** Which part of the picture is taken, 1 for all of it. */
  readonly crop: number;
};

/** The photograph that fills a card, in the room's own light. */
export const firstShot = (hour: RoomHour): Shot => ({
  lens: "normal",
  side: 0,
  hour,
  aim: [0, 0],
  crop: 1,
});

/** As it is kept, with room to spare. */
const MOST_SHOT_BYTES = 200;
const MOST_ASIDE = 1;
const LEAST_CROP = 0.25;

const within = (least: number, most: number) =>
  v.pipe(v.number(), v.minValue(least), v.maxValue(most));

/** The fields: {@link Shot}. */
export const shotSchema = v.strictObject({
  lens: v.picklist(shotLenses),
  side: v.picklist([0, 1, 2, 3] as const),
  hour: v.picklist(["day", "evening", "night"] as const),
  focus: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  aim: v.tuple([within(-MOST_ASIDE, MOST_ASIDE), within(-MOST_ASIDE, MOST_ASIDE)]),
  crop: within(LEAST_CROP, 1),
});

const finely = (value: number): number => Math.round(value * 1000) / 1000;

/** One text for one pose: it is part of what its pictures are kept as. */
export const shotText = ({ lens, side, hour, focus, aim: [x, y], crop }: Shot): string =>
  JSON.stringify({
    lens,
    side,
    hour,
    ...(focus !== undefined && { focus }),
    aim: [finely(x), finely(y)],
    crop: finely(crop),
  });

/** Null for what is no pose. */
export function readShot(text: string | null): Shot | null {
  if (text === null || text.length > MOST_SHOT_BYTES) return null;
  try {
    const read = v.safeParse(shotSchema, JSON.parse(text));
    return read.success ? (read.output as Shot) : null;
  } catch {
    return null;
  }
}
