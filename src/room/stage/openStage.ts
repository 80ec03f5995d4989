// Opens the room in the round on a canvas: what the views of the editor ask goes to the scene from here.
import { PER_TILE } from "../model/units.ts";
import { indexOf } from "../rules/indexOf.ts";
import { paintGround } from "./ground.ts";
import { isInside, nearestBody, onFloor, onWall, openingAt } from "./picking.ts";
import { gripOf, placeFor } from "./placing.ts";
import type { Ray } from "./ray.ts";
import { spotOf, toScene } from "./roomFrame.ts";
import { openRoomScene, type RoomScene } from "./roomScene.ts";
import { openShapeBuilder } from "./shapeBuilder.ts";
import type { Pick, Shown, Stage } from "./stage.ts";
import type { StageOptions } from "./stageOptions.ts";

export type Opened =
  | { readonly ok: true; readonly value: Stage }
  | { readonly ok: false; readonly reason: "noWebgl" };

/** A picture at scale 1, and how much wider than high it is. */
const PICTURE = { width: 1600, aspect: 1.2 } as const;
/** A finger's or a mouse's slip, in CSS pixels. */
const SLIP = 5;
const AROUND = [0, 1, 2, 3, 4, 5].map((i) => (i * Math.PI) / 3);

export async function openStage(canvas: HTMLCanvasElement, options: StageOptions): Promise<Opened> {
  const builder = openShapeBuilder(() => options.onLost?.());
  let scene: RoomScene;
  try {
    scene = openRoomScene(canvas, builder, options);
  } catch {
    builder.close();
    return { ok: false, reason: "noWebgl" };
  }
  const { catalogue } = options;
  let shown: Shown | null = null;

  const setting = (now: Shown) => ({
    ...{ document: now.document, catalogue, inSight: scene.inSight() },
  });

  /** Thin legs and candles are met from a little beside them, too. */
  function thingAt(x: number, y: number) {
    const bodies = scene.bodies();
    const straight = nearestBody(scene.rayAt(x, y), bodies);
    if (straight !== null) return straight;
    for (const angle of AROUND) {
      const ray = scene.rayAt(x + Math.cos(angle) * SLIP, y + Math.sin(angle) * SLIP);
      const found = nearestBody(ray, bodies);
      if (found !== null) return found;
    }
    return null;
  }

  function floorUnder(now: Shown, ray: Ray): Pick | null {
    const { size } = now.document.shell;
    const at = onFloor(ray, size);
    return at && isInside(size, at) ? { kind: "floor", ...at } : null;
  }

  function partOfHouse(now: Shown, ray: Ray): Pick | null {
    const { document } = now;
    const met = onWall(ray, document.shell.size, scene.inSight());
    if (!met) return floorUnder(now, ray);
    const opening = openingAt(document, catalogue, met);
    if (opening !== null) return { kind: "opening", id: opening };
    return { kind: "wall", wall: met.wall, along: met.along, up: met.up };
  }

  const value: Stage = {
    show(next) {
      shown = next;
      scene.show(next);
    },
    pick(x, y) {
      if (!shown) return null;
      const ray = scene.rayAt(x, y);
      if (shown.look.trade === "build") return partOfHouse(shown, ray);
      const id = thingAt(x, y);
      return id === null ? floorUnder(shown, ray) : { kind: "item", id };
    },
    placeFor: (item, x, y, grip) =>
      shown && placeFor(setting(shown), item, scene.rayAt(x, y), grip),
    gripOf: (item, x, y) =>
      shown ? gripOf(setting(shown), item, scene.rayAt(x, y)) : { x: 0, z: 0 },
    floorAt: (x, y) => shown && onFloor(scene.rayAt(x, y), shown.document.shell.size),
    wallAt(x, y) {
      const met = shown && onWall(scene.rayAt(x, y), shown.document.shell.size, scene.inSight());
      return met && { wall: met.wall, along: met.along, up: met.up };
    },
    spotOf(id) {
      if (!shown) return null;
      const { document } = shown;
      const inHand = scene.held().get(id);
      const placed = inHand ?? indexOf(document, catalogue).placed.get(id);
      if (!placed) return null;
      const { x, y, z } = spotOf(placed, document.shell.size);
      const foot = scene.project([x, y, z]);
      const top = scene.project([x, y + placed.model.height / PER_TILE, z]);
      return { ...foot, top: top.y };
    },
    project({ x, z, up = 0 }) {
      if (!shown) return { x: 0, y: 0 };
      const at = toScene(shown.document.shell.size, x, z);
      return scene.project([at.x, up / PER_TILE, at.z]);
    },
    resize: scene.resize,
    async picture({ scale, isTransparent }) {
      await Promise.all([builder.idle(), scene.pictures.idle()]);
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
    async glb() {
      await Promise.all([builder.idle(), scene.pictures.idle()]);
      const { glbOf } = await import("./glb.ts");
      const name = shown?.document.shell.name ?? "";
      const file = glbOf(name, scene.nodes(), await scene.pictures.exported());
      return new Blob([file], { type: "model/gltf-binary" });
    },
    stats: scene.stats,
    close() {
      scene.close();
      builder.close();
    },
  };
  return { ok: true, value };
}
