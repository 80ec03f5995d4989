// Hangs a picture behind the windows, or gives them back the field's own country.

import { sameValue } from "../../lib/sameValue.ts";
import type { PictureRef } from "../model/room.ts";
import { isPicture } from "../model/schema.ts";
import { label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type SetBackdrop = { readonly picture: PictureRef | null };

export const setBackdrop: RoomCommand<SetBackdrop> = (document, { picture }, catalogue) => {
  if (picture !== null && !isPicture(picture)) return refuseCommand({ kind: "badPicture" });
  if (sameValue(picture, document.shell.backdrop)) return refuseCommand({ kind: "nothingChanges" });
  return settleCommand(document, { shell: { backdrop: picture } }, catalogue, {
    label: label("backdrop", { kind: "room" }),
  });
};
