// Our Keccak is everybody's: the same as the packages', whatever the state.
import { keccakP } from "@noble/hashes/sha3";
import { describe, expect, it } from "vitest";
import { chance } from "../models/random.ts";
import { permute } from "./keccak.ts";

describe("keccak", () => {
  it("does to any state what the published one does", () => {
    for (let n = 0; n < 200; n++) {
      const theirs = Uint32Array.from({ length: 50 }, (_, i) => chance(n, i) * 2 ** 32);
      const ours = Int32Array.from(theirs);
      permute(ours);
      keccakP(theirs);
      expect(ours).toEqual(Int32Array.from(theirs));
    }
  });

  it("begins with what the reference says of an empty state", () => {
    const state = new Int32Array(50);
    permute(state);
    const words = [...new Uint32Array(state.buffer, 0, 4)];
    expect(words).toEqual([0x40e1dde7, 0xf1258f79, 0x33c0478a, 0x84d5ccf9]);
  });
});
