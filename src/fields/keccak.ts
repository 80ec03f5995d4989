// What Keccak does to its state: the seeds of ten thousand fields are waited for, so it is written for speed (hash function Keccak-f[1600]).

const ROUNDS = 24;

/** The round constants, low word first. */
const constants = new Int32Array(2 * ROUNDS);
for (let round = 0, bits = 1; round < ROUNDS; round++)
  for (let j = 0; j < 7; j++) {
    const bit = 2 ** j - 1;
    if (bits & 1) constants[2 * round + (bit >> 5)]! ^= 1 << (bit & 31);
    bits = (bits << 1) ^ (bits & 0x80 ? 0x171 : 0);
  }

/** Used and left by each call: none of them waits for another. */
const turned = new Int32Array(50);

/**
 * Keccak-f[1600], in place; a lane is two words, the low one first. They are signed: those are never
 * boxed. Each lane has its own lines, as places and turns that are looked up take twice the time.
 */
export function permute(s: Int32Array): void {
  for (let round = 0; round < ROUNDS; round++) {
    const c0 = s[0]! ^ s[10]! ^ s[20]! ^ s[30]! ^ s[40]!;
    const c1 = s[1]! ^ s[11]! ^ s[21]! ^ s[31]! ^ s[41]!;
    const c2 = s[2]! ^ s[12]! ^ s[22]! ^ s[32]! ^ s[42]!;
    const c3 = s[3]! ^ s[13]! ^ s[23]! ^ s[33]! ^ s[43]!;
    const c4 = s[4]! ^ s[14]! ^ s[24]! ^ s[34]! ^ s[44]!;
    const c5 = s[5]! ^ s[15]! ^ s[25]! ^ s[35]! ^ s[45]!;
    const c6 = s[6]! ^ s[16]! ^ s[26]! ^ s[36]! ^ s[46]!;
    const c7 = s[7]! ^ s[17]! ^ s[27]! ^ s[37]! ^ s[47]!;
    const c8 = s[8]! ^ s[18]! ^ s[28]! ^ s[38]! ^ s[48]!;
    const c9 = s[9]! ^ s[19]! ^ s[29]! ^ s[39]! ^ s[49]!;
    const p0 = c8 ^ ((c2 << 1) | (c3 >>> 31));
    const p1 = c9 ^ ((c3 << 1) | (c2 >>> 31));
    const p2 = c0 ^ ((c4 << 1) | (c5 >>> 31));
    const p3 = c1 ^ ((c5 << 1) | (c4 >>> 31));
    const p4 = c2 ^ ((c6 << 1) | (c7 >>> 31));
    const p5 = c3 ^ ((c7 << 1) | (c6 >>> 31));
    const p6 = c4 ^ ((c8 << 1) | (c9 >>> 31));
    const p7 = c5 ^ ((c9 << 1) | (c8 >>> 31));
    const p8 = c6 ^ ((c0 << 1) | (c1 >>> 31));
    const p9 = c7 ^ ((c1 << 1) | (c0 >>> 31));
    turned[0] = s[0]! ^ p0;
    turned[1] = s[1]! ^ p1;
    let low = 0;
    let high = 0;
    low = s[2]! ^ p2;
    high = s[3]! ^ p3;
    turned[20] = (low << 1) | (high >>> 31);
    turned[21] = (high << 1) | (low >>> 31);
    low = s[4]! ^ p4;
    high = s[5]! ^ p5;
    turned[41] = (low << 30) | (high >>> 2);
    turned[40] = (high << 30) | (low >>> 2);
    low = s[6]! ^ p6;
    high = s[7]! ^ p7;
    turned[10] = (low << 28) | (high >>> 4);
    turned[11] = (high << 28) | (low >>> 4);
    low = s[8]! ^ p8;
    high = s[9]! ^ p9;
    turned[30] = (low << 27) | (high >>> 5);
    turned[31] = (high << 27) | (low >>> 5);
    low = s[10]! ^ p0;
    high = s[11]! ^ p1;
    turned[33] = (low << 4) | (high >>> 28);
    turned[32] = (high << 4) | (low >>> 28);
    low = s[12]! ^ p2;
    high = s[13]! ^ p3;
    turned[3] = (low << 12) | (high >>> 20);
    turned[2] = (high << 12) | (low >>> 20);
    low = s[14]! ^ p4;
    high = s[15]! ^ p5;
    turned[22] = (low << 6) | (high >>> 26);
    turned[23] = (high << 6) | (low >>> 26);
    low = s[16]! ^ p6;
    high = s[17]! ^ p7;
    turned[43] = (low << 23) | (high >>> 9);
    turned[42] = (high << 23) | (low >>> 9);
    low = s[18]! ^ p8;
    high = s[19]! ^ p9;
    turned[12] = (low << 20) | (high >>> 12);
    turned[13] = (high << 20) | (low >>> 12);
    low = s[20]! ^ p0;
    high = s[21]! ^ p1;
    turned[14] = (low << 3) | (high >>> 29);
    turned[15] = (high << 3) | (low >>> 29);
    low = s[22]! ^ p2;
    high = s[23]! ^ p3;
    turned[34] = (low << 10) | (high >>> 22);
    turned[35] = (high << 10) | (low >>> 22);
    low = s[24]! ^ p4;
    high = s[25]! ^ p5;
    turned[5] = (low << 11) | (high >>> 21);
    turned[4] = (high << 11) | (low >>> 21);
    low = s[26]! ^ p6;
    high = s[27]! ^ p7;
    turned[24] = (low << 25) | (high >>> 7);
    turned[25] = (high << 25) | (low >>> 7);
    low = s[28]! ^ p8;
    high = s[29]! ^ p9;
    turned[45] = (low << 7) | (high >>> 25);
    turned[44] = (high << 7) | (low >>> 25);
    low = s[30]! ^ p0;
    high = s[31]! ^ p1;
    turned[47] = (low << 9) | (high >>> 23);
    turned[46] = (high << 9) | (low >>> 23);
    low = s[32]! ^ p2;
    high = s[33]! ^ p3;
    turned[17] = (low << 13) | (high >>> 19);
    turned[16] = (high << 13) | (low >>> 19);
    low = s[34]! ^ p4;
    high = s[35]! ^ p5;
    turned[36] = (low << 15) | (high >>> 17);
    turned[37] = (high << 15) | (low >>> 17);
    low = s[36]! ^ p6;
    high = s[37]! ^ p7;
    turned[6] = (low << 21) | (high >>> 11);
    turned[7] = (high << 21) | (low >>> 11);
    low = s[38]! ^ p8;
    high = s[39]! ^ p9;
    turned[26] = (low << 8) | (high >>> 24);
    turned[27] = (high << 8) | (low >>> 24);
    low = s[40]! ^ p0;
    high = s[41]! ^ p1;
    turned[28] = (low << 18) | (high >>> 14);
    turned[29] = (high << 18) | (low >>> 14);
    low = s[42]! ^ p2;
    high = s[43]! ^ p3;
    turned[48] = (low << 2) | (high >>> 30);
    turned[49] = (high << 2) | (low >>> 30);
    low = s[44]! ^ p4;
    high = s[45]! ^ p5;
    turned[19] = (low << 29) | (high >>> 3);
    turned[18] = (high << 29) | (low >>> 3);
    low = s[46]! ^ p6;
    high = s[47]! ^ p7;
    turned[39] = (low << 24) | (high >>> 8);
    turned[38] = (high << 24) | (low >>> 8);
    low = s[48]! ^ p8;
    high = s[49]! ^ p9;
    turned[8] = (low << 14) | (high >>> 18);
    turned[9] = (high << 14) | (low >>> 18);
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
