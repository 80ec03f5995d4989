// A darkroom beside the stage: the same room on a canvas of its own, so that nothing of a photograph is seen on the page.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { PER_TILE } from "../../model/units.ts";
import { idle } from "../../session/tool.ts";
import type { Body } from "../pointing/picking.ts";
import type { RoomScene, RoomSceneOptions } from "../roomScenePort.ts";
import type { StageState } from "../stage.ts";
import type { ShapeBuilder } from "../things/shapeBuilder.ts";
import { inScene } from "../view/roomFrame.ts";
import { wallsInSight } from "../view/sight.ts";
import { aimed, cropped, straight } from "./aim.ts";
import type { Space, ThingBox } from "./eye.ts";
import { type Film, openFilm, type Strip, stripsOf } from "./film.ts";
import { apertureFor, exposuresFor, focusOf, subjectOf } from "./focus.ts";
import { eyeFor } from "./lenses.ts";
import { photoBaker } from "./photoBaker.ts";
import { type PhotoCamera, type PhotoSight, photoCamera } from "./photoCameraScene.ts";
import type { PhotoRefusal, PhotoRequest, PhotoRoom } from "./photoRoom.ts";
import { type PhotoSuns, photoSuns } from "./photoSunsScene.ts";
import { photoSamples, type Sample } from "./samples.ts";

export type PhotoRoomParts = {
  readonly builder: ShapeBuilder;
  readonly shown: StageState;
  /** The room of the stage once more; throws where the device gives no WebGL. */
  readonly openScene: (
    canvas: HTMLCanvasElement,
    own: Pick<RoomSceneOptions, "openBaker" | "isStill" | "onLost">,
  ) => RoomScene;
  readonly threads: number;
  readonly paintGround: (paint: CanvasRenderingContext2D, width: number, height: number) => void;
  /** Its life: whoever ends it closes the darkroom, whatever is under way. */
  readonly signal: AbortSignal;
};

const RAYS = 256;
/** Dots that the canvas holds at once. */
const MOST_DOTS = 1_000_000;

/** Lets the page breathe, also while it is hidden. */
const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

export async function openPhotoRoom(
  parts: PhotoRoomParts,
): Promise<Result<PhotoRoom, PhotoRefusal>> {
  const { builder, shown, openScene, threads, paintGround, signal } = parts;
  const canvas = document.createElement("canvas");
  const baker = photoBaker(threads);
  let isLost = false;
  let scene: RoomScene;
  try {
    scene = openScene(canvas, {
      openBaker: baker.open,
      isStill: true,
      onLost: () => {
        isLost = true;
      },
    });
  } catch {
    return refuse("noWebgl");
  }
  if (signal.aborted) {
    scene.close();
    return refuse("cancelled");
  }
  signal.addEventListener("abort", scene.close, { once: true });
  const look = { ...shown.look, zoom: 1, pan: { x: 0, z: 0 }, spin: null, isWalking: false };
  scene.show({ ...shown, selection: [], tool: idle, look, walker: null });
  await Promise.all([builder.idle(), scene.pictures.idle()]);
  // Walls are shown a moment after they were built.
  await pause();
  await scene.lit();
  if (signal.aborted) return refuse("cancelled");
  if (isLost) return refuse("lost");

  const { size } = shown.document.shell;
  const space: Space = {
    columns: size.columns,
    rows: size.rows,
    height: size.height / PER_TILE,
    walls: wallsInSight(look.quarter, false),
    boxes: scene.bodies().map(boxOf),
  };
  const yaw = (look.quarter * Math.PI) / 2;
  const lens = photoCamera();
  const gl = canvas.getContext("webgl2")!;

  function sightOf(shot: PhotoRequest): PhotoSight {
    const { lens: kind, depth, width, height, aim = straight, crop = 1 } = shot;
    const aspect = width / height;
    const subject = subjectOf(space, shot.focus === undefined ? shown.selection[0] : shot.focus);
    const whole = aimed(eyeFor(kind, { space, yaw, aspect, subject }), aim, aspect);
    const eye = cropped(whole, crop);
    const focus = focusOf(space, eye, aspect, subject);
    return { eye, width, height, focus, aperture: apertureFor(depth, space, eye, focus) };
  }

  function refused(width: number): PhotoRefusal | null {
    if (isLost || gl.isContextLost()) return "lost";
    const [most] = gl.getParameter(gl.MAX_VIEWPORT_DIMS) as Int32Array;
    return Math.min(most!, gl.getParameter(gl.MAX_RENDERBUFFER_SIZE)) < width ? "tooLarge" : null;
  }

  function pictureOf(film: Film, { width, height }: PhotoRequest, exposures: number) {
    const [picture, over] = [0, 1].map(() => document.createElement("canvas"));
    for (const one of [picture!, over!]) Object.assign(one, { width, height });
    const paint = picture!.getContext("2d");
    const paintOver = over!.getContext("2d");
    if (!paint || !paintOver) return null;
    paintOver.putImageData(new ImageData(film.develop(exposures), width, height), 0, 0);
    paintGround(paint, width, height);
    paint.drawImage(over!, 0, 0);
    return picture!;
  }

  return accept({
    preview(shot) {
      const why = refused(shot.width);
      if (why) return refuse(why);
      const exposing = exposure({ scene, lens, sight: sightOf({ ...shot, depth: "deep" }) });
      if (!exposing) return refuse("noMemory");
      for (const sample of photoSamples(1)) exposing.expose(sample);
      exposing.rest();
      const picture = pictureOf(exposing.film, shot, 1);
      return picture ? accept(picture) : refuse("noMemory");
    },
    async take(shot, { onWay, signal, effort }) {
      const why = refused(shot.width);
      if (why) return refuse(why);
      const rays = effort?.rays ?? RAYS;
      const isLit = await baker.refine({
        rays,
        signal,
        onWay: (way) => onWay({ at: "baking", way }),
      });
      if (signal.aborted) return refuse("cancelled");
      if (!isLit) return refuse("noLight");
      const exposing = exposure({ scene, lens, sight: sightOf(shot) });
      if (!exposing) return refuse("noMemory");
      const count = effort?.exposures ?? exposuresFor(shot.depth);
      onWay({ at: "sampling", way: 0 });
      try {
        for (const [i, sample] of photoSamples(count).entries()) {
          const now = refused(shot.width);
          if (now) return refuse(now);
          exposing.expose(sample);
          // A device that is short of memory gives a smaller canvas than it was asked for.
          if (gl.drawingBufferWidth < shot.width && !gl.isContextLost()) return refuse("tooLarge");
          onWay({ at: "sampling", way: (i + 1) / count });
          await pause();
          if (signal.aborted) return refuse("cancelled");
        }
      } finally {
        // However it ends: the next photograph takes the suns from where they stand.
        exposing.rest();
      }
      const picture = pictureOf(exposing.film, shot, count);
      return picture ? accept(picture) : refuse("noMemory");
    },
  });
}

const boxOf = ({ id, spot, shape }: Body): ThingBox => {
  const [a, b] = [inScene(spot, shape.low), inScene(spot, shape.high)];
  return {
    id,
    low: [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.min(a[2], b[2])],
    high: [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.max(a[2], b[2])],
  };
};

type Exposing = {
  readonly scene: RoomScene;
  readonly lens: PhotoCamera;
  readonly sight: PhotoSight;
};

/** All strips of a picture for one sample after the other; null where there is no memory for it. */
function exposure({ scene, lens, sight }: Exposing) {
  const { width, height } = sight;
  const film = openFilm(width, height);
  const strips: readonly Strip[] = stripsOf(width, height, MOST_DOTS);
  const { rows } = strips[0]!;
  const bytes = new Uint8Array(width * rows * 4);
  if (!film) return null;
  const { suns: lights, shade, shoot } = scene.darkroom();
  const suns: PhotoSuns = photoSuns(lights);
  let sun: Sample["sun"] | null = null;
  return {
    film,
    expose(sample: Sample) {
      if (sun?.x !== sample.sun.x || sun.y !== sample.sun.y) {
        sun = sample.sun;
        suns.stand(sun);
        shade();
      }
      for (const strip of strips) {
        lens.look(sight, sample, strip);
        shoot(width, rows, lens.camera, bytes);
        film.expose(bytes, strip);
      }
    },
    rest: suns.rest,
  };
}
