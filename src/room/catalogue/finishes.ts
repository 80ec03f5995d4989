// What walls and floors can be given, as the core knows it and as a swatch shows it.

import { link } from "../../lib/link.ts";
import {
  type FloorFinish,
  floorFinishes,
  type PatternFinish,
  type WallFinish,
  type WallPattern,
  wallFinishes,
} from "../../models/catalogue/finishes.ts";
import type { FinishModel } from "../model/catalogue.ts";
import type { FinishId } from "../model/room.ts";
import { strings } from "./strings.ts";

/** One's own picture, wall to wall. */
export const OWN_PICTURE = "own-picture";

/** A finish for floors or walls, with what is needed to show it as a swatch. */
export type FinishPiece = {
  readonly id: FinishId;
  readonly name: string;
  readonly covers: readonly ("floor" | "wall")[];
  readonly takesPicture: boolean;
  /** The pattern on the wall where there is one, else on the floor. */
  readonly pattern: string;
  /** The ground first, then what is on it. */
  readonly colours: readonly string[];
  /** Panelling up to the rail: body and lighter board. */
  readonly dado: readonly [string, string] | null;
};

const own: FinishPiece = {
  id: OWN_PICTURE,
  name: strings.ownPicture,
  covers: ["wall", "floor"],
  takesPicture: true,
  pattern: "picture",
  colours: ["#fbefd6", "#e9d7b0"],
  dado: null,
};

const piece = (
  finish: PatternFinish<string> & { readonly dado?: readonly [string, string] },
  covers: FinishPiece["covers"],
): FinishPiece => ({
  id: finish.id,
  name: finish.name,
  covers,
  takesPicture: false,
  pattern: finish.pattern,
  colours: finish.colours,
  dado: finish.dado ?? null,
});

const isOnFloorsToo = ({ id }: WallFinish): boolean =>
  floorFinishes.some((floor) => floor.id === id);
const isOnWallsToo = ({ id }: FloorFinish): boolean => wallFinishes.some((wall) => wall.id === id);

/** All finishes, those of walls first, and one's own picture last. */
export const finishPieces: readonly FinishPiece[] = [
  ...wallFinishes.map((each) => piece(each, isOnFloorsToo(each) ? ["wall", "floor"] : ["wall"])),
  ...floorFinishes.filter((each) => !isOnWallsToo(each)).map((each) => piece(each, ["floor"])),
  own,
];

/** A sample of it as it is laid; `ground` is what it covers there. */
export const finishUrl = (ground: "floor" | "wall", id: FinishId): string =>
  link(`/pieces/${ground}-${id}.svg`);

const byId = new Map(finishPieces.map((each) => [each.id, each]));

/** The finish of a name, if the catalogue has it. */
export const finishPiece = (id: FinishId): FinishPiece | undefined => byId.get(id);

export const finishModelOf = (id: FinishId): FinishModel | undefined => {
  const found = byId.get(id);
  if (!found) return undefined;
  const { name, covers, takesPicture } = found;
  return { id, name, covers, tints: [], ...(takesPicture && { takesPicture }) };
};

/** How far a pattern stands out of the wall, in tiles: what hangs there hangs before it. */
const reliefs: Readonly<Record<WallPattern, number>> = {
  plain: 0,
  sprigs: 0.01,
  stripes: 0.01,
  dots: 0.01,
  gingham: 0.01,
  boards: 0.04,
  logs: 0.11,
  stone: 0.045,
  brick: 0.03,
  tiles: 0.03,
  timber: 0.08,
};

export const reliefOf = (wall: FinishId): number => reliefs[wallFinishOf(wall).pattern];

const plainWall: WallFinish = {
  id: OWN_PICTURE,
  name: own.name,
  pattern: "plain",
  colours: ["#fbefd6", "#fff8ea"],
};
const plainFloor: FloorFinish = {
  id: OWN_PICTURE,
  name: own.name,
  pattern: "boards",
  colours: ["#efe6d2", "#fbefd6", "#e6dcc6"],
};

/** What the finish is built of; a picture lies over a plain ground, and so does what is not known. */
export const wallFinishOf = (id: FinishId): WallFinish =>
  wallFinishes.find((each) => each.id === id) ?? plainWall;
export const floorFinishOf = (id: FinishId): FloorFinish =>
  floorFinishes.find((each) => each.id === id) ?? plainFloor;
