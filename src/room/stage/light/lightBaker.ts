// Keeps the light of a room up with its things: asks for what is near a change first, and shows nothing that came late.
import type { BoxTuple } from "../../light/bakeLight.ts";
import type { Rays } from "../../light/gather.ts";
import { layoutOf } from "../../light/layout.ts";
import { type LightPicture, lightPicture } from "../../light/lightPicture.ts";
import type { LitLamp, LitRoom, LitThing } from "../../light/litRoom.ts";
import { openLightWorkers } from "../../lightWorker/lightWorkers.ts";
import type { BuiltShape } from "../../shapes/shape.ts";
import { inScene } from "../view/roomFrame.ts";
import {
  boundOf,
  CROWD,
  litShapes,
  MOST_LIT_TRIANGLES,
  pointsIn,
  trianglesIn,
} from "./litShapes.ts";

export type BakedRoom = { readonly room: LitRoom; readonly picture: LightPicture };

export type LightBaker = {
  /** Everything in it is built; a room that is as it was is not asked for again. False where it is too full. */
  readonly want: (room: LitRoom, shapes: ReadonlyMap<string, BuiltShape>) => boolean;
  /** No light is still to come. */
  readonly isDone: () => boolean;
  /** Once there is light for what was last wanted, or will be none. */
  readonly first: () => Promise<void>;
  /** While nobody sees the room no light is gathered; what was left off is asked for afterwards. */
  readonly rest: (isResting: boolean) => void;
  readonly close: () => void;
};

/** Two leave a third of most machines to those who draw and to the visitor. */
const THREADS = 2;
const RAYS: Rays = { count: 65, turns: 5 };
const CROWD_RAYS: Rays = { count: 32, turns: 4 };
/** So far round a thing that comes or goes its light and shade are seen, in tiles. */
const NEAR = 1.5;
/** Beyond it the light of a lamp that comes or goes is too faint to be waited for. */
const NEAR_LAMP = 2.5;
/** More places than these are no nearer than the whole room. */
const MOST_NEAR = 12;
/** Rooms as they were seen from other sides. */
const MOST_KEPT = 5;

type Near = readonly BoxTuple[] | "all";

export function lightBaker(
  shown: (baked: BakedRoom) => void,
  open: typeof openLightWorkers = openLightWorkers,
): LightBaker {
  let wanted: LitRoom | null = null;
  let shapes: ReadonlyMap<string, BuiltShape> = new Map();
  let job = 0;
  /** What has changed since a light was last told. */
  let near: Near = "all";
  let state: "idle" | "first" | "refining" = "idle";
  let last: BakedRoom | null = null;
  let kept: BakedRoom[] = [];
  let waiting: (() => void)[] = [];
  let isLeftOff = false;

  function settle(next: "idle" | "refining") {
    state = next;
    for (const go of waiting) go();
    waiting = [];
  }

  const workers = open({
    parts: THREADS,
    told(of, dots, isLast) {
      if (of !== job || !wanted) return;
      near = [];
      keep({ room: wanted, picture: picture(wanted, dots) });
      settle(isLast ? "idle" : "refining");
    },
    failed: () => settle("idle"),
  });

  function picture(room: LitRoom, dots: readonly Uint32Array[]): LightPicture {
    const keys = new Map(room.things.map(({ id, key }) => [id, key]));
    const layout = layoutOf(room.size, room.things, (key) => pointsIn(shapes.get(key)));
    const before = last && isSameSize(last.room, room) ? last.picture : null;
    return lightPicture(before, layout, dots, (id) => boundOf(shapes.get(keys.get(id) ?? "")));
  }

  function askFor(room: LitRoom) {
    job += 1;
    state = "first";
    const rays = room.things.length > CROWD ? CROWD_RAYS : RAYS;
    workers.ask(job, { room, rays, near: near === "all" ? null : near }, litShapes(room, shapes));
  }

  function keep(baked: BakedRoom) {
    last = baked;
    kept = [baked, ...kept.filter(({ room }) => !isAlike(room, baked.room))].slice(0, MOST_KEPT);
    shown(baked);
  }

  return {
    want(room, all) {
      if (wanted && isAlike(wanted, room)) return true;
      if (trianglesIn(room, all) > MOST_LIT_TRIANGLES) {
        wanted = last = null;
        [kept, near] = [[], "all"];
        job += 1;
        settle("idle");
        return false;
      }
      const before = wanted;
      // What went away is known by the shapes of before.
      const known = (key: string) => all.get(key) ?? shapes.get(key);
      near = together(near, before ? changedIn(before, room, known) : "all");
      wanted = room;
      shapes = all;
      const seenBefore = kept.find((one) => isAlike(one.room, room));
      if (seenBefore) {
        near = [];
        // Whatever is under way is for another.
        job += 1;
        keep(seenBefore);
        settle("idle");
        return true;
      }
      if (!before || !isSameBut(before, room)) kept = [];
      askFor(room);
      return true;
    },
    isDone: () => state === "idle",
    first: () =>
      state === "first" ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(),
    rest(isResting) {
      if (isResting && state !== "idle") {
        isLeftOff = true;
        workers.rest();
        settle("idle");
      } else if (!isResting && isLeftOff) {
        isLeftOff = false;
        if (wanted) askFor(wanted);
      }
    },
    close: workers.close,
  };
}

const isSameSize = ({ size: a }: LitRoom, { size: b }: LitRoom): boolean =>
  a.columns === b.columns && a.rows === b.rows && a.height === b.height;

const isSameThing = (a: LitThing, b: LitThing | undefined): boolean =>
  b !== undefined && a.id === b.id && a.key === b.key && isSameSpot(a.spot, b.spot);

const isSameSpot = (a: LitThing["spot"], b: LitThing["spot"]): boolean =>
  a === b || (a.x === b.x && a.y === b.y && a.z === b.z && a.turn === b.turn);

/** But for the side that it is seen from. */
const isSameBut = (a: LitRoom, b: LitRoom): boolean =>
  isSameSize(a, b) &&
  a.hour === b.hour &&
  JSON.stringify([a.lamps, a.floor]) === JSON.stringify([b.lamps, b.floor]) &&
  a.things.length === b.things.length &&
  a.things.every((thing, i) => isSameThing(thing, b.things[i]));

const isAlike = (a: LitRoom, b: LitRoom): boolean =>
  a.quarter === b.quarter &&
  isSameBut(a, b) &&
  a.things.every(({ isSeen }, i) => isSeen === b.things[i]!.isSeen);

function together(a: Near, b: Near): Near {
  if (a === "all" || b === "all") return "all";
  const boxes = [...a, ...b];
  return boxes.length > MOST_NEAR ? "all" : boxes;
}

/** Round whatever came, went or moved; all where the hour is another, or a wall. */
function changedIn(
  before: LitRoom,
  room: LitRoom,
  shapeOf: (key: string) => BuiltShape | undefined,
): Near {
  const isOtherLight =
    !isSameSize(before, room) ||
    before.hour !== room.hour ||
    before.quarter !== room.quarter ||
    JSON.stringify([before.floor, before.windows]) !== JSON.stringify([room.floor, room.windows]);
  if (isOtherLight) return "all";
  const was = new Map(before.things.map((thing) => [thing.id, thing]));
  const boxes: BoxTuple[] = [
    ...without(before.lamps, room.lamps).map(boxRound),
    ...without(room.lamps, before.lamps).map(boxRound),
  ];
  const add = (thing: LitThing) => {
    const shape = shapeOf(thing.key);
    if (shape) boxes.push(boxOf(thing, shape));
  };
  for (const thing of room.things) {
    const old = was.get(thing.id);
    was.delete(thing.id);
    if (isSameThing(thing, old) && thing.isSeen === old?.isSeen) continue;
    add(thing);
    if (old) add(old);
  }
  for (const gone of was.values()) add(gone);
  return boxes.length > MOST_NEAR ? "all" : boxes;
}

function without(some: readonly LitLamp[], others: readonly LitLamp[]): LitLamp[] {
  const known = new Set(others.map((lamp) => JSON.stringify(lamp)));
  return some.filter((lamp) => !known.has(JSON.stringify(lamp)));
}

const boxRound = ({ at: [x, y, z] }: LitLamp): BoxTuple => [
  x - NEAR_LAMP,
  y - NEAR_LAMP,
  z - NEAR_LAMP,
  x + NEAR_LAMP,
  y + NEAR_LAMP,
  z + NEAR_LAMP,
];

function boxOf({ spot }: LitThing, { low, high }: BuiltShape): BoxTuple {
  const [a, b] = [inScene(spot, low), inScene(spot, high)];
  const least = (k: 0 | 1 | 2) => Math.min(a[k], b[k]) - NEAR;
  const most = (k: 0 | 1 | 2) => Math.max(a[k], b[k]) + NEAR;
  return [least(0), least(1), least(2), most(0), most(1), most(2)];
}
