// Floor and walls of a room as parts, about the middle of its floor: what it is a cottage of.
import {
  type Side as ShellSide,
  type ShellSpec,
  standingFloor,
  standingWall,
} from "../../models/catalogue/shellParts.ts";
import { type Shell as Cottage, shells } from "../../models/catalogue/shells.ts";
import type { Part } from "../../models/parts.ts";
import { type RoomDocument, type Side, sides } from "../model/room.ts";
import { PER_TILE } from "../model/units.ts";
import { wallLength } from "../rules/walls.ts";
import { floorFinishOf, wallFinishOf } from "./finishes.ts";
import { openingKindOf, openingModelOf, openingSizeAt } from "./openings.ts";

const shellSides: Readonly<Record<Side, ShellSide>> = {
  north: "back",
  west: "left",
  south: "front",
  east: "right",
};

/** Which cottage has walls like these inside; all others are timbered. */
const cottages: Readonly<Record<string, Cottage["id"]>> = {
  limewash: "thatched",
  "half-timber": "thatched",
  rosewash: "thatched",
  "green-panelling": "timbered",
  fieldstone: "fieldstone",
  logs: "fieldstone",
  "warm-brick": "fieldstone",
  "painted-boards": "boarded",
  "white-boards": "boarded",
  "blue-stripe": "boarded",
  "white-tiles": "boarded",
};

function cottageOf({ shell }: RoomDocument): Cottage {
  const id = cottages[shell.walls.north.kind] ?? "timbered";
  return shells.find((each) => each.id === id)!;
}

/** Along a wall from its middle, to the right as one looks at it from inside. */
export function fromMiddle(document: RoomDocument, wall: Side, along: number): number {
  const at = (along - wallLength(document.shell.size, wall) / 2) / PER_TILE;
  return wall === "north" || wall === "east" ? at : -at;
}

function specOf(document: RoomDocument, inSight: ReadonlySet<Side>): ShellSpec {
  const { size, walls, floor, light } = document.shell;
  const wallsOf = [...inSight].map((side) => {
    const openings = [...document.openings.values()].flatMap((opening) => {
      const { model: id, up } = opening;
      const [kind, set, model] = [openingKindOf(id), openingSizeAt(id, up), openingModelOf(id)];
      if (!kind || !set || !model || opening.wall !== side) return [];
      const at = fromMiddle(document, side, opening.along + model.width / 2);
      return [{ kind, at, foot: set.foot }];
    });
    return [shellSides[side], { finish: wallFinishOf(walls[side].kind), openings }] as const;
  });
  return {
    width: size.columns,
    depth: size.rows,
    height: size.height / PER_TILE,
    floor: floorFinishOf(floor.kind),
    walls: Object.fromEntries(wallsOf),
    night: light === "night",
  };
}

/** The lines of a floor fall on the tiles, whatever the size of the room. */
export const floorParts = (document: RoomDocument): readonly Part[] =>
  standingFloor(cottageOf(document), specOf(document, new Set(sides)));

/** `inSight` names the walls that stand, for they end in a corner or in a post. */
export const wallPartsOf = (
  document: RoomDocument,
  wall: Side,
  inSight: ReadonlySet<Side>,
): readonly Part[] =>
  standingWall(cottageOf(document), specOf(document, inSight), shellSides[wall]);
