// Lays another floor.

import { sameValue } from "../../lib/sameValue.ts";
import type { RoomFinish } from "../model/room.ts";
import { badFinish } from "./badFinish.ts";
import { label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type PaintFloor = { readonly finish: RoomFinish };

export const paintFloor: RoomCommand<PaintFloor> = (document, { finish }, catalogue) => {
  const reason = badFinish(finish, "floor", catalogue);
  if (reason) return refuseCommand(reason);
  if (sameValue(document.shell.floor, finish)) return refuseCommand({ kind: "nothingChanges" });
  return settleCommand(document, { shell: { floor: finish } }, catalogue, {
    label: label("paintFloor", { kind: "room" }),
  });
};
