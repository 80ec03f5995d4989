// Lays another floor.

import { sameValue } from "../../lib/sameValue.ts";
import type { Finish } from "../model/room.ts";
import { badFinish } from "./badFinish.ts";
import { type Command, label, refused, settled } from "./command.ts";

export type PaintFloor = { readonly finish: Finish };

export const paintFloor: Command<PaintFloor> = (document, { finish }, catalogue) => {
  const reason = badFinish(finish, "floor", catalogue);
  if (reason) return refused(reason);
  if (sameValue(document.shell.floor, finish)) return refused({ kind: "nothingChanges" });
  return settled(document, { shell: { floor: finish } }, catalogue, {
    label: label("paintFloor", { kind: "room" }),
  });
};
