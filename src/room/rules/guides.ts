// Lines along which a thing agrees with another or with the room: what the eye would call in line (smart guides).
import type { ItemId } from "../model/room.ts";
import type { RoomBox } from "./box.ts";
import type { RoomIndex } from "./roomIndex.ts";

/** `at` is in quarter tiles, and may be a half of one where a centre lies there. */
export type Guide = {
  readonly axis: "x" | "z";
  readonly at: number;
  readonly by: "edge" | "centre";
  readonly other: ItemId;
};

const MOST = 4;

function lines(box: RoomBox, axis: "x" | "z"): { at: number; by: Guide["by"] }[] {
  const [a, b] = axis === "x" ? [box.x0, box.x1] : [box.z0, box.z1];
  return [
    { at: (a + b) / 2, by: "centre" },
    { at: a, by: "edge" },
    { at: b, by: "edge" },
  ];
}

const gap = (a: RoomBox, b: RoomBox): number =>
  Math.hypot(a.x0 + a.x1 - b.x0 - b.x1, a.z0 + a.z1 - b.z0 - b.z1);

/** At most a line per place and axis, those of the nearest things first. */
export function guidesFor(
  index: RoomIndex,
  box: RoomBox,
  passOver: (id: ItemId) => boolean,
): readonly Guide[] {
  const near = [...index.placed.values()]
    .filter(({ item, model }) => !passOver(item.id) && !model.isFlat && item.at.kind === "floor")
    .sort((a, b) => gap(a.box, box) - gap(b.box, box));
  const found = new Map<string, Guide>();
  for (const other of near)
    for (const axis of ["x", "z"] as const)
      for (const mine of lines(box, axis))
        for (const theirs of lines(other.box, axis)) {
          const key = `${axis}${mine.at}`;
          if (mine.by !== theirs.by || mine.at !== theirs.at || found.has(key)) continue;
          found.set(key, { axis, at: mine.at, by: mine.by, other: other.item.id });
          if (found.size === MOST) return [...found.values()];
        }
  return [...found.values()];
}
