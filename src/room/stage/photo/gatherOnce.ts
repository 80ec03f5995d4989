// Gathers the whole light of a room once, in threads of its own, and tells how far it is.
import type { Rays } from "../../light/gather.ts";
import { layoutOf } from "../../light/layout.ts";
import { type LightPicture, lightPicture } from "../../light/lightPicture.ts";
import type { LitRoom } from "../../light/litRoom.ts";
import { openLightWorkers } from "../../lightWorker/lightWorkers.ts";
import type { BuiltShape } from "../../shapes/shape.ts";
import { boundOf, litShapes, pointsIn } from "../light/litShapes.ts";

export type Gathering = {
  readonly room: LitRoom;
  readonly shapes: ReadonlyMap<string, BuiltShape>;
  readonly rays: Rays;
  readonly threads: number;
  readonly signal: AbortSignal;
  /** From 0 to 1. */
  readonly onWay?: (way: number) => void;
};

/** Null where it was given up, or a thread broke down. */
export function gatherOnce(
  { room, shapes, rays, threads, signal, onWay }: Gathering,
  open: typeof openLightWorkers = openLightWorkers,
): Promise<LightPicture | null> {
  const { promise, resolve } = Promise.withResolvers<LightPicture | null>();
  let news = 0;
  const end = (picture: LightPicture | null) => {
    signal.removeEventListener("abort", giveUp);
    workers.close();
    resolve(picture);
  };
  const giveUp = () => end(null);
  const workers = open({
    parts: threads,
    told(_, dots, isLast) {
      news += 1;
      onWay?.(isLast ? 1 : news / rays.turns);
      if (isLast) end(pictureOf(room, shapes, dots));
    },
    failed: giveUp,
  });
  if (signal.aborted) end(null);
  else {
    signal.addEventListener("abort", giveUp);
    workers.ask(1, { room, rays, near: null }, litShapes(room, shapes));
  }
  return promise;
}

function pictureOf(
  room: LitRoom,
  shapes: ReadonlyMap<string, BuiltShape>,
  dots: readonly Uint32Array[],
): LightPicture {
  const keys = new Map(room.things.map(({ id, key }) => [id, key]));
  const layout = layoutOf(room.size, room.things, (key) => pointsIn(shapes.get(key)));
  return lightPicture(null, layout, dots, (id) => boundOf(shapes.get(keys.get(id) ?? "")));
}
