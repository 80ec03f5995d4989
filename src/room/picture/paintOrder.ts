// In which order things are laid over each other when each is drawn for itself.
import type { ItemId, QuarterTurn } from "../model/room.ts";
import type { RoomBox } from "../rules/box.ts";

type Standing = { readonly id: ItemId; readonly box: RoomBox; readonly carrier: ItemId | null };

/** The box as the viewer has it, who stands towards greater x and z. */
function towards({ x0, x1, z0, z1, y0, y1 }: RoomBox, quarter: QuarterTurn): RoomBox {
  const y = { y0, y1 };
  switch (quarter) {
    case 0:
      return { x0, x1, z0, z1, ...y };
    case 1:
      return { x0, x1, z0: -z1, z1: -z0, ...y };
    case 2:
      return { x0: -x1, x1: -x0, z0: -z1, z1: -z0, ...y };
    case 3:
      return { x0: -x1, x1: -x0, z0, z1, ...y };
  }
}

/** Whether the two can cover each other at all: their hexagons meet in the drawing. */
function meetInView(a: RoomBox, b: RoomBox): boolean {
  const across = (box: RoomBox) => [box.x0 - box.z1, box.x1 - box.z0] as const;
  const upward = (box: RoomBox) =>
    [1.2 * box.y0 - (box.x1 + box.z1) / 2, 1.2 * box.y1 - (box.x0 + box.z0) / 2] as const;
  const apart = ([a0, a1]: readonly [number, number], [b0, b1]: readonly [number, number]) =>
    a1 <= b0 || b1 <= a0;
  return !apart(across(a), across(b)) && !apart(upward(a), upward(b));
}

const isBehind = (a: RoomBox, b: RoomBox): boolean =>
  a.x1 <= b.x0 || a.z1 <= b.z0 || (a.y1 <= b.y0 && !(b.x1 <= a.x0 || b.z1 <= a.z0));

function sorted(things: readonly Standing[], boxes: ReadonlyMap<ItemId, RoomBox>): Standing[] {
  const depth = ({ id }: Standing) => {
    const { x0, x1, z0, z1 } = boxes.get(id)!;
    return x0 + x1 + z0 + z1;
  };
  const far = things.toSorted((a, b) => depth(a) - depth(b) || (a.id < b.id ? -1 : 1));
  const order: Standing[] = [];
  const done = new Set<Standing>();
  const visit = (thing: Standing): void => {
    if (done.has(thing)) return;
    done.add(thing);
    const own = boxes.get(thing.id)!;
    for (const other of far) {
      if (done.has(other)) continue;
      const box = boxes.get(other.id)!;
      if (meetInView(box, own) && isBehind(box, own)) visit(other);
    }
    order.push(thing);
  };
  for (const thing of far) visit(thing);
  return order;
}

/** Rugs first, then what hangs and stands from the back to the front, each followed by what it carries. */
export function paintOrder(things: readonly Standing[], quarter: QuarterTurn): ItemId[] {
  const boxes = new Map(things.map(({ id, box }) => [id, towards(box, quarter)]));
  const carried = new Map<ItemId | null, Standing[]>();
  for (const thing of things) {
    const list = carried.get(thing.carrier) ?? [];
    list.push(thing);
    carried.set(thing.carrier, list);
  }
  const laid = (list: readonly Standing[]): ItemId[] =>
    sorted(list, boxes).flatMap(({ id }) => [id, ...laid(carried.get(id) ?? [])]);
  const ground = carried.get(null) ?? [];
  const isFlat = ({ box }: Standing) => box.y0 === box.y1;
  return [...laid(ground.filter(isFlat)), ...laid(ground.filter((thing) => !isFlat(thing)))];
}
