// Papers, panels or paints one wall, or several.

import { sameValue } from "../../lib/sameValue.ts";
import { type Finish, type Side, sides } from "../model/room.ts";
import { badFinish } from "./badFinish.ts";
import { type Command, label, refused, settled } from "./command.ts";

export type PaintWalls = { readonly walls: readonly Side[]; readonly finish: Finish };

export const paintWalls: Command<PaintWalls> = (document, { walls, finish }, catalogue) => {
  const reason = badFinish(finish, "wall", catalogue);
  if (reason) return refused(reason);
  const had = document.shell.walls;
  const anew = sides.filter((wall) => walls.includes(wall) && !sameValue(had[wall], finish));
  if (anew.length === 0) return refused({ kind: "nothingChanges" });
  const painted = { ...had, ...Object.fromEntries(anew.map((wall) => [wall, finish])) };
  return settled(document, { shell: { walls: painted } }, catalogue, {
    label:
      anew.length === 1
        ? label("paintWall", { kind: "wall", wall: anew[0]! })
        : label("paintWalls", { kind: "room" }),
  });
};
