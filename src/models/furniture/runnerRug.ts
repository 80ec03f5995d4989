// A striped rag runner for in front of the sink.
import { block, box, mirror, repeat } from "../parts.ts";
import type { Piece } from "./furniture.ts";

const STRIPES = ["rose", "cream", "denimPale", "butter", "cream", "sage"] as const;
const PIECES = 12;
const W = 0.19;

export const runnerRug: Piece = {
  id: "rag-runner",
  name: "Rag runner",
  set: "kitchen",
  words: "carpet rug mat",
  stands: "floor",
  places: ["underfoot"],
  parts: [
    ...repeat(PIECES, (i) =>
      box([W, 0.036, 0.86], [(i - (PIECES - 1) / 2) * W, 0, 0], STRIPES[i % STRIPES.length]!, {
        bevel: 0.012,
      }),
    ),
    ...mirror(
      ...repeat(7, (i) =>
        block([0.08, 0.014, 0.03], [-(PIECES * W * 0.5 + 0.03), 0, -0.36 + i * 0.12], "linen"),
      ),
    ),
  ],
};
