// Whether the door of a field's house, and most of its front, is still seen past whoever or whatever takes a round of its open ground.
import { seasonTree } from "../../models/nature/seasonTree.ts";
import { type Part, placed } from "../../models/parts.ts";
import { whimShapes } from "../../models/whims/whimShapes.ts";
import { residentKindOf } from "../residents/residentKindOf.ts";
import type { FieldTraits } from "../traits.ts";
import { whimOf } from "../whims/whimOf.ts";
import type { WhimPlace } from "../whims/whims.ts";
import type { GroundCircle } from "./ground.ts";
import { frontGrid } from "./houseSights.ts";
import { grassPlace, standIn } from "./places.ts";
import type { FieldPlan } from "./plans.ts";
import { residentOnGrass, USUAL } from "./residentOnGrass.ts";
import { shareSeen, TO_VIEWER } from "./sight.ts";
import { seesPast } from "./sightLines.ts";
import { ownTree } from "./treesOfWhims.ts";

/** A whim in a tree may need one of its own. */
export const isInTree = (at: WhimPlace): boolean =>
  at === "bough" || at === "crown" || at === "trunk";

/** What stands on a round of open ground that is kept for a whim, or for whoever lives there. */
function standsOn(traits: FieldTraits, seed: number, keptFor: "whim" | "resident") {
  const { id, at } = whimOf(traits);
  const kind = residentKindOf(traits);
  if (keptFor === "whim" && isInTree(at)) {
    const tree = ownTree(traits);
    return (spot: GroundCircle): Part[] =>
      placed(seasonTree(tree, "highSun", seed % 83), [spot.x, 0, spot.z], TO_VIEWER, spot.r);
  }
  if (keptFor === "whim" && at === "open") {
    const parts = whimShapes[id]({ ...USUAL, cottage: traits.cottage });
    return (spot: GroundCircle): Part[] => standIn(parts, grassPlace(parts, spot, seed));
  }
  // Where the whim stands elsewhere, the resident takes the better ground.
  return (spot: GroundCircle): Part[] => residentOnGrass(kind, spot, USUAL);
}

/** So much of the door and of the front is seen past it at least. */
const LEAST = 0.55;

export function leavesDoor(
  traits: FieldTraits,
  plan: FieldPlan,
  seed: number,
): (spot: GroundCircle, keptFor: "whim" | "resident") => boolean {
  const { door, front } = frontGrid(traits, plan, seed);
  const things = {
    whim: standsOn(traits, seed, "whim"),
    resident: standsOn(traits, seed, "resident"),
  };
  return (spot, keptFor) => {
    const sees = seesPast(things[keptFor](spot));
    return [door, front].every((points) => shareSeen(points, sees) > LEAST);
  };
}
