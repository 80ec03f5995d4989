// Opens the room in the round on a canvas: what the views of the editor ask goes to the scene from here.
import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { roomLights } from "../../scene/light/roomLight.ts";
import type { RoomHour } from "../model/room.ts";
import { stageHitTester } from "./pointing/stageHitTester.ts";
import { openRoomScene } from "./roomScene.ts";
import type { RoomScene } from "./roomScenePort.ts";
import type { RoomStage, StageOptions, StageState } from "./stage.ts";
import { openShapeBuilder } from "./things/shapeBuilder.ts";

/** A picture at scale 1, and how much wider than high it is. */
const PICTURE = { width: 1600, aspect: 1.2 } as const;
/** Of those who gather the light of a photograph: one core is left to the page. */
const MOST_THREADS = 4;

export async function openStage(
  canvas: HTMLCanvasElement,
  options: StageOptions,
): Promise<Result<RoomStage, "noWebgl">> {
  const builder = openShapeBuilder(() => options.onLost?.());
  const films = new Set<HTMLCanvasElement>();
  let scene: RoomScene;
  try {
    scene = openRoomScene(canvas, builder, {
      ...options,
      onFrame(stats) {
        options.onFrame?.(stats);
        // What was drawn can be read before the browser shows it, and not after.
        for (const film of films) copyTo(film);
      },
    });
  } catch {
    builder.close();
    return refuse("noWebgl");
  }
  let shown: StageState | null = null;

  function copyTo(film: HTMLCanvasElement) {
    const paint = film.getContext("2d");
    if (!paint || !shown) return;
    const { width, height } = film;
    paintGround(paint, width, height, shown.document.shell.light);
    paint.drawImage(canvas, 0, 0, width, height);
  }

  const sight = stageHitTester({
    catalogue: options.catalogue,
    shown: () => shown,
    rayAt: scene.rayAt,
    project: scene.project,
    inSight: scene.inSight,
    bodies: scene.bodies,
    held: scene.held,
  });

  const stage: RoomStage = {
    ...sight,
    show(next) {
      shown = next;
      scene.show(next);
    },
    resize: scene.resize,
    frameTo: scene.frameTo,
    async picture({ scale, isTransparent }) {
      await Promise.all([builder.idle(), scene.pictures.idle()]);
      await scene.lit();
      const width = PICTURE.width * scale;
      const height = Math.round(width / PICTURE.aspect);
      const copy = window.document.createElement("canvas");
      copy.width = width;
      copy.height = height;
      const paint = copy.getContext("2d");
      if (paint && shown && !isTransparent)
        paintGround(paint, width, height, shown.document.shell.light);
      scene.pose(width, height, (drawn) => paint?.drawImage(drawn, 0, 0));
      const { promise, resolve, reject } = Promise.withResolvers<Blob>();
      copy.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png");
      return promise;
    },
    film(film) {
      films.add(film);
      return () => films.delete(film);
    },
    async photograph(signal) {
      if (!shown) throw new Error("There is no room to take a photograph of");
      const now = shown;
      const { openPhotoRoom } = await import("./photo/openPhotoRoom.ts");
      return openPhotoRoom({
        builder,
        shown: now,
        openScene: (own, more) => {
          // What is drawn there is no frame of the stage.
          const { onFrame: _, ...quiet } = options;
          return openRoomScene(own, builder, { ...quiet, ...more });
        },
        threads: Math.max(2, Math.min(MOST_THREADS, navigator.hardwareConcurrency - 1)),
        paintGround: (paint, width, height) =>
          paintGround(paint, width, height, now.document.shell.light),
        signal,
      });
    },
    async file(kind) {
      await Promise.all([builder.idle(), scene.pictures.idle()]);
      if (!shown) throw new Error("There is no room to put into a file");
      const { document } = shown;
      const { roomFile } = await import("./file/roomFile.ts");
      return roomFile(kind, document, options.catalogue, scene.built(), scene.pictures.hung());
    },
    stats: scene.stats,
    rest(isResting) {
      builder.rest(isResting);
      scene.rest(isResting);
    },
    close() {
      scene.close();
      builder.close();
    },
  };
  return accept(stage);
}

/** The warm ground that the page has behind the editor: an ellipse of light a little above the middle. */
function paintGround(
  paint: CanvasRenderingContext2D,
  width: number,
  height: number,
  light: RoomHour,
): void {
  const [inner, middle, outer] = roomLights[light].ground;
  paint.save();
  paint.translate(width * 0.5, height * 0.42);
  paint.scale(width * 0.7, height * 0.75);
  const fade = paint.createRadialGradient(0, 0, 0, 0, 0, 1);
  fade.addColorStop(0, inner);
  fade.addColorStop(0.52, middle);
  fade.addColorStop(1, outer);
  paint.fillStyle = fade;
  paint.fillRect(-1, -1, 2, 2);
  paint.restore();
}
