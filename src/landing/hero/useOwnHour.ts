// The hour that is chosen on the first view is the page's as long as that view is there.
import { useEffect } from "react";
import { pageHour, setPageHour } from "../../scene/hour/pageHour.ts";

export function useOwnHour(): void {
  useEffect(() => {
    const before = pageHour();
    return () => setPageHour(before);
  }, []);
}
