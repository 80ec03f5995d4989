// A field's resident on a round of grass: as large as there is room for, and turned so that it is known.
import { type BoundingBox, boundingBoxOf } from "../../models/catalogue/bounds.ts";
import { type Part, placed } from "../../models/parts.ts";
import type { ResidentAppearance } from "../../models/residents/look.ts";
import { residentModels } from "../../models/residents/residentModels.ts";
import type { ResidentName } from "../residents/residentKinds.ts";
import type { GroundCircle } from "./ground.ts";
import { TO_VIEWER } from "./sight.ts";

/** Nobody moves with the seasons. */
export const USUAL: ResidentAppearance = { season: "highSun", lit: false };

/** Every field with a toad has the same toad: it is measured once. */
const known = new Map<string, BoundingBox>();

function extentOf(look: string, parts: readonly Part[]): BoundingBox {
  const bounds = known.get(look) ?? boundingBoxOf(parts);
  known.set(look, bounds);
  return bounds;
}

/** Of a round of grass the resident covers as much as this, and is drawn no larger than that. */
const RIM = 0.1;
const LARGEST = 1.4;

/** An animal is known best from half the side; on grass it looks towards the middle of the field. */
export const ASIDE = 0.7;
export const turnOnGrass = ({ x, z }: Pick<GroundCircle, "x" | "z">): number =>
  TO_VIEWER + (x > z ? -ASIDE : ASIDE);

export function residentOnGrass(
  kind: ResidentName,
  spot: GroundCircle,
  look: ResidentAppearance,
): Part[] {
  const parts = residentModels[kind](look);
  const { low, high } = extentOf(`${kind} ${look.season} ${look.lit}`, parts);
  const half = Math.max(high[0] - low[0], high[2] - low[2]) / 2;
  const centred = placed(parts, [-(low[0] + high[0]) / 2, 0, -(low[2] + high[2]) / 2]);
  const size = Math.min(LARGEST, (spot.r + RIM) / half);
  return placed(centred, [spot.x, 0, spot.z], turnOnGrass(spot), size);
}
