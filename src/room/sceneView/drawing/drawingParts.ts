// Of what the drawing of a room is put together: the shell, and its things from the back to the front.

import type { Vec } from "../../../models/pose.ts";
import { toView, viewFrom } from "../../../models/svg/view.ts";
import type { Catalogue } from "../../model/catalogue.ts";
import type { ItemId, RoomDocument, Turn } from "../../model/room.ts";
import { drawBlooms } from "../../picture/blooms.ts";
import type { LookWanted } from "../../picture/drawLook.ts";
import { bloomsOf, lampsOf } from "../../picture/drawnLight.ts";
import { backToFront, lookWanted, MOST_LOOKS } from "../../picture/roomByPieces.ts";
import { type Spot, spotsOf, wallsBehind } from "../../picture/spots.ts";
import { QUARTER, scaleFor } from "../../picture/view.ts";
import { indexOf } from "../../rules/indexOf.ts";

export type ShellWish = {
  readonly kind: "shell";
  readonly key: string;
  readonly document: RoomDocument;
  readonly quarter: Turn;
};
export type LookWish = { readonly kind: "look"; readonly key: string; readonly wanted: LookWanted };
/** Something to be drawn; alike wishes have the same key. */
export type Wish = ShellWish | LookWish;

export type Piece = {
  readonly id: ItemId;
  readonly wish: LookWish;
  /** Of its foot from the middle of the floor, in drawing units. */
  readonly x: number;
  readonly y: number;
  readonly isFlat: boolean;
};

export type DrawingParts = {
  /** Drawing units to a tile. */
  readonly scale: number;
  readonly shell: ShellWish;
  readonly pieces: readonly Piece[];
  /** As text of shapes, in drawing units from the middle of the floor. */
  readonly blooms: string;
};

const lookKey = (wanted: LookWanted): string => JSON.stringify(wanted);

const lookWish = (wanted: LookWanted): LookWish => ({ kind: "look", key: lookKey(wanted), wanted });

/** How a thing that stands there looks, where it is in the hand or offered too. */
export const lookOf = (
  spot: Pick<Spot, "item" | "turn">,
  document: RoomDocument,
  quarter: Turn,
): LookWish =>
  lookWish(
    lookWanted(spot, { quarter, light: document.shell.light, scale: scaleFor(document, false) }),
  );

export function drawingParts(
  document: RoomDocument,
  catalogue: Catalogue,
  quarter: Turn,
  held: ReadonlySet<ItemId>,
): DrawingParts {
  const { shell } = document;
  const scale = scaleFor(document, false);
  const view = viewFrom(scale, quarter * QUARTER);
  const all = spotsOf(document, catalogue, wallsBehind(quarter));
  const spots = all.filter(({ item }) => !held.has(item.id));
  const { placed } = indexOf(document, catalogue);
  const keys = new Set<string>();
  const pieces = backToFront({ room: document, spots, quarter }, catalogue).map((spot): Piece => {
    const wanted = lookWanted(spot, { quarter, light: shell.light, scale });
    const isBlock = keys.size >= MOST_LOOKS && !keys.has(lookKey(wanted));
    const wish = lookWish(isBlock ? { ...wanted, isBlock } : wanted);
    keys.add(wish.key);
    const [x, y] = toView(view, spot.at as Vec);
    const { id } = spot.item;
    return { id, wish, x, y, isFlat: placed.get(id)?.model.isFlat ?? false };
  });
  const { name: _, ...built } = shell;
  // What is carried about still lights the walls from where it was: they are not drawn at each step.
  const lamps = lampsOf(all, shell.light);
  const key = JSON.stringify([quarter, built, [...document.openings.values()], lamps]);
  return {
    scale,
    pieces,
    shell: { kind: "shell", key, document, quarter },
    blooms: drawBlooms(bloomsOf(spots, shell.light), view, { left: 0, top: 0 }, "bloom"),
  };
}
