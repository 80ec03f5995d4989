// The address follows the farm that is open: loaded again, shared or come back to, it opens the same one.
import { useOwnAddress } from "@loamstead/ui/useOwnAddress.ts";
import { useEffect } from "react";
import type { FarmSummary } from "../farms/farms.ts";
import { clearPaperAddress } from "../papers/paperAddress.ts";
import { writeFarmAddress } from "./farmAddress.ts";

/** `field` is null until a farm is open; `all` are those of the device, null until they are known. */
export function useFarmAddress(
  field: number | null,
  id: string | undefined,
  all: readonly FarmSummary[] | null,
): void {
  const change = useOwnAddress();
  const isKnown = all !== null;
  const isAlone = !all?.some((one) => one.id !== id && one.field === field);
  useEffect(() => {
    if (isKnown && field !== null && id !== undefined)
      change((query) => {
        writeFarmAddress(query, field, isAlone ? null : id);
        clearPaperAddress(query);
      });
  }, [change, field, id, isKnown, isAlone]);
}
