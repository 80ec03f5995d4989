// The fields of a parish that one would be shown first: the one with its rarest thing, its highest, and those of its rarest landmarks.
import { shareOf, type TraitKind } from "../fields/odds.ts";
import type { FieldTraits } from "../fields/traits.ts";
import { rankKinds, rarestOf } from "./parishFacts.ts";

export type Reason =
  | { readonly is: "rarest" | "landmark"; readonly kind: TraitKind }
  | { readonly is: "highest" };
export type NotableField = { readonly field: FieldTraits; readonly reason: Reason };

const MOST = 4;

/** Four, or as many as there are; none twice. `highest` is null where nobody has measured the land. */
export function notableFields(
  fields: readonly FieldTraits[],
  highest: number | null,
): NotableField[] {
  const { kind, fields: having } = rarestOf(fields);
  const top = fields.find(({ id }) => id === highest);
  const landmarks = rankKinds(fields, "landmark")
    .filter(({ kind: mark }) => mark.id !== "none")
    .toSorted(
      (a, b) => shareOf("landmark", a.kind.id as never) - shareOf("landmark", b.kind.id as never),
    )
    .map(
      ({ kind: mark }): NotableField => ({
        field: fields.find(({ landmark }) => landmark === mark.id)!,
        reason: { is: "landmark", kind: mark },
      }),
    );
  const all: NotableField[] = [
    { field: having[0]!, reason: { is: "rarest", kind } },
    ...(top ? [{ field: top, reason: { is: "highest" } as const }] : []),
    ...landmarks,
  ];
  const first = all.filter(
    ({ field }, at) => all.findIndex((other) => other.field.id === field.id) === at,
  );
  return first.slice(0, MOST);
}
