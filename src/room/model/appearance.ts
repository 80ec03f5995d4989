// How a room looks, whoever furnished it: what stands where, of which colours, between which walls. Two of one look are one room twice.
import { textSum } from "../../lib/textSum.ts";
import type { Item, ItemId, ItemPlace, PictureRef, RoomDocument, RoomFinish } from "./room.ts";

/** Without ids and names, the hour, lamps that were put out, and what is seen through the windows. */
export type RoomAppearance = {
  /** Size, finishes and openings. */
  readonly shell: string;
  /** A line for each thing, in order: equal lines stand for things that stand equally. */
  readonly things: readonly string[];
};

export function appearanceOf({ shell, openings, items }: RoomDocument): RoomAppearance {
  const { size, floor, walls } = shell;
  const lines = new Map<ItemId, string>();

  function lineOf(id: ItemId, item: Item): string {
    const known = lines.get(id);
    if (known !== undefined) return known;
    const { model, at, turn, tint, partTints, patterns, picture } = item;
    const coat = [tint, inOrder(partTints), inOrder(patterns), shownIn(picture)];
    const line = JSON.stringify([model, placeOf(at), turn, ...coat]);
    lines.set(id, line);
    return line;
  }

  function placeOf(at: ItemPlace): readonly unknown[] {
    if (at.kind === "floor") return [at.x, at.z];
    if (at.kind === "wall") return [at.wall, at.along, at.up];
    const carrier = items.get(at.carrier);
    // By its sum: a chain of carriers would be told anew in each of its links.
    return [carrier ? textSum(lineOf(at.carrier, carrier)) : null, at.level, at.x, at.z];
  }

  const opened = Array.from(openings.values(), ({ model, wall, along, up }) =>
    JSON.stringify([model, wall, along, up]),
  );
  const finishes = [floor, walls.north, walls.east, walls.south, walls.west].map(finishOf);
  return {
    shell: JSON.stringify([[size.columns, size.rows, size.height], finishes, opened.toSorted()]),
    things: Array.from(items, ([id, item]) => lineOf(id, item)).toSorted(),
  };
}

/** The same text for the same look, and for no other. */
export const appearanceText = ({ shell, things }: RoomAppearance): string =>
  [shell, ...things].join("\n");

/** Of ten things in the copy nine stand as they do in what it was made from. */
export function isNearly(copy: RoomAppearance, source: RoomAppearance): boolean {
  const left = new Map<string, number>();
  for (const line of source.things) left.set(line, (left.get(line) ?? 0) + 1);
  let same = 0;
  for (const line of copy.things) {
    const count = left.get(line) ?? 0;
    if (count === 0) continue;
    left.set(line, count - 1);
    same += 1;
  }
  return copy.things.length > 0 && same * 10 >= copy.things.length * 9;
}

const inOrder = (parts: Readonly<Record<string, string>> | undefined) =>
  parts && Object.entries(parts).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** What a picture is called is not seen. */
function shownIn(picture: PictureRef | undefined): readonly unknown[] | undefined {
  if (picture === undefined) return undefined;
  return picture.kind === "upload"
    ? [picture.hash]
    : [picture.chainId, picture.contract, picture.tokenId];
}

const finishOf = ({ kind, tint, picture }: RoomFinish) => [kind, tint, shownIn(picture)];
