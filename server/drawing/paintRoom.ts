// Paints a room: the designer's own drawing, set into the frame of the place where it is shown.
import { catalogueWith } from "../../src/room/catalogue/siteCatalogue.ts";
import { decode } from "../../src/room/model/decode.ts";
import type { PictureRef, RoomDocument } from "../../src/room/model/room.ts";
import { drawRoom } from "../../src/room/picture/drawRoom.ts";
import { ground, shade } from "../../src/room/picture/ground.ts";
import { ownedOnly } from "../../src/room/rules/ownedOnly.ts";
import type { RoomJob } from "./drawing.ts";
import { paint } from "./paint.ts";

/** Of the frame, on each side. */
const MARGIN = 0.055;

export function paintRoom({ document, width, height, pictures, owned }: RoomJob): Uint8Array {
  const room = decode(document);
  if (!room.ok) throw new Error(`A room that was kept cannot be read at ${room.reason.path}`);
  const urls = new Map(pictures.map(({ hash, ...picture }) => [hash, dataUrl(picture)]));
  const address = (ref: PictureRef) =>
    (ref.kind === "upload" ? urls.get(ref.hash) : undefined) ?? null;
  const { light } = room.value.shell;
  const catalogue = catalogueWith(new Map(owned));
  const drawing = drawRoom(largestOnly(ownedOnly(room.value, catalogue)), catalogue, {
    isTransparent: true,
    pictures: address,
  });

  const scale = Math.min(
    (width * (1 - 2 * MARGIN)) / drawing.width,
    (height * (1 - 2 * MARGIN)) / drawing.height,
  );
  const [w, h] = [drawing.width * scale, drawing.height * scale];
  const [x, y] = [(width - w) / 2, (height - h) / 2];
  // The drawing is as wide as its floor, which lies in its lower part.
  const rise = w * 0.515;
  const foot = { cx: width / 2, cy: y + h - rise / 2 + 0.012 * w, rx: w * 0.55, ry: rise * 0.58 };
  const nested = drawing.svg.replace("<svg ", `<svg x="${x}" y="${y}" `);
  return paint(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
      ground(light, width, height, "frame") +
      shade(light, foot, "frame") +
      nested
        .replace(`width="${drawing.width}"`, `width="${w}"`)
        .replace(`height="${drawing.height}"`, `height="${h}"`) +
      "</svg>",
  );
}

/** More are never made out in a picture, and each takes its time. */
export const MOST_DRAWN = 1000;

/** Of very many things, the ones that stand on nothing else. */
export function largestOnly(room: RoomDocument): RoomDocument {
  if (room.items.size <= MOST_DRAWN) return room;
  // What stands on something is smaller than that, and nothing of it is left in the air.
  const own = [...room.items].filter(([, { at }]) => at.kind !== "on");
  return { ...room, items: new Map(own.slice(0, MOST_DRAWN)) };
}

const dataUrl = ({ type, bytes }: { type: string; bytes: Uint8Array }): string =>
  `data:${type};base64,${Buffer.from(bytes).toString("base64")}`;
