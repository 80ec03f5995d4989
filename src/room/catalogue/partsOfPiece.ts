// What a piece is built of, in the frame that rooms use: the middle of its place on x = z = 0.
import { tackOn } from "../../models/catalogue/tack.ts";
import { recoloured } from "../../models/catalogue/tints.ts";
import { rowToPart } from "../../models/partRows.ts";
import type { Part } from "../../models/parts.ts";
import { isBroad } from "../../models/prints/isBroad.ts";
import { withPrint } from "../../models/prints/printed.ts";
import { toneBeside } from "../../models/prints/toneBeside.ts";
import { type Coat, parseCoat } from "../model/coat.ts";
import type { ModelId } from "../model/room.ts";
import { coloursOf } from "./coloursOf.ts";
import { fromFurniture, furnitureParts } from "./furniture.ts";
import { printsOn } from "./printsOn.ts";
import { pictureAt } from "./rows.ts";

export type PartsOptions = {
  readonly coat?: Coat | undefined;
  /** Lamps burn unless told. */
  readonly isLit?: boolean | undefined;
  /** With a picture of the visitor's own, a frame goes without its art. */
  readonly hasPicture?: boolean | undefined;
  /** With the tack of who made it. */
  readonly isMade?: boolean | undefined;
};

/** Each is read from its rows when it is first asked for. */
const asMade = fromFurniture(({ colours }) => {
  const known = new Map<ModelId, readonly Part[]>();
  return (id: ModelId): readonly Part[] => {
    const made = known.get(id) ?? furnitureParts()[id]?.map((row) => rowToPart(row, colours)) ?? [];
    known.set(id, made);
    return made;
  };
});

/** In other colours, and printed where it is of printed cloth. */
function coated(id: ModelId, parts: readonly Part[], coat: Coat): readonly Part[] {
  const told = parseCoat(coat);
  const dyed = recoloured(parts, coloursOf(id, told));
  if (!told.patterns) return dyed;
  const prints = printsOn(id, told.patterns);
  return dyed.map((part, i) => {
    const pattern = prints.get(parts[i]!.colour);
    return pattern === undefined || part.glow || !isBroad(part)
      ? part
      : withPrint(part, pattern, toneBeside(part.colour));
  });
}

/** Glass over a cold wick. */
const COLD = "#cdb892";
const putOut = (part: Part): Part =>
  part.glow ? { ...part, glow: false, colour: COLD, top: COLD } : part;

/** Wall pieces have their back on z = 0. */
export function partsOfPiece(id: ModelId, look: PartsOptions = {}): readonly Part[] {
  const { coat, isLit = true, hasPicture = false, isMade = false } = look;
  let parts = asMade()(id);
  if (hasPicture) parts = parts.slice(0, pictureAt(id)?.keeps);
  if (coat !== undefined) parts = coated(id, parts, coat);
  if (isMade) parts = [...parts, ...tackOn(parts)];
  return isLit ? parts : parts.map(putOut);
}
