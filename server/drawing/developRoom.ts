// Develops the pictures of a room: traced in the light of the stage, and for prints set on paper with their words.
import sharp from "sharp";
import { catalogueWith } from "../../src/room/catalogue/siteCatalogue.ts";
import { decode } from "../../src/room/model/decode.ts";
import type { RoomDocument } from "../../src/room/model/room.ts";
import { firstShot, readShot, type Shot } from "../../src/room/model/shot.ts";
import { ownedOnly } from "../../src/room/rules/ownedOnly.ts";
import type { BuiltShape } from "../../src/room/shapes/shape.ts";
import { type LightOnDemand, lightOnDemand } from "../../src/room/tracing/lightOnDemand.ts";
import { type Dots, shotCamera } from "../../src/room/tracing/shotCamera.ts";
import type { PicturePixels } from "../../src/room/tracing/surfaceColour.ts";
import { type TracedRoom, tracedRoom } from "../../src/room/tracing/tracedRoom.ts";
import { type TracedPicture, tracePicture } from "../../src/room/tracing/tracePicture.ts";
import { type DevelopedForms, type DevelopJob, developedForms } from "./developing.ts";
import type { RoomJob } from "./drawing.ts";
import { type PrintForm, printAreas } from "./printPaper.ts";
import { printPicture } from "./printPicture.ts";

/** Of a picture that hangs: no more of it is ever made out. */
const MOST_HUNG_DOTS = 512;
/** Shapes that are kept from room to room; some hundred kilobytes each. */
const MOST_SHAPES = 60;
const quality = { jpeg: 84, webp: 80 } as const;

type Ready = {
  readonly shot: Shot;
  readonly room: TracedRoom;
  readonly light: LightOnDemand;
  readonly pictures: readonly PicturePixels[];
};

/** Prints are asked for soon after the card of the same room: its light is gathered once for both. */
export function createDeveloper(): (job: DevelopJob) => Promise<DevelopedForms> {
  const shapes = new Map<string, BuiltShape>();
  let last: { readonly key: string; readonly ready: Ready | null } | null = null;

  async function readyFor(job: DevelopJob): Promise<Ready | null> {
    const key = JSON.stringify([job.document, job.shot, job.owned]);
    if (last?.key === key) return last.ready;
    // The room before gives its memory back first.
    last = null;
    if (shapes.size > MOST_SHAPES) shapes.clear();
    last = { key, ready: await prepared(job, shapes) };
    return last.ready;
  }

  return async (job) => {
    const ready = await readyFor(job);
    if (ready === null) return null;
    return job.words === null ? forPages(ready) : forPrints(ready, job.words);
  };
}

async function prepared(job: DevelopJob, known: Map<string, BuiltShape>): Promise<Ready | null> {
  const read = decode(job.document);
  if (!read.ok) throw new Error(`A room that was kept cannot be read at ${read.reason.path}`);
  const catalogue = catalogueWith(new Map(job.owned));
  const shot = readShot(job.shot) ?? firstShot(read.value.shell.light);
  const whole = ownedOnly(read.value, catalogue);
  const document: RoomDocument = { ...whole, shell: { ...whole.shell, light: shot.hour } };
  const hung = await decoded(job.pictures);
  const room = tracedRoom(document, {
    quarter: shot.side,
    catalogue,
    known,
    hangs: (ref) => ref.kind === "upload" && hung.has(ref.hash),
  });
  if (room === null) return null;
  const pictures = room.quads.map(({ picture }) => hung.get((picture as { hash: string }).hash)!);
  return { shot, room, light: lightOnDemand(room), pictures };
}

async function decoded(pictures: RoomJob["pictures"]): Promise<Map<string, PicturePixels>> {
  const read = pictures.map(async ({ hash, bytes }) => {
    const { data, info } = await sharp(bytes)
      .resize(MOST_HUNG_DOTS, MOST_HUNG_DOTS, { fit: "inside", withoutEnlargement: true })
      .flatten({ background: "#ffffff" })
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [
      hash,
      { width: info.width, height: info.height, pixels: new Uint8Array(data) },
    ] as const;
  });
  return new Map(await Promise.all(read));
}

const traced = ({ shot, ...painted }: Ready, dots: Dots): TracedPicture =>
  tracePicture({ ...painted, camera: shotCamera(painted.room, shot, dots) });

const raw = ({ width, height, pixels }: TracedPicture) =>
  sharp(pixels, { raw: { width, height, channels: 3 } });

async function forPages(ready: Ready): Promise<DevelopedForms> {
  const picture = traced(ready, developedForms.card);
  const sized = ({ width, height }: Dots) =>
    raw(picture).resize(width, height).webp({ quality: quality.webp }).toBuffer();
  const [card, large, small] = await Promise.all([
    raw(picture).jpeg({ quality: quality.jpeg, mozjpeg: true }).toBuffer(),
    sized(developedForms.large),
    sized(developedForms.small),
  ]);
  return { card, large, small };
}

async function forPrints(
  ready: Ready,
  words: NonNullable<DevelopJob["words"]>,
): Promise<DevelopedForms> {
  const made = async (form: PrintForm) => {
    const picture = traced(ready, printAreas[form].photo);
    return printPicture(
      form,
      await raw(picture).png({ compressionLevel: 0 }).toBuffer(),
      words,
      quality.jpeg,
    );
  };
  // One after the other: each holds some megabytes for every dot.
  const square = await made("square");
  return { square, story: await made("story") };
}
