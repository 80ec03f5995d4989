// How much closer a turn of the wheel comes: over 1 is closer.

/** What a browser that counts in lines means by one. */
const LINE = 20;
/** In pixels: some wheels come in leaps. */
const MOST = 240;

/** `perPixel` is how eager the wheel is; two fingers on a pad come as a wheel with Ctrl, in smaller steps. */
export function closerByWheel(
  { deltaY, deltaMode, ctrlKey }: WheelEvent,
  perPixel: number,
  perPixelOfPad: number,
): number {
  const pixels = deltaMode === WheelEvent.DOM_DELTA_LINE ? deltaY * LINE : deltaY;
  return Math.exp(-Math.max(-MOST, Math.min(MOST, pixels)) * (ctrlKey ? perPixelOfPad : perPixel));
}
