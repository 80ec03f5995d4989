// Puts things from the clipboard into the room, as they stood among themselves where that is possible.
import { decodeCutting } from "../model/decode.ts";
import type { Item, ItemPlace } from "../model/room.ts";
import { addCopies, type Stack } from "./addCopies.ts";
import { itemSubject, label, type RoomCommand, refuseCommand } from "./command.ts";

export type PasteItems = {
  readonly text: string;
  /** Fresh text to make the ids from. */
  readonly stamp: string;
  /** Where the least corner of what stood on the floor goes; as it was, unless told. */
  readonly to?: { readonly x: number; readonly z: number };
  /** The surface that takes what is pasted, if it is to stand on something. */
  readonly on?: { readonly carrier: string; readonly level: number };
  readonly borrow?: boolean;
};

function stacksOf(items: readonly Item[]): Stack[] {
  const carriedBy = Map.groupBy(items, ({ at }) => (at.kind === "on" ? at.carrier : null));
  const above = (item: Item): Item[] =>
    (carriedBy.get(item.id) ?? []).flatMap((each) => [each, ...above(each)]);
  return (carriedBy.get(null) ?? []).map((root): Stack => [root, ...above(root)]);
}

export const pasteItems: RoomCommand<PasteItems> = (document, args, catalogue) => {
  const read = decodeCutting(args.text);
  if (!read.ok) return refuseCommand({ kind: "badText", invalid: read.reason });
  const stacks = stacksOf(read.value);
  if (stacks.length === 0) return refuseCommand({ kind: "tooFew", least: 1 });
  const floor = stacks.flatMap(([{ at }]) => (at.kind === "floor" ? [at] : []));
  const corner = {
    x: Math.min(...floor.map(({ x }) => x)),
    z: Math.min(...floor.map(({ z }) => z)),
  };
  const wanted = (at: ItemPlace): ItemPlace => {
    if (at.kind !== "floor") return at;
    const to = args.to ?? corner;
    const x = at.x - corner.x + to.x;
    const z = at.z - corner.z + to.z;
    return args.on ? { kind: "on", ...args.on, x, z } : { kind: "floor", x, z };
  };
  const placed = stacks.map(
    ([root, ...carried]): Stack => [{ ...root, at: wanted(root.at) }, ...carried],
  );
  const added = addCopies(document, placed, args, catalogue);
  if (!added.ok) return refuseCommand(added.reason);
  const [only] = stacks;
  const subject =
    stacks.length === 1 && only
      ? itemSubject(only[0])
      : ({ kind: "items", count: stacks.length } as const);
  return { ...added, label: label("paste", subject, added.made) };
};
