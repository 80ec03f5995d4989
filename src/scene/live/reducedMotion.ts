// Whether the visitor wants no movement (reduced motion): then everything is where it goes at once.

/** What it gives back is asked whenever something might move, so that a visitor may think otherwise meanwhile. */
export function reducedMotion(): () => boolean {
  const wish = matchMedia("(prefers-reduced-motion: reduce)");
  return () => wish.matches;
}
