// What the hand holds, as the scene is to show it.
import type { Catalogue } from "../model/catalogue.ts";
import type { ItemId } from "../model/room.ts";
import type { Placed } from "../rules/footprint.ts";
import { indexOf } from "../rules/indexOf.ts";
import type { Tool } from "../session/tool.ts";
import { edgeNumbers } from "./edgeNumbers.ts";
import type { GhostPiece, GhostShown } from "./ghostScene.ts";
import { boxMarks, gridOf, guideMarks, type Mark, plates, plateUnder } from "./marks.ts";
import { spotOf } from "./roomFrame.ts";
import type { Shown } from "./stage.ts";
import { detailFor, wantedFor } from "./thingsShown.ts";
import { atTheBottom, movedTo, wouldBe } from "./wouldBe.ts";

export type HeldShown = {
  readonly ghost: GhostShown;
  /** Where each held thing is in the hand, with what it carries. */
  readonly held: ReadonlyMap<ItemId, Placed>;
};

const chosenPlates = ({ document, selection }: Shown, catalogue: Catalogue): Mark[] => {
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
  readonly marks: readonly Mark[];
} & Pick<GhostShown, "numbers" | "isBlocked" | "isBorrowed">;

/** Without the grid, which is the same as long as anything is held. */
export function inHand(
  { document, look }: Pick<Shown, "document" | "look">,
  tool: Extract<Tool, { at: "holding" }>,
  catalogue: Catalogue,
): InHand {
  const { size } = document.shell;
  const { ghost } = tool;
  const held = wouldBe(document, catalogue, ghost.items);
  const [first] = ghost.items;
  const free: InHand["free"] =
    ghost.free && first ? wouldBe(document, catalogue, [movedTo(first, ghost.free)]) : new Map();
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
  shown: Shown,
  tool: Extract<Tool, { at: "holding" }>,
  catalogue: Catalogue,
): HeldShown {
  const { document } = shown;
  const { size } = document.shell;
  const detail = detailFor(document);
  const pieces = (placed: Iterable<Placed>): GhostPiece[] =>
    [...placed].map((one) => ({ spot: spotOf(one, size), wanted: wantedFor(one.item, detail) }));
  const { held, free, marks, ...told } = inHand(shown, tool, catalogue);
  return {
    held,
    ghost: {
      ...told,
      held: pieces(held.values()),
      free: pieces(free.values()),
      marks: [...gridOf(size), ...marks],
    },
  };
}

export function ghostShown(shown: Shown, catalogue: Catalogue): HeldShown {
  const { tool, document } = shown;
  if (tool.at === "holding") return holding(shown, tool, catalogue);
  const box = tool.at === "boxing" ? boxMarks(tool.from, tool.to, document.shell.size) : [];
  const marks = [...chosenPlates(shown, catalogue), ...box];
  return { held: new Map(), ghost: { ...nothing, marks } };
}
