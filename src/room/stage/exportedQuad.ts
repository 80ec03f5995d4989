// A picture in a room as it goes into a file: its rectangle, its part of the image, the image itself.

import { pictureKey } from "../model/picturesIn.ts";
import type { GlbPicture } from "./glb.ts";
import { covered, type Quad } from "./pictureQuads.ts";

const LARGEST = 1024;
const QUALITY = 0.9;

export async function exportedQuad(quad: Quad, image: HTMLImageElement): Promise<GlbPicture> {
  const { naturalWidth: w, naturalHeight: h } = image;
  const scale = Math.min(1, LARGEST / Math.max(w, h));
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(w * scale));
  canvas.height = Math.max(1, Math.round(h * scale));
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const { promise, resolve } = Promise.withResolvers<Blob | null>();
  canvas.toBlob(resolve, "image/jpeg", QUALITY);
  const blob = await promise;
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
    image: new Uint8Array(blob ? await blob.arrayBuffer() : new ArrayBuffer(0)),
    type: "image/jpeg",
  };
}
