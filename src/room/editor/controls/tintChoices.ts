// What of the chosen things can be coloured, and in which colours: what all of them have in common.
import { madeIn, otherTintsOf, partTintsOf } from "../../catalogue/index.ts";
import {
  type Item,
  type ItemTintPart,
  type ModelId,
  type TintId,
  tintParts,
} from "../../model/room.ts";
import { strings } from "../strings.ts";

export type TintChoice = {
  /** Null for the colour it was made in. */
  readonly id: TintId | null;
  readonly name: string;
  readonly colour: string;
};

/** Null for all of it but the parts with a colour of their own. */
export type Colourable = ItemTintPart | null;

function tintsFor(model: ModelId, part: Colourable) {
  if (part === null) return { made: madeIn(model), tints: otherTintsOf(model) };
  const [made = null, ...tints] =
    partTintsOf(model).find((each) => each.part === part)?.tints ?? [];
  return { made, tints };
}

export function tintChoices(items: readonly Item[], part: Colourable): readonly TintChoice[] {
  const [first, ...others] = items.map(({ model }) => tintsFor(model, part));
  if (!first) return [];
  const shared = first.tints.filter(({ id }) =>
    others.every(({ tints }) => tints.some((tint) => tint.id === id)),
  );
  if (shared.length === 0) return [];
  const own = { id: null, name: strings.asMade, colour: first.made?.swatch ?? "#d9b98a" };
  return [own, ...shared.map(({ id, name, swatch }) => ({ id, name, colour: swatch }))];
}

/** All that can be coloured by itself, in the order in which it is offered. */
export const colourable = (items: readonly Item[]): readonly Colourable[] =>
  [null, ...tintParts].filter((part) => tintChoices(items, part).length > 0);

/** Undefined where the chosen things differ. */
export function tintNow(items: readonly Item[], part: Colourable): TintId | null | undefined {
  const tints = new Set(
    items.map(({ tint, partTints }) => (part === null ? tint : partTints?.[part]) ?? null),
  );
  return tints.size === 1 ? [...tints][0] : undefined;
}
