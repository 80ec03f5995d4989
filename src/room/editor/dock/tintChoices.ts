// The colours that everything chosen can be had in, with the one it has now.
import { madeIn, tintsOf } from "../../catalogue/index.ts";
import type { Item, TintId } from "../../model/room.ts";
import { strings } from "../strings.ts";

export type TintChoice = {
  /** Null for the colour it was made in. */
  readonly id: TintId | null;
  readonly name: string;
  readonly colour: string;
};

export function tintChoices(items: readonly Item[]): readonly TintChoice[] {
  const [first, ...others] = items;
  if (!first) return [];
  const shared = tintsOf(first.model).filter(({ id }) =>
    others.every(({ model }) => tintsOf(model).some((tint) => tint.id === id)),
  );
  if (shared.length === 0) return [];
  const own: TintChoice = {
    id: null,
    name: strings.asMade,
    colour: madeIn(first.model)?.swatch ?? "#d9b98a",
  };
  return [own, ...shared.map(({ id, name, swatch }) => ({ id, name, colour: swatch }))];
}

/** Undefined where the chosen things differ. */
export function tintNow(items: readonly Item[]): TintId | null | undefined {
  const tints = new Set(items.map(({ tint }) => tint ?? null));
  return tints.size === 1 ? [...tints][0] : undefined;
}
