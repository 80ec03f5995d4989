// Puts a picture into a frame, a rug or whatever takes one, or takes it out.
import type { ItemId, PictureRef } from "../model/room.ts";
import { isPicture } from "../model/schema.ts";
import { type RoomCommand, refuseCommand } from "./command.ts";
import { eachItem } from "./eachItem.ts";

export type HangPicture = { readonly id: ItemId; readonly picture: PictureRef | null };

export const hangPicture: RoomCommand<HangPicture> = (document, { id, picture }, catalogue) => {
  if (picture !== null && !isPicture(picture)) return refuseCommand({ kind: "badPicture" });
  const verb = picture ? "hangPicture" : "takePicture";
  return eachItem(document, [id], catalogue, verb, (item, model) => {
    const { picture: had, ...bare } = item;
    if (!picture) return had ? bare : item;
    return model.takesPicture ? { ...bare, picture } : { kind: "takesNoPicture", model: model.id };
  });
};
