// Which fields are seen as they are by themselves, which is asked for when one is close and builds them by and by.
import { openLandBuilder } from "../../alphaFields/live/index.ts";
import { hexCentre } from "../../fields/land/hexCentre.ts";
import { neighbours } from "../../fields/land/neighbours.ts";
import { place } from "../../fields/land/place.ts";
import { fieldTraits } from "../../fields/traits.ts";
import type { Season } from "../../models/seasons.ts";
import type { NearField } from "./joinFields.ts";

/** How far triangles may lie off, in tiles, on the field in the middle and on those about it: together they weigh what a phone carries. */
const TOLERANCE = { middle: 0.05, around: 0.12 } as const;

export type NearFields = {
  /** The field in the middle with those about it; null while one is further off. */
  readonly want: (middle: number | null, season: Season, isLit: (field: number) => boolean) => void;
  readonly close: () => void;
};

/** Told anew whenever another field has been built, the one in the middle first. */
export function openNearFields(
  size: number,
  collection: string,
  built: (fields: readonly NearField[]) => void,
): NearFields {
  let builder: ReturnType<typeof openLandBuilder> | null = null;
  let wanted = "";

  return {
    async want(middle, season, isLit) {
      const ids = middle === null ? [] : [middle, ...neighbours(middle, size).map(({ id }) => id)];
      const key = middle === null ? "" : `${middle} ${season} ${ids.filter(isLit)}`;
      if (key === wanted) return;
      wanted = key;
      if (middle === null) return built([]);
      builder ??= openLandBuilder();
      const making = ids.map((id) =>
        builder!.build({
          traits: fieldTraits(collection, id),
          season,
          isLit: isLit(id),
          tolerance: id === middle ? TOLERANCE.middle : TOLERANCE.around,
        }),
      );
      const fields: NearField[] = [];
      for (const [i, one] of making.entries()) {
        const land = await one;
        if (wanted !== key) return;
        if (!land) continue;
        const hex = place(ids[i]!);
        fields.push({ land, hex, ...hexCentre(hex) });
        built(fields);
      }
    },
    close() {
      wanted = "closed";
      builder?.close();
    },
  };
}
