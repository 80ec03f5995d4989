// What a view of the room in space answers about its points, however the room is drawn on it.
import type { Vec } from "../../../models/parts.ts";
import type { Ray } from "../../../scene/camera/ray.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { ItemId, WallSide } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import type { Placed } from "../../rules/footprint.ts";
import { indexOf } from "../../rules/indexOf.ts";
import type { Pick as Picked, RoomStage, StageState } from "../stage.ts";
import { spotOf, toScene } from "../view/roomFrame.ts";
import { type Body, isInside, nearestBody, onFloor, onWall, openingAt } from "./picking.ts";
import { gripOf, placeFor } from "./placing.ts";

type Seen = Pick<StageState, "document" | "look">;

/** Each is asked at the moment of an answer, so that none is older than its question. */
export type Eyes = {
  readonly catalogue: Catalogue;
  readonly shown: () => Seen | null;
  readonly rayAt: (x: number, y: number) => Ray;
  readonly project: (at: Vec) => { readonly x: number; readonly y: number };
  readonly inSight: () => ReadonlySet<WallSide>;
  readonly bodies: () => Iterable<Body>;
  /** Where what is held is in the hand. */
  readonly held: () => ReadonlyMap<ItemId, Placed>;
};

export type StageHitTester = Pick<
  RoomStage,
  "pick" | "placeFor" | "gripOf" | "floorAt" | "wallAt" | "spotOf" | "project"
>;

/** A finger's or a mouse's slip, in CSS pixels. */
const SLIP = 5;
const AROUND = [0, 1, 2, 3, 4, 5].map((i) => (i * Math.PI) / 3);

export function stageHitTester({
  catalogue,
  shown: now,
  rayAt,
  project,
  inSight,
  bodies,
  held,
}: Eyes): StageHitTester {
  const setting = ({ document }: Seen) => ({ document, catalogue, inSight: inSight() });

  /** Thin legs and candles are met from a little beside them, too. */
  function thingAt(x: number, y: number) {
    const all = [...bodies()];
    const straight = nearestBody(rayAt(x, y), all);
    if (straight !== null) return straight;
    for (const angle of AROUND) {
      const ray = rayAt(x + Math.cos(angle) * SLIP, y + Math.sin(angle) * SLIP);
      const found = nearestBody(ray, all);
      if (found !== null) return found;
    }
    return null;
  }

  function floorUnder({ document }: Seen, ray: Ray): Picked | null {
    const { size } = document.shell;
    const at = onFloor(ray, size);
    return at && isInside(size, at) ? { kind: "floor", ...at } : null;
  }

  function partOfHouse(seen: Seen, ray: Ray): Picked | null {
    const { document } = seen;
    const met = onWall(ray, document.shell.size, inSight());
    if (!met) return floorUnder(seen, ray);
    const opening = openingAt(document, catalogue, met);
    if (opening !== null) return { kind: "opening", id: opening };
    return { kind: "wall", wall: met.wall, along: met.along, up: met.up };
  }

  return {
    pick(x, y) {
      const shown = now();
      if (!shown) return null;
      const ray = rayAt(x, y);
      if (shown.look.trade === "build") return partOfHouse(shown, ray);
      const id = thingAt(x, y);
      return id === null ? floorUnder(shown, ray) : { kind: "item", id };
    },
    placeFor(item, x, y, grip) {
      const shown = now();
      return shown && placeFor(setting(shown), item, rayAt(x, y), grip);
    },
    gripOf(item, x, y) {
      const shown = now();
      return shown ? gripOf(setting(shown), item, rayAt(x, y)) : { x: 0, z: 0 };
    },
    floorAt(x, y) {
      const shown = now();
      return shown && onFloor(rayAt(x, y), shown.document.shell.size);
    },
    wallAt(x, y) {
      const shown = now();
      const met = shown && onWall(rayAt(x, y), shown.document.shell.size, inSight());
      return met && { wall: met.wall, along: met.along, up: met.up };
    },
    spotOf(id) {
      const shown = now();
      if (!shown) return null;
      const { document } = shown;
      const placed = held().get(id) ?? indexOf(document, catalogue).placed.get(id);
      if (!placed) return null;
      const { x, y, z } = spotOf(placed, document.shell.size);
      const foot = project([x, y, z]);
      const top = project([x, y + placed.model.height / PER_TILE, z]);
      return { ...foot, top: top.y };
    },
    project({ x, z, up = 0 }) {
      const shown = now();
      if (!shown) return { x: 0, y: 0 };
      const at = toScene(shown.document.shell.size, x, z);
      return project([at.x, up / PER_TILE, at.z]);
    },
  };
}
