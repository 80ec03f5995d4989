// The light of a room that is photographed: a quick one to choose by, a fine one for the picture.
import type { Rays } from "../../light/gather.ts";
import { MOST_FINER } from "../../light/layout.ts";
import type { LitRoom } from "../../light/litRoom.ts";
import type { BuiltShape } from "../../shapes/shape.ts";
import type { OpenBaker } from "../light/gatheredScene.ts";
import type { BakedRoom, LightBaker } from "../light/lightBaker.ts";
import { CROWD, MOST_LIT_TRIANGLES, trianglesIn } from "../light/litShapes.ts";
import { gatherOnce } from "./gatherOnce.ts";

export type FineLight = {
  /** Ways that light is followed from each point. */
  readonly rays: number;
  readonly signal: AbortSignal;
  readonly onWay: (way: number) => void;
};

export type PhotoBaker = {
  readonly open: OpenBaker;
  /** False where it was given up or a thread broke down; true too where the room is too full for any but plain light. */
  readonly refine: (fine: FineLight) => Promise<boolean>;
};

const QUICK: Rays = { count: 16, turns: 1 };
const RAYS_A_TURN = 16;

export function photoBaker(threads: number, gather: typeof gatherOnce = gatherOnce): PhotoBaker {
  let shown: (baked: BakedRoom) => void = () => {};
  let wanted: { readonly room: LitRoom; readonly shapes: ReadonlyMap<string, BuiltShape> } | null =
    null;
  let quick = new AbortController();
  let first: Promise<unknown> = Promise.resolve();
  let isQuick = false;
  /** So many rays the light has that is shown: another lens needs no other light. */
  let shownRays = 0;

  async function begin(signal: AbortSignal) {
    isQuick = true;
    const picture = await gather({ ...wanted!, rays: QUICK, threads, signal });
    if (signal.aborted) return;
    isQuick = false;
    if (picture) shown({ room: wanted!.room, picture });
  }

  const baker: LightBaker = {
    want(room, shapes) {
      quick.abort();
      isQuick = false;
      shownRays = 0;
      if (trianglesIn(room, shapes) > MOST_LIT_TRIANGLES) {
        wanted = null;
        return false;
      }
      const { columns, rows } = room.size;
      const finer = Math.max(columns, rows) <= MOST_FINER ? 2 : 1;
      wanted = { room: { ...room, size: { ...room.size, finer } }, shapes };
      quick = new AbortController();
      first = begin(quick.signal);
      return true;
    },
    isDone: () => !isQuick,
    async first() {
      for (let waited: unknown = null; waited !== first; ) {
        waited = first;
        await first;
      }
    },
    // It lasts no longer than its dialog, and behind that the room stays in sight.
    rest: () => {},
    close: () => quick.abort(),
  };

  return {
    open(show) {
      shown = show;
      return baker;
    },
    async refine({ rays, signal, onWay }) {
      if (!wanted || shownRays === rays) {
        onWay(1);
        return true;
      }
      quick.abort();
      isQuick = false;
      const { room, shapes } = wanted;
      const count = room.things.length > CROWD ? Math.ceil(rays / 2) : rays;
      const turns = Math.max(1, Math.round(count / RAYS_A_TURN));
      const picture = await gather({
        room,
        shapes,
        rays: { count, turns, tellsEach: true },
        threads,
        signal,
        onWay,
      });
      if (!picture || signal.aborted) return false;
      shown({ room, picture });
      shownRays = rays;
      return true;
    },
  };
}
