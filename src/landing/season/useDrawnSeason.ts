// The season to be seen: that of the printed page; by the device's clock where nobody printed it.
import { use, useState } from "react";
import { seasonAt } from "../../fields/calendar.ts";
import type { Season } from "../../models/seasons.ts";
import { DrawnSeason } from "./drawnSeason.ts";

export function useDrawnSeason(): Season {
  const drawn = use(DrawnSeason);
  const [today] = useState(() => seasonAt(new Date()));
  return drawn ?? today;
}
