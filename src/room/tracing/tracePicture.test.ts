// Tests that a room is traced as the stage shows it: its light, what hangs in it, its poses, and that much of it is refused.
import { expect, test } from "vitest";
import { soak } from "../../../test/soak.ts";
import { siteCatalogue } from "../catalogue/siteCatalogue.ts";
import { floorPlace, thing, wall } from "../model/placed.ts";
import type { RoomDocument, RoomHour } from "../model/room.ts";
import { bareRoom, withItems } from "../model/sampleRoom.ts";
import { firstShot, type Shot } from "../model/shot.ts";
import type { BuiltShape } from "../shapes/shape.ts";
import { templates } from "../template/index.ts";
import { lightOnDemand } from "./lightOnDemand.ts";
import { shotCamera } from "./shotCamera.ts";
import type { PicturePixels } from "./surfaceColour.ts";
import { tracedRoom } from "./tracedRoom.ts";
import { tracePicture } from "./tracePicture.ts";

const dots = { width: 60, height: 40 };

/** Pieces are built once for all pictures. */
const known = new Map<string, BuiltShape>();

type Trace = { shot?: Partial<Shot>; picture?: PicturePixels };

function traced(document: RoomDocument, { shot, picture }: Trace = {}) {
  const pose = { ...firstShot(document.shell.light), ...shot };
  const seen = { ...document, shell: { ...document.shell, light: pose.hour } };
  const hangs = () => picture !== undefined;
  const room = tracedRoom(seen, { quarter: pose.side, catalogue: siteCatalogue, hangs, known })!;
  const camera = shotCamera(room, pose, dots);
  const pictures = room.quads.map(() => picture!);
  return tracePicture({ room, light: lightOnDemand(room), camera, pictures }).pixels;
}

const meanOf = (pixels: ArrayLike<number>): readonly number[] =>
  [0, 1, 2].map((k) => {
    let sum = 0;
    for (let i = k; i < pixels.length; i += 3) sum += pixels[i]!;
    return sum / (pixels.length / 3);
  });
const apart = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!);
  return sum / a.length;
};
const inHour = (document: RoomDocument, light: RoomHour): RoomDocument => ({
  ...document,
  shell: { ...document.shell, light },
});

const rooms = templates()
  .slice(0, soak(99, 2))
  .map((template) => [template.id, template.document] as const);

test.each(rooms)(
  "%s is bright by day, warm by evening and blue by night, and the same each time",
  (_, room) => {
    const [day, evening, night] = (["day", "evening", "night"] as const).map((hour) =>
      meanOf(traced(inHour(room, hour))),
    ) as [readonly number[], readonly number[], readonly number[]];
    expect(day[1]!).toBeGreaterThan(night[1]! + 10);
    expect(evening[0]! - evening[2]!).toBeGreaterThan(night[0]! - night[2]!);
    expect(apart(traced(room), traced(room))).toBe(0);
  },
);

test("a picture hangs where somebody hung it, and its frame stays empty where it is not to be had", () => {
  const upload = { kind: "upload", hash: "ab".repeat(32), alt: "red" } as const;
  const room = withItems(bareRoom(6, 6), [
    thing("frame", "wide-frame", wall("north", 8, 8), { picture: upload }),
  ]);
  const red = {
    width: 2,
    height: 2,
    pixels: Uint8Array.from([255, 0, 0, 255, 0, 0, 255, 0, 0, 255, 0, 0]),
  };
  const isRed = (pixels: ArrayLike<number>) => {
    for (let i = 0; i < pixels.length; i += 3)
      if (pixels[i]! > 90 && pixels[i + 1]! < 40 && pixels[i + 2]! < 40) return true;
    return false;
  };
  const shot = { lens: "stage" } as const;
  expect(isRed(traced(room, { shot, picture: red }))).toBe(true);
  expect(isRed(traced(room, { shot }))).toBe(false);
});

test("each side, lens, aim and part of a picture is another one", () => {
  const room = templates()[0]!.document;
  const usual = traced(room);
  const others: Partial<Shot>[] = [
    { lens: "stage" },
    { lens: "wide" },
    { side: 1 },
    { crop: 0.5 },
    { aim: [0.4, 0] },
  ];
  for (const shot of others)
    expect(apart(traced(room, { shot }), usual), JSON.stringify(shot)).toBeGreaterThan(5);
  // What is in the middle of the whole picture fills the part of it.
  const half = traced(room, { shot: { crop: 0.5 } });
  const middle = (20 * 60 + 30) * 3;
  expect(Math.abs(half[middle]! - usual[middle]!)).toBeLessThan(40);
});

test("a room with more in it than the stage gathers light for is not traced", () => {
  const many = Array.from({ length: 1_500 }, (_, i) =>
    thing(`${i}`, "bookshelf", floorPlace((i % 30) * 4, Math.floor(i / 30) * 2)),
  );
  const crowded = withItems(bareRoom(32, 32), many);
  expect(tracedRoom(crowded, { quarter: 0, catalogue: siteCatalogue })).toBe(null);
});
