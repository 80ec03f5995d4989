// Which dyes the cottage of a farm is painted with.
import type { Farm } from "../../../farm/state/farm.ts";
import { dyeIds } from "../../../farm/tables/dyes.ts";
import { colourSlots } from "../../../farm/tables/slots.ts";
import { shownIn } from "../../../farm/yard/shown.ts";
import type { HousePaint } from "./housePaint.ts";

export function paintOf(farm: Pick<Farm, "book" | "dress">): HousePaint {
  const painted = colourSlots.flatMap((slot) => {
    const look = shownIn(farm, slot);
    const dye = dyeIds.find((one) => one === look);
    return dye ? [[slot, dye]] : [];
  });
  return Object.fromEntries(painted);
}
