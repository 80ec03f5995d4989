// The files that a room can be taken away in; where there is no 3D, pictures come from the drawing.

import { fileName } from "../../lib/download.ts";
import { encode } from "../model/encode.ts";
import type { RoomDocument } from "../model/room.ts";
import type { RoomDrawer } from "../rooms/roomDrawer.ts";
import type { RoomStage } from "../stage/stage.ts";
import { type PixelType, rasteriseDrawing } from "./rasteriseDrawing.ts";

export const fileKinds = ["png", "pngLarge", "pngClear", "svg", "glb", "usdz", "json"] as const;
export type ExportKind = (typeof fileKinds)[number];

const WIDTH = 1600;

export type RoomFile = { readonly name: string; readonly bytes: Blob };

export type FileMaker = {
  readonly document: RoomDocument;
  readonly drawer: RoomDrawer;
  readonly stage: Pick<RoomStage, "picture" | "file"> | null;
};

async function picture(maker: FileMaker, scale: 1 | 2, isTransparent: boolean) {
  const { document, drawer, stage } = maker;
  const seen = await stage?.picture({ scale, isTransparent }).catch(() => null);
  if (seen) return seen;
  const drawing = await drawer.draw(document, { isTransparent });
  const type: PixelType = "image/png";
  return drawing && rasteriseDrawing(drawing, WIDTH * scale, type);
}

async function bytesOf(kind: ExportKind, maker: FileMaker): Promise<Blob | null> {
  switch (kind) {
    case "png":
      return picture(maker, 1, false);
    case "pngLarge":
      return picture(maker, 2, false);
    case "pngClear":
      return picture(maker, 2, true);
    case "svg": {
      const drawing = await maker.drawer.draw(maker.document);
      return drawing && new Blob([drawing.svg], { type: "image/svg+xml" });
    }
    case "glb":
    case "usdz":
      return (await maker.stage?.file(kind).catch(() => null)) ?? null;
    case "json":
      return new Blob([encode(maker.document)], { type: "application/json" });
  }
}

const endings: Readonly<Record<ExportKind, string>> = {
  png: "png",
  pngLarge: "large.png",
  pngClear: "cut-out.png",
  svg: "svg",
  glb: "glb",
  usdz: "usdz",
  json: "json",
};

export async function makeRoomFile(kind: ExportKind, maker: FileMaker): Promise<RoomFile | null> {
  const bytes = await bytesOf(kind, maker);
  return bytes && { name: fileName(maker.document.shell.name, endings[kind]), bytes };
}
