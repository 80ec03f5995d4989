// Tells which things of a document are drawn where, and how; what is alike keeps its own object.
import type { Catalogue } from "../../model/catalogue.ts";
import { coatOf } from "../../model/coat.ts";
import type { Item, ItemId, RoomDocument } from "../../model/room.ts";
import { borrowed } from "../../rules/allowance.ts";
import type { Placed } from "../../rules/footprint.ts";
import { indexOf } from "../../rules/indexOf.ts";
import { marked } from "../../rules/marks.ts";
import type { Detail, PieceShapeRequest } from "../../shapes/shape.ts";
import { type ScenePose, spotOf } from "../view/roomFrame.ts";
import { type Layer, layerOf } from "../view/sight.ts";

/** How its colours are set off. */
export type ThingTone = "plain" | "chosen" | "borrowed";

export type StageThing = {
  readonly id: ItemId;
  readonly placed: Placed;
  readonly spot: ScenePose;
  readonly layer: Layer;
  readonly wanted: PieceShapeRequest;
  readonly tone: ThingTone;
};

/** With more things than this each is drawn with fewer triangles. */
const CROWD = 150;
export const detailFor = ({ items }: RoomDocument): Detail =>
  items.size > CROWD ? "lean" : "fine";

export const shapeRequestFor = (item: Item, detail: Detail, isMade = false): PieceShapeRequest => ({
  kind: "piece",
  model: item.model,
  coat: coatOf(item) ?? null,
  isLit: !item.unlit,
  hasPicture: item.picture !== undefined,
  isMade,
  detail,
});

export type ThingsOptions = {
  readonly chosen: ReadonlySet<ItemId>;
  /** In the hand, so not where they were. */
  readonly held: ReadonlySet<ItemId>;
};

/** One for each scene: it remembers what it told last. */
export function createThingsSelector(catalogue: Catalogue) {
  let last: ReadonlyMap<ItemId, StageThing> = new Map();

  return (
    document: RoomDocument,
    { chosen, held }: ThingsOptions,
  ): ReadonlyMap<ItemId, StageThing> => {
    const { placed: all } = indexOf(document, catalogue);
    const detail = detailFor(document);
    const lent = borrowed(document, catalogue);
    const marks = marked(document, catalogue);
    const next = new Map<ItemId, StageThing>();
    for (const [id, placed] of all) {
      if (held.has(id)) continue;
      const tone: ThingTone = chosen.has(id) ? "chosen" : lent.has(id) ? "borrowed" : "plain";
      const before = last.get(id);
      const isMade = marks.has(id);
      const isAsBefore =
        before?.placed === placed &&
        before.wanted.detail === detail &&
        before.wanted.isMade === isMade;
      if (before && isAsBefore && before.tone === tone) next.set(id, before);
      else if (before && isAsBefore) next.set(id, { ...before, tone });
      else
        next.set(id, {
          id,
          placed,
          tone,
          spot: spotOf(placed, document.shell.size),
          layer: layerOf(document.items, placed.item),
          wanted: shapeRequestFor(placed.item, detail, isMade),
        });
    }
    last = next;
    return next;
  };
}
