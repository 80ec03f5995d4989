// Gives the room another name.
import { isName } from "../model/schema.ts";
import { LONGEST_NAME } from "../model/units.ts";
import { type Command, label, refused, settled } from "./command.ts";

export type RenameRoom = { readonly name: string };

export const renameRoom: Command<RenameRoom> = (document, { name: typed }, catalogue) => {
  const name = typed.trim();
  if (!isName(name)) return refused({ kind: "badName", longest: LONGEST_NAME });
  if (name === document.shell.name) return refused({ kind: "nothingChanges" });
  return settled(document, { shell: { name } }, catalogue, {
    label: label("rename", { kind: "room" }),
  });
};
