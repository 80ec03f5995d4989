// Traces every template as the stage shows it, for its card and its open door: by the code that develops what travels of rooms.
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { siteCatalogue } from "../../src/room/catalogue/siteCatalogue.ts";
import type { RoomDocument } from "../../src/room/model/room.ts";
import { firstShot } from "../../src/room/model/shot.ts";
import type { BuiltShape } from "../../src/room/shapes/shape.ts";
import {
  doorPicture,
  doorSize,
  nightTemplates,
  pictureSize,
  templatePicture,
  templates,
} from "../../src/room/template/index.ts";
import type { PictureLight } from "../../src/room/template/picture.ts";
import { lightOnDemand } from "../../src/room/tracing/lightOnDemand.ts";
import { shotCamera } from "../../src/room/tracing/shotCamera.ts";
import { tracedRoom } from "../../src/room/tracing/tracedRoom.ts";
import { tracePicture } from "../../src/room/tracing/tracePicture.ts";

type Size = { readonly width: number; readonly height: number };

const QUALITY = { quality: 74, effort: 6, smartSubsample: true };
/** For all screens. */
const LARGER = 1.5;
const cardSize: Size = { width: pictureSize.width * LARGER, height: pictureSize.height * LARGER };

const isOnFrontPage = (id: string): boolean => (nightTemplates as readonly string[]).includes(id);

export async function traceTemplates(folder: string): Promise<void> {
  const known = new Map<string, BuiltShape>();
  for (const { id, document } of templates()) {
    const own = traced(document, known);
    await write(own, "own");
    const { shell } = document;
    const isOfNight = shell.light === "night";
    await write(
      isOfNight ? own : traced({ ...document, shell: { ...shell, light: "night" } }, known),
      "night",
    );

    async function write(picture: Sharp, light: PictureLight): Promise<void> {
      const file = ({ width, height }: Size, name: string) =>
        picture.clone().resize(width, height).webp(QUALITY).toFile(join(folder, name));
      await file(doorSize, doorPicture(id, light));
      if (light === "own" || isOnFrontPage(id)) await file(cardSize, templatePicture(id, light));
    }
  }
}

function traced(document: RoomDocument, known: Map<string, BuiltShape>): Sharp {
  const room = tracedRoom(document, { quarter: 0, catalogue: siteCatalogue, known });
  if (room === null) throw new Error("A room to begin with has too much in it to be traced");
  const shot = { ...firstShot(document.shell.light), lens: "stage" } as const;
  const camera = shotCamera(room, shot, doorSize);
  const { pixels, ...size } = tracePicture({
    room,
    light: lightOnDemand(room),
    camera,
    pictures: [],
  });
  return sharp(pixels, { raw: { ...size, channels: 3 } });
}
