// A room as a file: its house and things by their names where they stand, its pictures where they hang.
import type { Catalogue } from "../../model/catalogue.ts";
import { pictureKey } from "../../model/picturesIn.ts";
import type { RoomDocument } from "../../model/room.ts";
import type { BuiltShape } from "../../shapes/shape.ts";
import { wallSpot } from "../../shapes/wallPlace.ts";
import { covered, type Quad } from "../pictures/pictureQuads.ts";
import type { Body } from "../pointing/picking.ts";
import type { Layer } from "../view/sight.ts";
import { canvasBytes, paintPng } from "./canvasBytes.ts";
import type { FiledPicture, FiledRoom, FiledThing } from "./filed.ts";
import { glbOf } from "./glb.ts";
import type { RoundKind } from "./roundKind.ts";

export type BuiltRoom = {
  readonly house: ReadonlyMap<Layer, BuiltShape>;
  readonly bodies: Iterable<Body & { readonly shape: BuiltShape; readonly key: string }>;
};
export type PictureOnQuad = { readonly quad: Quad; readonly image: HTMLImageElement };

export async function roomFile(
  kind: RoundKind,
  document: RoomDocument,
  catalogue: Catalogue,
  built: BuiltRoom,
  hung: readonly PictureOnQuad[],
): Promise<Blob> {
  const room: FiledRoom = {
    name: document.shell.name,
    things: partsOf(document, catalogue, built),
    pictures: await Promise.all(hung.map(pictureOf)),
  };
  if (kind === "glb") return new Blob([await glbOf(room, paintPng)], { type: "model/gltf-binary" });
  const { usdzOf } = await import("./usdz.ts");
  return new Blob([await usdzOf(room, paintPng)], { type: "model/vnd.usdz+zip" });
}

const MIDDLE = { x: 0, y: 0, z: 0, turn: 0 } as const;

function partsOf(
  { shell, items }: RoomDocument,
  catalogue: Catalogue,
  { house, bodies }: BuiltRoom,
): FiledThing[] {
  const built = [...house].map(([layer, shape]): FiledThing => {
    const name = layer === "room" ? "floor" : `${layer} wall`;
    const spot = layer === "room" ? MIDDLE : wallSpot(layer, shell.size);
    return { name, part: { key: name, ...shape }, spot };
  });
  const furniture = [...bodies].flatMap(({ id, key, shape, spot }): FiledThing[] => {
    const item = items.get(id);
    const name = item?.name ?? catalogue.item(item?.model ?? "")?.name ?? id;
    const { hands } = shape;
    const hand = (of: "hour" | "minute"): FiledThing[] =>
      hands
        ? [
            {
              name: `${of} hand`,
              part: { key: `${key} ${of}`, solid: hands[of].part, glow: null },
              spot,
            },
          ]
        : [];
    return [{ name, part: { key, ...shape }, spot }, ...hand("hour"), ...hand("minute")];
  });
  return [...built, ...furniture];
}

const LARGEST = 1024;
const QUALITY = 0.9;

async function pictureOf({ quad, image }: PictureOnQuad): Promise<FiledPicture> {
  const { naturalWidth: w, naturalHeight: h } = image;
  const scale = Math.min(1, LARGEST / Math.max(w, h));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(w * scale));
  canvas.height = Math.max(1, Math.round(h * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const seen = covered(w / h, quad.aspect);
  const { u, v } = quad.part;
  const across = (at: number) => 0.5 + (at - 0.5) * seen.u;
  const down = (at: number) => 0.5 - (at - 0.5) * seen.v;
  const uv = [
    [across(u[0]), down(v[0])],
    [across(u[1]), down(v[0])],
    [across(u[1]), down(v[1])],
    [across(u[0]), down(v[1])],
  ];
  return {
    name: quad.picture.alt || pictureKey(quad.picture),
    position: new Float32Array(quad.corners.flat()),
    normal: new Float32Array(Array.from({ length: 4 }, () => quad.normal).flat()),
    uv: new Float32Array(uv.flat()),
    index: new Uint32Array([0, 1, 2, 0, 2, 3]),
    image: await canvasBytes(canvas, "image/jpeg", QUALITY),
    type: "image/jpeg",
  };
}
