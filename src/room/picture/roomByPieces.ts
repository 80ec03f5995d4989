// A room with very much in it: the shell, then each thing as a drawing of its own, back to front.
import { boundsOf } from "../../models/catalogue/bounds.ts";
import { box, type Part, placed } from "../../models/parts.ts";
import { toView } from "../../models/svg/view.ts";
import { partsOf } from "../catalogue/partsOf.ts";
import type { Catalogue } from "../model/catalogue.ts";
import { indexOf } from "../rules/indexOf.ts";
import { paintOrder } from "./paintOrder.ts";
import { framed } from "./pictureSheets.ts";
import type { Spot } from "./spots.ts";
import { type Drawn, drawn, QUARTER, type RoomView, standing } from "./view.ts";
import { drawnWith } from "./wholeRoom.ts";

/** As many looks are drawn; whatever else there is becomes a block of its size. */
const MOST_LOOKS = 320;
/** Its own light, where the lamps of the room are too many to follow. */
const GLOW = { day: 0, evening: 3, night: 7 } as const;

/** Things that look alike share one drawing. */
const lookOf = ({ item, turn }: Spot): string =>
  item.picture ? item.id : `${item.model} ${item.tint ?? ""} ${turn} ${item.unlit ?? ""}`;

function block({ item, at, turn }: Spot): Part[] {
  const parts = partsOf(item.model, { tint: item.tint });
  if (parts.length === 0) return [];
  const { low, high } = boundsOf(parts);
  const size = [high[0] - low[0], high[1] - low[1], high[2] - low[2]] as const;
  const foot = [(low[0] + high[0]) / 2, low[1], (low[2] + high[2]) / 2] as const;
  return placed([box(size, foot, parts[0]!.colour, { bevel: 0 })], at, turn * QUARTER);
}

export function roomByPieces(view: RoomView, catalogue: Catalogue): Drawn {
  const shell = drawnWith(view, []);
  const spots = new Map(view.spots.map((spot) => [spot.item.id, spot]));
  const { placed: boxes } = indexOf(view.room, catalogue);
  const order = paintOrder(
    [...spots.values()].map(({ item }) => ({
      id: item.id,
      box: boxes.get(item.id)!.box,
      carrier: item.at.kind === "on" ? item.at.carrier : null,
    })),
    view.quarter,
  );
  const looks = new Map<string, { id: string; corner: readonly [number, number] }>();
  const symbols: string[] = [];
  const uses = order.map((id) => {
    const spot = spots.get(id)!;
    const [x, y] = toView(view.view, spot.at);
    let look = looks.get(lookOf(spot));
    if (!look) {
      const prefix = `${view.prefix}${looks.size.toString(36)}-`;
      const isSeen = looks.size < MOST_LOOKS;
      const drawing = drawn(view, {
        parts: () => (isSeen ? standing(spot) : block(spot)),
        sheets: isSeen ? framed(spot) : [],
        lamps: [
          {
            at: [spot.at[0] + 1.5, spot.at[1] + 3, spot.at[2] + 1.5],
            ...{ colour: "#ffb27a", reach: 9, power: GLOW[view.light] },
          },
        ],
        prefix,
      });
      look = { id: `${prefix}look`, corner: [drawing.left - x, drawing.top - y] };
      looks.set(lookOf(spot), look);
      symbols.push(`<g id="${look.id}">${drawing.shapes}</g>`);
    }
    const left = Math.round(x + look.corner[0] - shell.left);
    const top = Math.round(y + look.corner[1] - shell.top);
    return `<use href="#${look.id}" x="${left}" y="${top}"/>`;
  });
  const shapes = `${shell.shapes}<defs>${symbols.join("")}</defs>${uses.join("")}`;
  return { ...shell, shapes };
}
