// Adds copies of things, each where it is wanted or in the free place nearest to there.
import type { Catalogue } from "../model/catalogue.ts";
import { composePatches, type Patch } from "../model/patch.ts";
import type { CommandRefusal } from "../model/refusal.ts";
import type { Item, ItemId, RoomDocument } from "../model/room.ts";
import { isId } from "../model/schema.ts";
import { admit } from "../rules/admit.ts";
import { indexOf } from "../rules/indexOf.ts";
import { misfitOfNew } from "../rules/misfit.ts";
import { nearestFree } from "../rules/nearestFree.ts";
import { notOwned } from "./owned.ts";

/** A thing with all it carries, the carrier first. */
export type Stack = readonly [Item, ...Item[]];

export type Added =
  | {
      readonly ok: true;
      readonly patch: Patch;
      /** What the patch makes of the document: each copy has passed the gate already. */
      readonly document: RoomDocument;
      readonly made: readonly ItemId[];
    }
  | { readonly ok: false; readonly reason: CommandRefusal };

/** The copies are called by the stamp and a number, and carry one another as the originals did. */
function renamed(stacks: readonly Stack[], stamp: string): Stack[] {
  const originals = stacks.flat().map(({ id }) => id);
  const names = new Map(originals.map((id, i) => [id, `${stamp}-${i}`]));
  const copy = (item: Item): Item => {
    const id = names.get(item.id)!;
    const carrier = item.at.kind === "on" ? names.get(item.at.carrier) : undefined;
    return item.at.kind === "on" && carrier
      ? { ...item, id, at: { ...item.at, carrier } }
      : { ...item, id };
  };
  return stacks.map(([root, ...carried]): Stack => [copy(root), ...carried.map(copy)]);
}

const put = (items: readonly Item[]): Patch => ({ items: items.map((to) => ({ id: to.id, to })) });

function heightOf({ shell }: RoomDocument, [root, ...carried]: Stack, catalogue: Catalogue) {
  const alone: Item = { ...root, at: { kind: "floor", x: 0, z: 0 } };
  const items = new Map([alone, ...carried].map((item) => [item.id, item]));
  const { placed } = indexOf({ shell, openings: new Map(), items }, catalogue);
  return Math.max(0, ...[...placed.values()].map(({ box }) => box.y1));
}

type Step =
  | { readonly ok: true; readonly patch: Patch; readonly document: RoomDocument }
  | { readonly ok: false; readonly reason: CommandRefusal };

/** A stack goes in whole: what it carries may need more room than the thing itself. */
function addStack(document: RoomDocument, stack: Stack, catalogue: Catalogue): Step {
  const [root, ...carried] = stack;
  const patch = put(stack);
  // A copy is nearly always wanted where the first one stands: that is found out without a try.
  const known = misfitOfNew(document, indexOf(document, catalogue), catalogue, root);
  if (known === null || !aboutSpace.has(known.kind)) {
    const wanted = admit(document, patch, catalogue);
    if (wanted.ok) return { ...wanted, patch };
    if (!aboutSpace.has(wanted.reason.kind)) return wanted;
  }
  const tall = carried.length > 0 ? heightOf(document, stack, catalogue) : 0;
  const near = nearestFree(document, catalogue, root, tall);
  const nowhere: Step = { ok: false, reason: { kind: "noRoom", model: root.model } };
  if (!near) return nowhere;
  const moved = put([{ ...root, at: near }, ...carried]);
  const there = admit(document, moved, catalogue);
  return there.ok ? { ...there, patch: moved } : nowhere;
}

/** What another place could mend. */
const aboutSpace: ReadonlySet<CommandRefusal["kind"]> = new Set<CommandRefusal["kind"]>([
  ...(["overlaps", "inDoorway", "coversOpening", "outside", "offSurface", "tooTall"] as const),
]);

export function addCopies(
  document: RoomDocument,
  stacks: readonly Stack[],
  { stamp, borrow = false }: { readonly stamp: string; readonly borrow?: boolean },
  catalogue: Catalogue,
): Added {
  const fresh = renamed(stacks, stamp);
  const items = fresh.flat();
  for (const { id, model } of items) {
    if (!isId(id)) return { ok: false, reason: { kind: "badId", id } };
    if (document.items.has(id)) return { ok: false, reason: { kind: "idTaken", id } };
    if (!catalogue.item(model)) return { ok: false, reason: { kind: "unknownModel", model } };
  }
  const models = items.map(({ model }) => model);
  const short = borrow ? null : notOwned(document, catalogue, models);
  if (short) return { ok: false, reason: short };
  let now = document;
  let patch: Patch = {};
  for (const stack of fresh) {
    const added = addStack(now, stack, catalogue);
    if (!added.ok) return added;
    now = added.document;
    patch = composePatches(patch, added.patch);
  }
  return { ok: true, patch, document: now, made: fresh.map(([{ id }]) => id) };
}
