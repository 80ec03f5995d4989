// What is brought in flies in an arc into the basket; the numbers say so by themselves where no motion is wanted.

const DURATION = 400;
const STEPS = 12;
/** How far above the straight way the arc is, of the way's width. */
const RISE = 0.12;

/** Takes a thing that nobody else shows any more, and that lies where it lay. */
export function flyInto(thing: HTMLElement, basket: Element): void {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
    thing.remove();
    return;
  }
  const from = thing.getBoundingClientRect();
  const to = basket.getBoundingClientRect();
  // In shares of itself: the page may be drawn larger than its pixels.
  const x = (to.left + to.width / 2 - from.left - from.width / 2) / from.width;
  const y = (to.top + to.height * 0.6 - from.top - from.height * 0.6) / from.height;
  const rise = (Math.abs(x) * from.width * RISE) / from.height + 0.12;
  const arc = Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const up = 4 * rise * t * (1 - t);
    return {
      translate: `${x * t * 100}% ${(y * t - up) * 100}%`,
      scale: `${1 - 0.72 * t}`,
      opacity: t < 0.85 ? "1" : `${(1 - t) / 0.15}`,
    };
  });
  const flight = thing.animate(arc, { duration: DURATION, easing: "ease-in-out" });
  flight.finished.catch(() => {}).finally(() => thing.remove());
}
