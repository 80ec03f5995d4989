// Shows on the icon of the installed site how many plots are ready.
import { useEffect } from "react";

type Badge = Partial<Pick<Navigator, "setAppBadge" | "clearAppBadge">>;

/** Where nothing is installed, or the browser has no badges, nothing happens. */
export function useBadge(ready: number, badge: Badge = navigator): void {
  useEffect(() => {
    const shown = ready > 0 ? badge.setAppBadge?.(ready) : badge.clearAppBadge?.();
    shown?.catch(() => undefined);
  }, [ready, badge]);
}
