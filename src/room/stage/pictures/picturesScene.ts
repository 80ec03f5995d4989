// The pictures of a room: one sheet with all of them, and one mesh for each layer that has any.
import {
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  LinearMipmapLinearFilter,
  type Material,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  SRGBColorSpace,
} from "three";
import { roomLights } from "../../../scene/light/roomLight.ts";
import { rectanglesGeometry } from "../../../scene/renderer/geometry.ts";
import { pictureKey } from "../../model/picturesIn.ts";
import type { PictureRef, RoomHour } from "../../model/room.ts";
import type { PictureBook } from "../../pictures/pictureBook.ts";
import type { PictureOnQuad } from "../file/roomFile.ts";
import type { SoftLightScene } from "../light/softLightScene.ts";
import type { LayersScene } from "../things/layersScene.ts";
import { dotted } from "../things/layersScene.ts";
import { layers as allLayers, type Layer } from "../view/sight.ts";
import { covered, type Quad } from "./pictureQuads.ts";

export type PicturesScene = {
  readonly show: (quads: readonly Quad[], light: RoomHour) => void;
  /** Before a frame: puts what has come since the last onto the sheet. */
  readonly prepare: () => void;
  readonly fade: (layer: Layer, shown: number) => void;
  /** When every picture that is asked for is there, or is known not to come. */
  readonly idle: () => Promise<void>;
  readonly hung: () => readonly PictureOnQuad[];
  readonly dispose: () => void;
};

const SHEET = 4096;
const LARGEST = 1024;

type Sheet = {
  readonly texture: CanvasTexture;
  readonly across: number;
  readonly cellOf: ReadonlyMap<string, number>;
  readonly aspectOf: ReadonlyMap<string, number>;
};

async function imageAt(url: string): Promise<HTMLImageElement | null> {
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return image;
  } catch {
    return null;
  }
}

/** Each picture fills a square of the sheet; what is seen of it is cut where it hangs. */
function sheetOf(images: ReadonlyMap<string, HTMLImageElement>): Sheet {
  const across = Math.ceil(Math.sqrt(images.size));
  const cell = Math.min(LARGEST, Math.floor(SHEET / across));
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = across * cell;
  const paint = canvas.getContext("2d");
  const cellOf = new Map<string, number>();
  const aspectOf = new Map<string, number>();
  for (const [key, image] of images) {
    const i = cellOf.size;
    paint?.drawImage(image, (i % across) * cell, Math.floor(i / across) * cell, cell, cell);
    cellOf.set(key, i);
    aspectOf.set(key, image.naturalWidth / image.naturalHeight || 1);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  texture.minFilter = LinearMipmapLinearFilter;
  return { texture, across, cellOf, aspectOf };
}

export function picturesScene(
  layers: LayersScene,
  book: PictureBook,
  soft: SoftLightScene,
  changed: () => void,
): PicturesScene {
  const images = new Map<string, HTMLImageElement>();
  const asked = new Map<string, Promise<void>>();
  let sheet: Sheet | null = null;
  let latest: { quads: readonly Quad[]; light: RoomHour } = { quads: [], light: "day" };
  let isStale = false;
  let isOpen = true;

  const sets = new Map(
    allLayers.map((layer) => {
      const materials = {
        inside: new MeshLambertMaterial(),
        outside: new MeshBasicMaterial({ toneMapped: false }),
      };
      const fades = [dotted(materials.inside), dotted(materials.outside)];
      soft.soften(materials.inside, "loose");
      const meshes = new Map<"inside" | "outside", Mesh>();
      for (const kind of ["inside", "outside"] as const) {
        const mesh = new Mesh(new BufferGeometry(), materials[kind]);
        mesh.receiveShadow = kind === "inside";
        mesh.visible = false;
        mesh.frustumCulled = false;
        layers.of(layer).group.add(mesh);
        meshes.set(kind, mesh);
      }
      return [layer, { materials, fades, meshes }] as const;
    }),
  );

  function load({ picture }: Quad) {
    const key = pictureKey(picture);
    if (!asked.has(key)) asked.set(key, fetched(key, picture));
  }

  async function fetched(key: string, picture: PictureRef) {
    const url = await book.url(picture);
    const image = url === null ? null : await imageAt(url);
    if (!isOpen || !image) return;
    images.set(key, image);
    isStale = true;
    changed();
  }

  function renew() {
    isStale = false;
    sheet?.texture.dispose();
    sheet = sheetOf(images);
    for (const { materials } of sets.values())
      for (const material of Object.values(materials)) {
        if (!material.map) material.needsUpdate = true;
        material.map = sheet.texture;
      }
    draw();
  }

  function draw() {
    for (const [layer, { meshes, materials }] of sets) {
      materials.outside.color.set(roomLights[latest.light].outside);
      for (const [kind, mesh] of meshes) {
        const quads = latest.quads.filter(
          (quad) =>
            quad.layer === layer &&
            quad.isOutside === (kind === "outside") &&
            sheet?.cellOf.has(pictureKey(quad.picture)),
        );
        mesh.geometry.dispose();
        mesh.visible = quads.length > 0;
        if (sheet && mesh.visible) mesh.geometry = quadsGeometry(quads, sheet);
      }
    }
  }

  return {
    show(quads, light) {
      latest = { quads, light };
      for (const quad of quads) load(quad);
      draw();
    },
    prepare() {
      if (isStale) renew();
    },
    async idle() {
      await Promise.all(asked.values());
    },
    hung: () =>
      latest.quads.flatMap((quad) => {
        const image = images.get(pictureKey(quad.picture));
        return image ? [{ quad, image }] : [];
      }),
    fade(layer, shown) {
      for (const uniform of sets.get(layer)?.fades ?? []) uniform.value = shown;
    },
    dispose() {
      isOpen = false;
      sheet?.texture.dispose();
      for (const { materials, meshes } of sets.values()) {
        for (const material of Object.values<Material>(materials)) material.dispose();
        for (const mesh of meshes.values()) mesh.geometry.dispose();
      }
    },
  };
}

function quadsGeometry(quads: readonly Quad[], sheet: Sheet): BufferGeometry {
  const geometry = rectanglesGeometry(quads);
  const normal = quads.flatMap((quad) => Array.from({ length: 4 }, () => quad.normal).flat());
  const uv = quads.flatMap(({ picture, part, aspect }) => {
    const key = pictureKey(picture);
    const cell = sheet.cellOf.get(key) ?? 0;
    const seen = covered(sheet.aspectOf.get(key) ?? 1, aspect);
    // A hair inside the square, so that its neighbour never shows.
    const across = (u: number) => 0.5 + (u - 0.5) * seen.u * 0.996;
    const upward = (v: number) => 0.5 + (v - 0.5) * seen.v * 0.996;
    const [left, above] = [cell % sheet.across, Math.floor(cell / sheet.across)];
    const at = (u: number, v: number) => [
      (left + across(u)) / sheet.across,
      1 - (above + 1 - upward(v)) / sheet.across,
    ];
    const { u, v } = part;
    return [at(u[0], v[0]), at(u[1], v[0]), at(u[1], v[1]), at(u[0], v[1])].flat();
  });
  geometry.setAttribute("normal", new BufferAttribute(new Float32Array(normal), 3));
  geometry.setAttribute("uv", new BufferAttribute(new Float32Array(uv), 2));
  return geometry;
}
