// What Keccak does to its state: the seeds of ten thousand fields are waited for, so it is written for speed.

const LANES = 25;
const ROUNDS = 24;

/** By lane: how far it is turned, and the word at which it lies afterwards. */
const shifts = new Uint8Array(LANES);
const places = new Uint8Array(LANES);
for (let t = 0, x = 1, y = 0; t < LANES - 1; t++) {
  shifts[x + 5 * y] = (((t + 1) * (t + 2)) / 2) % 64;
  const next = (2 * x + 3 * y) % 5;
  places[x + 5 * y] = 2 * (y + 5 * next);
  [x, y] = [y, next];
}

/** The round constants, low word first. */
const constants = new Int32Array(2 * ROUNDS);
for (let round = 0, bits = 1; round < ROUNDS; round++)
  for (let j = 0; j < 7; j++) {
    const bit = 2 ** j - 1;
    if (bits & 1) constants[2 * round + (bit >> 5)]! ^= 1 << (bit & 31);
    bits = (bits << 1) ^ (bits & 0x80 ? 0x171 : 0);
  }

/** Used and left by each call: none of them waits for another. */
const columns = new Int32Array(10);
const parity = new Int32Array(10);
const turned = new Int32Array(2 * LANES);

/** Keccak-f[1600], in place; a lane is two words, the low one first. They are signed: those are never boxed. */
export function permute(s: Int32Array): void {
  for (let round = 0; round < ROUNDS; round++) {
    for (let x = 0; x < 10; x++)
      columns[x] = s[x]! ^ s[x + 10]! ^ s[x + 20]! ^ s[x + 30]! ^ s[x + 40]!;
    for (let x = 0; x < 10; x += 2) {
      const left = x === 0 ? 8 : x - 2;
      const right = x === 8 ? 0 : x + 2;
      const low = columns[right]!;
      const high = columns[right + 1]!;
      parity[x] = columns[left]! ^ ((low << 1) | (high >>> 31));
      parity[x + 1] = columns[left + 1]! ^ ((high << 1) | (low >>> 31));
    }
    turned[0] = s[0]! ^ parity[0]!;
    turned[1] = s[1]! ^ parity[1]!;
    for (let lane = 1, x = 2; lane < LANES; lane++) {
      const low = s[2 * lane]! ^ parity[x]!;
      const high = s[2 * lane + 1]! ^ parity[x + 1]!;
      x = x === 8 ? 0 : x + 2;
      const shift = shifts[lane]!;
      const place = places[lane]!;
      // Words are shifted by what is left over 32; no lane but the first is turned by 0 or 32.
      const swap = shift >> 5;
      turned[place + swap] = (low << shift) | (high >>> -shift);
      turned[place + 1 - swap] = (high << shift) | (low >>> -shift);
    }
    for (let y = 0; y < 50; y += 10)
      for (let w = y; w < y + 2; w++) {
        const a = turned[w]!;
        const b = turned[w + 2]!;
        const c = turned[w + 4]!;
        const d = turned[w + 6]!;
        const e = turned[w + 8]!;
        s[w] = a ^ (~b & c);
        s[w + 2] = b ^ (~c & d);
        s[w + 4] = c ^ (~d & e);
        s[w + 6] = d ^ (~e & a);
        s[w + 8] = e ^ (~a & b);
      }
    s[0]! ^= constants[2 * round]!;
    s[1]! ^= constants[2 * round + 1]!;
  }
}
