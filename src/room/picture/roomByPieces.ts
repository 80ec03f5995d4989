// A room as its shell and each thing as a drawing of its own, back to front: for very much in it, and for hands at it.
import { toView } from "../../models/svg/view.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { coatOf } from "../model/coat.ts";
import type { ItemId, QuarterTurn } from "../model/room.ts";
import { normaliseTurn } from "../rules/box.ts";
import { indexOf } from "../rules/indexOf.ts";
import { drawThing, type ThingDrawing, type ThingDrawRequest } from "./drawThing.ts";
import { paintOrder } from "./paintOrder.ts";
import type { DrawingSpot } from "./spots.ts";
import type { DrawnShapes, RoomView } from "./view.ts";
import { drawnShell } from "./wholeRoom.ts";

/** As many looks are drawn; whatever else there is becomes a block of its size. */
export const MOST_THING_DRAWINGS = 320;

export const thingDrawRequest = (
  { item, turn, isMade = false }: Pick<DrawingSpot, "item" | "turn" | "isMade">,
  { quarter, light, scale }: Pick<RoomView, "quarter" | "light"> & { readonly scale: number },
): ThingDrawRequest => ({
  model: item.model,
  coat: coatOf(item),
  turn: normaliseTurn(turn - quarter) as QuarterTurn,
  isLit: !item.unlit,
  picture: item.picture,
  isMade,
  light,
  scale,
  isBlock: false,
});

/** What is to be seen, the things behind before those in front. */
export function backToFront(
  { room, spots, quarter }: Pick<RoomView, "room" | "spots" | "quarter">,
  catalogue: Catalogue,
): DrawingSpot[] {
  const known = new Map(spots.map((spot) => [spot.item.id, spot]));
  const { placed } = indexOf(room, catalogue);
  const carrierOf = ({ item: { at } }: DrawingSpot): ItemId | null =>
    at.kind === "on" && known.has(at.carrier) ? at.carrier : null;
  const order = paintOrder(
    spots.map((spot) => ({
      id: spot.item.id,
      box: placed.get(spot.item.id)!.box,
      carrier: carrierOf(spot),
    })),
    quarter,
  );
  return order.map((id) => known.get(id)!);
}

export function roomByPieces(view: RoomView, catalogue: Catalogue): DrawnShapes {
  const shell = drawnShell(view);
  const looks = new Map<string, ThingDrawing & { readonly id: string }>();
  const symbols: string[] = [];
  const uses = backToFront(view, catalogue).map((spot) => {
    const wanted = thingDrawRequest(spot, { ...view, scale: view.view.scale });
    const key = JSON.stringify(wanted);
    let look = looks.get(key);
    if (!look) {
      const prefix = `${view.prefix}${looks.size.toString(36)}-`;
      const isBlock = looks.size >= MOST_THING_DRAWINGS;
      look = { id: `${prefix}look`, ...drawThing({ ...wanted, isBlock }, view.pictures, prefix) };
      looks.set(key, look);
      symbols.push(`<g id="${look.id}">${look.shapes}</g>`);
    }
    const [x, y] = toView(view.view, spot.at);
    const left = Math.round(x + look.left - shell.left);
    const top = Math.round(y + look.top - shell.top);
    return `<use href="#${look.id}" x="${left}" y="${top}"/>`;
  });
  const shapes = `${shell.shapes}<defs>${symbols.join("")}</defs>${uses.join("")}`;
  return { ...shell, shapes };
}
