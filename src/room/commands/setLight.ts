// Makes it day, evening or night in the room.
import type { RoomHour } from "../model/room.ts";
import { label, type RoomCommand, refuseCommand, settleCommand } from "./command.ts";

export type SetLight = { readonly light: RoomHour };

export const setLight: RoomCommand<SetLight> = (document, { light }, catalogue) =>
  light === document.shell.light
    ? refuseCommand({ kind: "nothingChanges" })
    : settleCommand(document, { shell: { light } }, catalogue, {
        label: label("light", { kind: "light", light }),
      });
