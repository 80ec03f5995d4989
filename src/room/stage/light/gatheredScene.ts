// The light of a room that is gathered for it: asked for as things change, faded in, put away where it fits no more.
import type { Motion } from "../../../scene/frames/motion.ts";
import { softLights } from "../../light/softLight.ts";
import { sunsOf } from "../../light/sunsOf.ts";
import type { RoomDimensions, RoomHour } from "../../model/room.ts";
import { type BuiltShape, keyOf } from "../../shapes/shape.ts";
import type { ItemsScene } from "../things/itemsScene.ts";
import type { ShellScene } from "../things/shellScene.ts";
import type { BakedRoom, LightBaker } from "./lightBaker.ts";
import { type RoomToLight, roomLit } from "./roomLit.ts";
import type { SoftLightScene } from "./softLightScene.ts";
import { sunsScene } from "./sunsScene.ts";

const LIGHT_MS = 250;

/** Whoever has the light gathered, and is told where to show it. */
export type OpenBaker = (shown: (baked: BakedRoom) => void) => LightBaker;

export type GatheredParts = {
  /** That of the stage where there is none. */
  readonly openBaker?: OpenBaker | undefined;
  readonly soft: SoftLightScene;
  readonly moves: Motion;
  readonly items: () => Pick<ItemsScene, "light" | "bodies">;
  readonly shell: () => Pick<ShellScene, "light" | "shapes">;
  /** Plain light gives way: from 0, when it is alone, to 1, when it is gone. */
  readonly yield: (lit: number) => void;
  /** Another light than before is shown. */
  readonly changed: () => void;
  /** The shadows of the sun over the viewer's shoulder are drawn anew as well. */
  readonly shade: () => void;
};

export type GatheredScene = {
  readonly root: ReturnType<typeof sunsScene>["root"];
  /** Everything in the room is built. What is as it was is not gathered again. */
  readonly gather: (room: RoomToLight) => void;
  /** The room is shown in this size; light of another is none for it. */
  readonly fit: (size: RoomDimensions) => void;
  /** The viewer turns: the walls that suns come by go out of sight. */
  readonly turn: () => void;
  /** As it is when its fading has come to its end. */
  readonly finish: () => void;
  /** That of the light that is shown, which stays until the next has come. */
  readonly hour: () => RoomHour | null;
  readonly shade: () => void;
  readonly isDone: () => boolean;
  readonly first: () => Promise<void>;
  /** While nobody sees the room no light is gathered; it is gathered afterwards. */
  readonly rest: (isResting: boolean) => void;
  readonly dispose: () => void;
};

export function gatheredScene(parts: GatheredParts): GatheredScene {
  const { soft, moves, items, shell } = parts;
  const suns = sunsScene(soft);
  let baker: LightBaker | null = null;
  /** What was to be gathered before there was anybody to do it, or to see it. */
  let early: RoomToLight | null = null;
  let isOver = false;
  let isAtRest = false;
  // Whoever asks for it comes after the room: plain light stands until then, and without it for good.
  const coming = (
    parts.openBaker
      ? Promise.resolve(parts.openBaker)
      : import("./lightBaker.ts").then(
          ({ lightBaker }): OpenBaker =>
            (shown) =>
              lightBaker(shown),
        )
  ).then(
    (openBaker) => {
      if (isOver) return;
      baker = openBaker(show);
      gatherEarly();
    },
    () => {
      isOver = true;
    },
  );
  let baked: BakedRoom | null = null;
  let gathered: readonly unknown[] = [];
  let sizeNow: RoomDimensions | null = null;
  let shone = 0;

  function shine(way: number) {
    shone = way;
    soft.shine(way);
    parts.yield(way);
  }

  function show(next: BakedRoom) {
    baked = next;
    const { room, picture } = next;
    soft.show(picture, room.size);
    soft.expose(softLights[room.hour].exposure);
    items().light(picture.layout.runs);
    shell().light(picture.layout.runs);
    suns.show(sunsOf(room), room.size);
    parts.changed();
    moves.start("light", LIGHT_MS, (way) => {
      soft.fade(way);
      const isMoved = suns.fade(way);
      // The next light may come before the first one has faded in, and takes its movement's place.
      if (shone < 1) shine(Math.max(shone, way));
      if (isMoved) parts.shade();
    });
  }

  function forget() {
    if (!baked) return;
    baked = null;
    // A fade that is under way would bring it back.
    moves.start("light", 0, () => {});
    suns.drop();
    shine(0);
  }

  function gatherEarly() {
    const room = early;
    early = null;
    if (room) gather(room);
  }

  function gather(room: RoomToLight) {
    if (!baker || isAtRest) {
      early = room;
      return;
    }
    const now = [room.shell, room.inSight, room.quarter, ...room.things];
    // Asked with every step of a hand, of which none changes what stands.
    if (now.length === gathered.length && now.every((one, i) => one === gathered[i])) return;
    gathered = now;
    const lit = roomLit(room);
    const shapes = new Map<string, BuiltShape>();
    for (const { key, shape } of items().bodies()) shapes.set(key, shape);
    for (const [layer, shape] of shell().shapes())
      shapes.set(keyOf(layer === "room" ? room.shell.floor : room.shell.walls[layer]), shape);
    if (lit.things.some(({ key }) => !shapes.has(key))) gathered = [];
    else if (!baker.want(lit, shapes)) forget();
  }

  return {
    root: suns.root,
    gather,
    fit(size) {
      const isSame =
        sizeNow?.columns === size.columns &&
        sizeNow.rows === size.rows &&
        sizeNow.height === size.height;
      if (!isSame) forget();
      sizeNow = size;
    },
    turn: suns.drop,
    finish() {
      if (!baked) return;
      soft.fade(1);
      suns.fade(1);
      shine(1);
    },
    hour: () => baked?.room.hour ?? null,
    shade: suns.shade,
    isDone: () => baker?.isDone() ?? isOver,
    async first() {
      await coming;
      await baker?.first();
    },
    rest(isResting) {
      isAtRest = isResting;
      baker?.rest(isResting);
      if (!isResting) gatherEarly();
    },
    dispose() {
      isOver = true;
      baker?.close();
      suns.dispose();
    },
  };
}
