// A pattern in words, with the tone that goes with the colour of its cloth.
import { patternOf } from "../../models/prints/patterns.ts";
import { isPaleBeside } from "../../models/prints/toneBeside.ts";
import type { Coated } from "../model/coat.ts";
import type { ModelId, PatternPart } from "../model/room.ts";
import { coloursOf } from "./coloursOf.ts";
import { printColoursOf } from "./rows.ts";
import { strings } from "./strings.ts";

/** Cream stripes; undefined where that part has no pattern, or one that nobody knows. */
export function patternWords(
  { model, ...told }: Coated & { readonly model: ModelId },
  part: PatternPart,
): string | undefined {
  const pattern = patternOf(told.patterns?.[part] ?? "");
  const [made] = printColoursOf(model).get(part) ?? [];
  if (!pattern || made === undefined) return undefined;
  const colour = coloursOf(model, told)[made] ?? made;
  return isPaleBeside(colour) ? strings.inCream(pattern.name) : strings.inTan(pattern.name);
}
