// The Poseidon hash with the parameters of ethsnarks, which differ from those standardised later.

import { accept, type Result, refuse } from "@loamstead/lib/result.ts";
import { poseidon as noblePoseidon } from "@noble/curves/abstract/poseidon";
import { blake2b } from "@noble/hashes/blake2";
import { bytesToNumberLE, Fp, P } from "./field.ts";

export type PoseidonShape = { width: number; fullRounds: number; partialRounds: number };
export type PoseidonRefusal = "bad-shape" | "too-many-inputs" | "input-out-of-range";

type Permutation = (state: bigint[]) => bigint[];

const permutations = new Map<string, Permutation>();

/** Inputs fill the state from the first lane, zeros follow, and the answer is the first lane. */
export function poseidon(
  inputs: readonly bigint[],
  shape: PoseidonShape,
): Result<bigint, PoseidonRefusal> {
  const { width, fullRounds, partialRounds } = shape;
  if (!isCount(width, 2, 32) || !isCount(fullRounds, 2, 64) || !isCount(partialRounds, 1, 256))
    return refuse("bad-shape");
  if (fullRounds % 2 !== 0) return refuse("bad-shape");
  if (inputs.length >= width) return refuse("too-many-inputs");
  if (inputs.some((input) => input < 0n || input >= P)) return refuse("input-out-of-range");

  const state = Array.from({ length: width }, (_, lane) => inputs[lane] ?? 0n);
  return accept(permutationFor(shape)(state)[0]!);
}

const isCount = (value: number, min: number, max: number) =>
  Number.isInteger(value) && value >= min && value <= max;

function permutationFor({ width, fullRounds, partialRounds }: PoseidonShape): Permutation {
  const key = `${width},${fullRounds},${partialRounds}`;
  const known = permutations.get(key);
  if (known) return known;
  const made = noblePoseidon({
    Fp,
    t: width,
    roundsFull: fullRounds,
    roundsPartial: partialRounds,
    sboxPower: 5,
    mds: mixingMatrix(width),
    // One constant a round, the same for every lane.
    roundConstants: hashChain("poseidon_constants", fullRounds + partialRounds).map((constant) =>
      Array<bigint>(width).fill(constant),
    ),
  });
  permutations.set(key, made);
  return made;
}

function mixingMatrix(width: number): bigint[][] {
  const values = hashChain("poseidon_matrix_0000", 2 * width);
  const [rows, columns] = [values.slice(0, width), values.slice(width)];
  return rows.map((row) => columns.map((column) => Fp.inv(Fp.sub(row, column))));
}

/** Each link hashes the whole bytes of the one before; only what is handed out is reduced. */
function hashChain(seed: string, length: number): bigint[] {
  const numbers: bigint[] = [];
  let link = blake2b(new TextEncoder().encode(seed), { dkLen: 32 });
  for (let index = 0; index < length; index += 1) {
    numbers.push(bytesToNumberLE(link) % P);
    link = blake2b(link, { dkLen: 32 });
  }
  return numbers;
}
