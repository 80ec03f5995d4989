// A round mat with a farm worked on it: a pond, a lane and four fields.
import { block, rod } from "../parts.ts";
import type { Piece } from "./furniture.ts";

export const playMat: Piece = {
  id: "farm-play-mat",
  name: "Farm play mat",
  set: "nursery",
  words: "rug carpet toy",
  stands: "floor",
  places: ["underfoot"],
  parts: [
    rod(1.02, 0.03, [0, 0, 0], "cream", { sides: 24 }),
    rod(0.96, 0.034, [0, 0, 0], "sage", { sides: 24 }),
    rod(0.28, 0.038, [-0.4, 0, 0.36], "water", { sides: 12 }),
    block([1.8, 0.036, 0.16], [0, 0, -0.04], "path", { turn: [0, 0.2, 0] }),
    block([0.5, 0.037, 0.4], [0.36, 0, 0.42], "straw", { turn: [0, 0.2, 0] }),
    ...[-0.14, 0, 0.14].map((d) =>
      block([0.5, 0.04, 0.04], [0.36 + d * 0.2, 0, 0.42 + d], "honey", { turn: [0, 0.2, 0] }),
    ),
    block([0.46, 0.037, 0.36], [-0.32, 0, -0.42], "terracotta", { turn: [0, 0.2, 0] }),
    block([0.2, 0.045, 0.16], [0.36, 0, -0.44], "brick", { turn: [0, 0.2, 0] }),
    block([0.22, 0.05, 0.08], [0.36, 0, -0.44], "wine", { turn: [0, 0.2, 0] }),
    rod(0.1, 0.045, [0.64, 0, -0.22], "leafDeep", { sides: 8 }),
    rod(0.08, 0.045, [0.1, 0, -0.62], "leaf", { sides: 8 }),
    rod(0.09, 0.045, [-0.72, 0, -0.08], "leaf", { sides: 8 }),
  ],
};
