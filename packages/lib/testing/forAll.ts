// Tries a check on whatever may come, and fails with the smallest that it does not hold for.
import fc from "fast-check";

type Arbitraries<Drawn extends unknown[]> = { [Each in keyof Drawn]: fc.Arbitrary<Drawn[Each]> };

export function forAll<Drawn extends [unknown, ...unknown[]]>(
  options: fc.Parameters<Drawn>,
  arbitraries: Arbitraries<Drawn>,
  check: (...drawn: Drawn) => void,
): void {
  fc.assert(fc.property<Drawn>(...arbitraries, check), options);
}
