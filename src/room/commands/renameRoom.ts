// Gives the room another name.
import { isName } from "../model/schema.ts";
import { LONGEST_NAME } from "../model/units.ts";
import { label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type RenameRoom = { readonly name: string };

export const renameRoom: RoomCommand<RenameRoom> = (document, { name: typed }, catalogue) => {
  const name = typed.trim();
  if (!isName(name)) return refuseCommand({ kind: "badName", longest: LONGEST_NAME });
  if (name === document.shell.name) return refuseCommand({ kind: "nothingChanges" });
  return settleCommand(document, { shell: { name } }, catalogue, {
    label: label("rename", { kind: "room" }),
  });
};
