// Hangs a picture behind the windows, or gives them back the field's own country.

import { sameValue } from "../../lib/sameValue.ts";
import type { PictureRef } from "../model/room.ts";
import { isPicture } from "../model/schema.ts";
import { type Command, label, refused, settled } from "./command.ts";

export type SetBackdrop = { readonly picture: PictureRef | null };

export const setBackdrop: Command<SetBackdrop> = (document, { picture }, catalogue) => {
  if (picture !== null && !isPicture(picture)) return refused({ kind: "badPicture" });
  if (sameValue(picture, document.shell.backdrop)) return refused({ kind: "nothingChanges" });
  return settled(document, { shell: { backdrop: picture } }, catalogue, {
    label: label("backdrop", { kind: "room" }),
  });
};
