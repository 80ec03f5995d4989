// Of what the drawing of a room is put together: the shell, and its things from the back to the front.

import type { Vec } from "../../../models/pose.ts";
import { toView, viewFrom } from "../../../models/svg/view.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { ItemId, QuarterTurn, RoomDocument } from "../../model/room.ts";
import { drawBlooms } from "../../picture/blooms.ts";
import { drawnBlooms, drawnLamps } from "../../picture/drawnLight.ts";
import type { ThingDrawRequest } from "../../picture/drawThing.ts";
import { backToFront, MOST_THING_DRAWINGS, thingDrawRequest } from "../../picture/roomByPieces.ts";
import { type DrawingSpot, drawingSpots, wallsBehind } from "../../picture/spots.ts";
import { QUARTER, scaleFor } from "../../picture/view.ts";
import { indexOf } from "../../rules/indexOf.ts";

export type ShellRequest = {
  readonly kind: "shell";
  readonly key: string;
  readonly document: RoomDocument;
  readonly quarter: QuarterTurn;
};
export type ThingRequest = {
  readonly kind: "look";
  readonly key: string;
  readonly wanted: ThingDrawRequest;
};
/** Something to be drawn; alike wishes have the same key. */
export type PartRequest = ShellRequest | ThingRequest;

export type DrawingPiece = {
  readonly id: ItemId;
  readonly wish: ThingRequest;
  /** Of its foot from the middle of the floor, in drawing units. */
  readonly x: number;
  readonly y: number;
  readonly isFlat: boolean;
};

export type DrawingParts = {
  /** Drawing units to a tile. */
  readonly scale: number;
  readonly shell: ShellRequest;
  readonly pieces: readonly DrawingPiece[];
  /** As text of shapes, in drawing units from the middle of the floor. */
  readonly blooms: string;
};

const lookKey = (wanted: ThingDrawRequest): string => JSON.stringify(wanted);

const lookWish = (wanted: ThingDrawRequest): ThingRequest => ({
  kind: "look",
  key: lookKey(wanted),
  wanted,
});

/** How a thing that stands there looks, where it is in the hand or offered too. */
export const thingRequestOf = (
  spot: Pick<DrawingSpot, "item" | "turn">,
  document: RoomDocument,
  quarter: QuarterTurn,
): ThingRequest =>
  lookWish(
    thingDrawRequest(spot, {
      quarter,
      light: document.shell.light,
      scale: scaleFor(document, false),
    }),
  );

export function drawingParts(
  document: RoomDocument,
  catalogue: Catalogue,
  quarter: QuarterTurn,
  held: ReadonlySet<ItemId>,
): DrawingParts {
  const { shell } = document;
  const scale = scaleFor(document, false);
  const view = viewFrom(scale, quarter * QUARTER);
  const all = drawingSpots(document, catalogue, wallsBehind(quarter));
  const spots = all.filter(({ item }) => !held.has(item.id));
  const { placed } = indexOf(document, catalogue);
  const keys = new Set<string>();
  const pieces = backToFront({ room: document, spots, quarter }, catalogue).map(
    (spot): DrawingPiece => {
      const wanted = thingDrawRequest(spot, { quarter, light: shell.light, scale });
      const isBlock = keys.size >= MOST_THING_DRAWINGS && !keys.has(lookKey(wanted));
      const wish = lookWish(isBlock ? { ...wanted, isBlock } : wanted);
      keys.add(wish.key);
      const [x, y] = toView(view, spot.at as Vec);
      const { id } = spot.item;
      return { id, wish, x, y, isFlat: placed.get(id)?.model.isFlat ?? false };
    },
  );
  const { name: _, ...built } = shell;
  // What is carried about still lights the walls from where it was: they are not drawn at each step.
  const lamps = drawnLamps(all, shell.light);
  const key = JSON.stringify([quarter, built, [...document.openings.values()], lamps]);
  return {
    scale,
    pieces,
    shell: { kind: "shell", key, document, quarter },
    blooms: drawBlooms(drawnBlooms(spots, shell.light), view, { left: 0, top: 0 }, "bloom"),
  };
}
