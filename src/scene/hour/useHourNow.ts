// The hour that is to be seen: the page's, or where nobody has told it that of the clock and the theme.
import { useState } from "react";
import { firstHalf, halfOf, hourOf } from "../light/dayParts.ts";
import type { Hour } from "../light/hours.ts";
import { usePageHour } from "./pageHour.ts";
import { useIsDark } from "./useIsDark.ts";

export function useHourNow(now: () => Date): Hour {
  const isDark = useIsDark();
  const [minutes] = useState(() => now().getHours() * 60 + now().getMinutes());
  return usePageHour() ?? hourOf(firstHalf(halfOf(minutes), isDark));
}
