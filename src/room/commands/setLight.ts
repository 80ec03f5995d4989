// Makes it day, evening or night in the room.
import type { Light } from "../model/room.ts";
import { type Command, label, refused, settled } from "./command.ts";

export type SetLight = { readonly light: Light };

export const setLight: Command<SetLight> = (document, { light }, catalogue) =>
  light === document.shell.light
    ? refused({ kind: "nothingChanges" })
    : settled(document, { shell: { light } }, catalogue, {
        label: label("light", { kind: "light", light }),
      });
