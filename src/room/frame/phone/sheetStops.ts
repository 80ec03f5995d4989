// Where the sheet comes to rest after its grip was drawn: one stop on, or as far as a long draw leads.
import type { SheetStop } from "../../editor/overlays.ts";

const stops: readonly SheetStop[] = ["chips", "shelf", "full"];

/** Less than this was a press. */
const PRESS = 10;
const LONG = 220;

/** Up is positive; a quick flick counts for more than its length. */
export function stopAfter(from: SheetStop, drawn: number, milliseconds: number): SheetStop {
  const isFlick = Math.abs(drawn) > 24 && Math.abs(drawn) > 0.5 * milliseconds;
  const steps =
    Math.abs(drawn) < PRESS
      ? 0
      : Math.abs(drawn) > LONG
        ? 2
        : Math.abs(drawn) > 48 || isFlick
          ? 1
          : 0;
  const at = stops.indexOf(from) + Math.sign(drawn) * steps;
  return stops[Math.max(0, Math.min(stops.length - 1, at))]!;
}
