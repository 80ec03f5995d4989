// Which whims are in a tree, which trees suit them, and the one that a whim brings along.
import type { TreeKind } from "../../models/nature/seasonTree.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimId, WhimPlace } from "../whims/whims.ts";
import { country } from "./surroundings.ts";

export const isInTree = (at: WhimPlace): boolean =>
  at === "bough" || at === "crown" || at === "trunk";

const broad: readonly TreeKind[] = ["apple", "oak", "willow", "hawthorn", "birch", "rowan"];
/** Which trees a whim asks for; any where it does not say. */
export const suited: Partial<Record<WhimId, readonly TreeKind[]>> = {
  "apple-ladder": ["apple"],
  "rope-swing": ["apple", "oak", "willow"],
  "tree-house": broad,
};

/** Where no tree of the field suits it. */
export function ownTree(traits: FieldTraits): TreeKind {
  const kinds = suited[whimOf(traits).id];
  const regional = country[traits.region].trees;
  return regional.find((one) => !kinds || kinds.includes(one)) ?? kinds![0]!;
}
