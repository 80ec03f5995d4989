// Where each of many exposures looks from: a little aside within its dots, within the lens and within the sun (low-discrepancy sampling).

/** All of them from -1 to 1 or within a circle of radius 1, but for the dots, which are in parts of a dot. */
export type Sample = {
  readonly dot: { readonly x: number; readonly y: number };
  readonly lens: { readonly x: number; readonly y: number };
  readonly sun: { readonly x: number; readonly y: number };
};

const GOLDEN = 2.399963;
/** So many exposures have one place within the sun: all shadows are drawn anew for each. */
const PER_SUN = 4;

/** The digits of a number behind the point, in reverse: fills 0 to 1 evenly however many are taken. */
export function radicalInverse(index: number, base: number): number {
  let value = 0;
  let share = 1 / base;
  for (let rest = index; rest > 0; rest = Math.floor(rest / base)) {
    value += (rest % base) * share;
    share /= base;
  }
  return value;
}

/** More in the middle of a dot than at its edge, and a little beyond it: edges turn smooth. */
const tent = (even: number): number =>
  even < 0.5 ? Math.sqrt(2 * even) - 1 : 1 - Math.sqrt(2 - 2 * even);

/** The same each time, so that two pictures of a room are one. */
export function photoSamples(count: number): readonly Sample[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = i * GOLDEN;
    const out = count === 1 ? 0 : Math.sqrt((i + 0.5) / count);
    const sun = Math.floor(i / PER_SUN);
    // In another order than the lens, or what is far aside in the one would be so in the other.
    const sunOut = count === 1 ? 0 : Math.sqrt(radicalInverse(sun + 1, 2));
    return {
      dot:
        count === 1
          ? { x: 0, y: 0 }
          : { x: tent(radicalInverse(i + 1, 2)), y: tent(radicalInverse(i + 1, 3)) },
      lens: { x: out * Math.cos(angle), y: out * Math.sin(angle) },
      sun: { x: sunOut * Math.cos(sun * GOLDEN), y: sunOut * Math.sin(sun * GOLDEN) },
    };
  });
}
