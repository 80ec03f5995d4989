// Papers, panels or paints one wall, or several.

import { sameValue } from "../../lib/sameValue.ts";
import { type RoomFinish, type WallSide, wallSides } from "../model/room.ts";
import { badFinish } from "./badFinish.ts";
import { label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type PaintWalls = { readonly walls: readonly WallSide[]; readonly finish: RoomFinish };

export const paintWalls: RoomCommand<PaintWalls> = (document, { walls, finish }, catalogue) => {
  const reason = badFinish(finish, "wall", catalogue);
  if (reason) return refuseCommand(reason);
  const had = document.shell.walls;
  const anew = wallSides.filter((wall) => walls.includes(wall) && !sameValue(had[wall], finish));
  if (anew.length === 0) return refuseCommand({ kind: "nothingChanges" });
  const painted = { ...had, ...Object.fromEntries(anew.map((wall) => [wall, finish])) };
  return settleCommand(document, { shell: { walls: painted } }, catalogue, {
    label:
      anew.length === 1
        ? label("paintWall", { kind: "wall", wall: anew[0]! })
        : label("paintWalls", { kind: "room" }),
  });
};
