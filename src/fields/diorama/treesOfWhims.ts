// Which trees suit a whim, and the one that it brings along.
import type { TreeKind } from "../../models/nature/seasonTree.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimId } from "../whims/whims.ts";
import { regionScenery } from "./surroundings.ts";

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
  const regional = regionScenery[traits.region].trees;
  return regional.find((one) => !kinds || kinds.includes(one)) ?? kinds![0]!;
}
