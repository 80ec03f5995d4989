// What a piece is built of, in the frame that rooms use: the middle of its place on x = z = 0.
import { recoloured } from "../../models/catalogue/tints.ts";
import { moved, type Part } from "../../models/parts.ts";
import type { ModelId, TintId } from "../model/room.ts";
import { middleOf } from "./itemModel.ts";
import { catalogueItem } from "./lookUp.ts";
import { withoutArt } from "./pictureFrames.ts";

export type Look = {
  readonly tint?: TintId | undefined;
  /** Lamps burn unless told. */
  readonly isLit?: boolean | undefined;
  /** With a picture of the visitor's own, a frame goes without its art. */
  readonly hasPicture?: boolean | undefined;
};

const asMade = new Map<ModelId, readonly Part[]>();

function partsAsMade(id: ModelId): readonly Part[] {
  const known = asMade.get(id);
  if (known) return known;
  const item = catalogueItem(id);
  if (!item) return [];
  const [x, z] = middleOf(item);
  const parts = x === 0 && z === 0 ? item.model.parts : moved(item.model.parts, [-x, 0, -z]);
  asMade.set(id, parts);
  return parts;
}

/** Glass over a cold wick. */
const COLD = "#cdb892";
const putOut = (part: Part): Part =>
  part.glow ? { ...part, glow: false, colour: COLD, top: COLD } : part;

/** Wall pieces have their back on z = 0. */
export function partsOf(id: ModelId, look: Look = {}): readonly Part[] {
  const { tint, isLit = true, hasPicture = false } = look;
  let parts = partsAsMade(id);
  if (hasPicture) parts = withoutArt(id, parts);
  const colours = catalogueItem(id)?.tints.find((each) => each.id === tint)?.colours;
  if (colours) parts = recoloured(parts, colours);
  return isLit ? parts : parts.map(putOut);
}
