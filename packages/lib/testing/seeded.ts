// Choices by chance for tests that walk: the same from the same seed, so that what failed can be walked again.

export function seeded(seed: number) {
  let state = seed | 0;
  function random(): number {
    state = (state + 0x9e3779b9) | 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  }
  return {
    pick: <T>(all: readonly T[]): T => all[Math.floor(random() * all.length)]!,
    chance: (share: number): boolean => random() < share,
  };
}
