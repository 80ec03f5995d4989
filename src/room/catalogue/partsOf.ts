// What a piece is built of, in the frame that rooms use: the middle of its place on x = z = 0.
import { tackOn } from "../../models/catalogue/tack.ts";
import { recoloured } from "../../models/catalogue/tints.ts";
import { partOf } from "../../models/partRows.ts";
import type { Part } from "../../models/parts.ts";
import { type Coat, tintsIn } from "../model/coat.ts";
import type { ModelId } from "../model/room.ts";
import { fromFurniture, furnitureParts } from "./furniture.ts";
import { partTintsOf, pictureAt, tintsOf } from "./rows.ts";

export type Look = {
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
    const made = known.get(id) ?? furnitureParts()[id]?.map((row) => partOf(row, colours)) ?? [];
    known.set(id, made);
    return made;
  };
});

/** What is of a part has the part's colour, whatever the thing as a whole has. */
function coloursOf(id: ModelId, coat: Coat): Readonly<Record<string, string>> {
  const { tint, partTints = {} } = tintsIn(coat);
  const whole = tintsOf(id).find((each) => each.id === tint)?.colours;
  const parts = partTintsOf(id).map(
    ({ part, tints }) => tints.find((each) => each.id === partTints[part])?.colours,
  );
  return Object.assign({}, whole, ...parts);
}

/** Glass over a cold wick. */
const COLD = "#cdb892";
const putOut = (part: Part): Part =>
  part.glow ? { ...part, glow: false, colour: COLD, top: COLD } : part;

/** Wall pieces have their back on z = 0. */
export function partsOf(id: ModelId, look: Look = {}): readonly Part[] {
  const { coat, isLit = true, hasPicture = false, isMade = false } = look;
  let parts = asMade()(id);
  if (hasPicture) parts = parts.slice(0, pictureAt(id)?.keeps);
  if (coat !== undefined) parts = recoloured(parts, coloursOf(id, coat));
  if (isMade) parts = [...parts, ...tackOn(parts)];
  return isLit ? parts : parts.map(putOut);
}
