// Works out what would happen if what is held were put down where it is now.
import type { Outcome } from "../commands/command.ts";
import { moveItems, steppedPlace } from "../commands/moveItems.ts";
import { placeItem } from "../commands/placeItem.ts";
import { standItem } from "../commands/standItem.ts";
import type { Catalogue } from "../model/catalogue.ts";
import type { Item, RoomDocument } from "../model/room.ts";
import { wallBehind } from "../rules/backToWall.ts";
import { rectAt } from "../rules/footprint.ts";
import { guidesFor } from "../rules/guides.ts";
import { indexOf } from "../rules/indexOf.ts";
import { nearestFree } from "../rules/nearestFree.ts";
import { stackOf } from "../rules/roomIndex.ts";
import { posed } from "./posed.ts";
import type { Ghost, HeldPayload } from "./tool.ts";

/** The command that letting go would be. */
export function dropHeld(document: RoomDocument, catalogue: Catalogue, held: HeldPayload): Outcome {
  switch (held.kind) {
    case "new": {
      const item = posed(document, catalogue, held);
      return placeItem(document, { ...item, borrow: held.borrow }, catalogue);
    }
    case "one":
      return standItem(document, posed(document, catalogue, held), catalogue);
    case "several":
      return moveItems(document, held, catalogue);
  }
}

const alignments = (document: RoomDocument, catalogue: Catalogue, item: Item) => {
  const model = catalogue.item(item.model);
  if (!model || item.at.kind !== "floor") return [];
  const index = indexOf(document, catalogue);
  const own = new Set(stackOf(index, item.id));
  const { x, z, width, depth } = rectAt(item.at, model, item.turn);
  const box = { x0: x, x1: x + width, z0: z, z1: z + depth, y0: 0, y1: model.height };
  return guidesFor(index, box, (id) => own.has(id));
};

export function ghostOf(document: RoomDocument, catalogue: Catalogue, held: HeldPayload): Ghost {
  const outcome = dropHeld(document, catalogue, held);
  // To have been carried nowhere is no refusal: the thing simply stays.
  const isRefused = !outcome.ok && outcome.reason.kind !== "nothingChanges";
  const reason = isRefused ? outcome.reason : null;
  if (held.kind === "several") {
    const index = indexOf(document, catalogue);
    const items = held.ids.flatMap((id) => {
      const item = document.items.get(id);
      return item ? [{ ...item, at: steppedPlace(item, held.by, index) }] : [];
    });
    return { items, reason, free: null, back: null, guides: [] };
  }
  const item = posed(document, catalogue, held);
  const free = isRefused && outcome.wanted ? nearestFree(document, catalogue, item) : null;
  const back = item === held.item ? null : wallBehind(item.turn);
  return { items: [item], reason, free, back, guides: alignments(document, catalogue, item) };
}
