// What the hand holds, as every drawing is to show it: where it would stand, its plates, the numbers of the floor.
import type { Catalogue } from "../../model/catalogue.ts";
import type { Item, ItemId, QuarterTurn, RoomDimensions, RoomDocument } from "../../model/room.ts";
import { PER_TILE } from "../../model/units.ts";
import type { RoomBox } from "../../rules/box.ts";
import { type Placed, placedAt } from "../../rules/footprint.ts";
import { indexOf } from "../../rules/indexOf.ts";
import { stackOf } from "../../rules/roomIndex.ts";
import type { EditorTool } from "../../session/tool.ts";
import type { StageState } from "../stage.ts";
import { detailFor, shapeRequestFor } from "../things/thingsShown.ts";
import { spotOf } from "../view/roomFrame.ts";
import { frontEdges } from "../view/sight.ts";
import type { GhostPiece, GhostShown } from "./ghostScene.ts";
import { boxMarks, type FlatMark, gridMarks, guideMarks, plates, plateUnder } from "./marks.ts";
import type { EdgeNumber } from "./numbersScene.ts";

/** In the middle of the sill. */
const OUT = 0.24;
const UP = 0.02;

/** The column and the row of the thing's least corner, as words count them too. */
export function edgeNumbers(
  { columns, rows }: RoomDimensions,
  quarter: QuarterTurn,
  held: Pick<RoomBox, "x0" | "z0"> | null,
): EdgeNumber[] {
  const [along, aside] = frontEdges(quarter);
  const z = (along === "south" ? 1 : -1) * (rows / 2 + OUT);
  const x = (aside === "east" ? 1 : -1) * (columns / 2 + OUT);
  const column = held ? Math.floor(held.x0 / PER_TILE) : -1;
  const row = held ? Math.floor(held.z0 / PER_TILE) : -1;
  return [
    ...Array.from({ length: columns }, (_, i) => ({
      at: [i + 0.5 - columns / 2, UP, z] as const,
      number: i + 1,
      isCurrent: i === column,
    })),
    ...Array.from({ length: rows }, (_, i) => ({
      at: [x, UP, i + 0.5 - rows / 2] as const,
      number: i + 1,
      isCurrent: i === row,
    })),
  ];
}

/**
 * Where what is held would stand, with all that it carries, before it does: the carriers before the
 * carried, and nothing where a model is unknown.
 */
export function wouldBe(
  document: RoomDocument,
  catalogue: Catalogue,
  items: readonly Item[],
): ReadonlyMap<ItemId, Placed> {
  const index = indexOf(document, catalogue);
  const held = new Map(items.map((item) => [item.id, item]));
  const out = new Map<ItemId, Placed>();
  const stand = (item: Item) => {
    const model = catalogue.item(item.model);
    if (!model) return;
    const { at } = item;
    const carrier = at.kind === "on" ? (out.get(at.carrier) ?? index.placed.get(at.carrier)) : null;
    const placed = placedAt(item, model, document.shell.size, carrier ?? null);
    if (placed) out.set(item.id, placed);
  };
  for (const item of items) {
    // A thing whose carrier is held too is met with it.
    if (item.at.kind === "on" && held.has(item.at.carrier)) continue;
    stand(item);
    for (const id of stackOf(index, item.id).slice(1)) {
      const carried = held.get(id) ?? document.items.get(id);
      if (carried) stand(carried);
    }
  }
  return out;
}

/** Those of them that stand on none of the others. */
const atTheBottom = (placed: ReadonlyMap<ItemId, Placed>): Placed[] =>
  [...placed.values()].filter(({ item: { at } }) => at.kind !== "on" || !placed.has(at.carrier));

export type HeldShown = {
  readonly ghost: GhostShown;
  /** Where each held thing is in the hand, with what it carries. */
  readonly held: ReadonlyMap<ItemId, Placed>;
};

const chosenPlates = ({ document, selection }: StageState, catalogue: Catalogue): FlatMark[] => {
  const { placed } = indexOf(document, catalogue);
  return selection.flatMap((id) => {
    const one = placed.get(id);
    return one ? plateUnder(one, document.shell.size, plates.chosen) : [];
  });
};

const nothing: Omit<GhostShown, "marks"> = {
  held: [],
  free: [],
  numbers: [],
  isBlocked: false,
  isBorrowed: false,
};

export type InHand = {
  /** With all that they carry, where they would stand. */
  readonly held: ReadonlyMap<ItemId, Placed>;
  /** The same where it is free, if that is elsewhere. */
  readonly free: ReadonlyMap<ItemId, Placed>;
  readonly marks: readonly FlatMark[];
} & Pick<GhostShown, "numbers" | "isBlocked" | "isBorrowed">;

/** Without the grid, which is the same as long as anything is held. */
export function inHand(
  { document, look }: Pick<StageState, "document" | "look">,
  tool: Extract<EditorTool, { at: "holding" }>,
  catalogue: Catalogue,
): InHand {
  const { size } = document.shell;
  const { ghost } = tool;
  const held = wouldBe(document, catalogue, ghost.items);
  const [first] = ghost.items;
  const free: InHand["free"] =
    ghost.free && first ? wouldBe(document, catalogue, [{ ...first, at: ghost.free }]) : new Map();
  const plate = ghost.reason ? plates.blocked : plates.free;
  const leader = first ? held.get(first.id) : undefined;
  return {
    held,
    free,
    isBlocked: ghost.reason !== null,
    isBorrowed: tool.held.kind === "new" && tool.held.borrow,
    marks: [
      ...guideMarks(ghost.guides, size),
      ...atTheBottom(held).flatMap((one) => plateUnder(one, size, plate)),
      ...atTheBottom(free).flatMap((one) => plateUnder(one, size, plates.free)),
    ],
    numbers: edgeNumbers(size, look.quarter, leader?.box ?? null),
  };
}

function holding(
  shown: StageState,
  tool: Extract<EditorTool, { at: "holding" }>,
  catalogue: Catalogue,
): HeldShown {
  const { document } = shown;
  const { size } = document.shell;
  const detail = detailFor(document);
  const pieces = (placed: Iterable<Placed>): GhostPiece[] =>
    [...placed].map((one) => ({
      spot: spotOf(one, size),
      wanted: shapeRequestFor(one.item, detail),
    }));
  const { held, free, marks, ...told } = inHand(shown, tool, catalogue);
  return {
    held,
    ghost: {
      ...told,
      held: pieces(held.values()),
      free: pieces(free.values()),
      marks: [...gridMarks(size), ...marks],
    },
  };
}

export function ghostShown(shown: StageState, catalogue: Catalogue): HeldShown {
  const { tool, document } = shown;
  if (tool.at === "holding") return holding(shown, tool, catalogue);
  const box = tool.at === "boxing" ? boxMarks(tool.from, tool.to, document.shell.size) : [];
  const marks = [...chosenPlates(shown, catalogue), ...box];
  return { held: new Map(), ghost: { ...nothing, marks } };
}
