// Which of the hundred whims a field has: by its number's own chance, among those that suit it.
import { mix } from "../land/noise.ts";
import type { FieldTraits } from "../traits.ts";
import { type Whim, type WhimId, whims } from "./whims.ts";

type Suited = Pick<FieldTraits, "whim" | "region" | "water" | "wind" | "landmark" | "cottage">;

/** Keeps this draw apart from the others that read the same 32 bits. */
const DRAW = 0x54;

export function whimOf(traits: Suited): Whim & { readonly id: WhimId } {
  const { whim, region, water, wind, landmark, cottage } = traits;
  const kinds: readonly string[] = [region, water, wind, landmark, cottage];
  const may = whims.filter(
    ({ only, never }: Whim) =>
      (only ?? kinds).some((kind) => kinds.includes(kind)) &&
      !never?.some((kind) => kinds.includes(kind)),
  );
  return may[mix(whim ^ DRAW) % may.length]!;
}
