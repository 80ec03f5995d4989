// Whether a finish may go on a floor or a wall.
import type { Catalogue } from "../model/catalogue.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { RoomFinish } from "../model/room.ts";
import { isPicture } from "../model/schema.ts";

export function badFinish(
  finish: RoomFinish,
  ground: "floor" | "wall",
  catalogue: Catalogue,
): CommandRefusal | null {
  const { kind, tint, picture } = finish;
  const model = catalogue.finish(kind);
  if (!model?.covers.includes(ground)) return { kind: "unknownFinish", finish: kind, ground };
  if (tint !== undefined && !model.tints.includes(tint))
    return { kind: "noSuchTint", tint, model: kind };
  if (!picture) return null;
  if (!model.takesPicture) return { kind: "takesNoPicture", model: kind };
  return isPicture(picture) ? null : { kind: "badPicture" };
}
