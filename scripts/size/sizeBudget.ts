// How much JavaScript a page may need before it is whole, in bytes after gzip at level 9.
import type { LateBudget } from "./weighLate.ts";

export const sizeBudget: Readonly<Record<string, number>> = {
  "/": 100_000,
};

/** What a page fetches when it stands. */
export const lateBudgets: readonly LateBudget[] = [
  {
    name: "the room editor in 3D",
    on: "/room-designer",
    chunks: ["roomEditor", "src/room/stage/openStage.ts"],
    data: ["assets/furniture-"],
    most: 340_000,
    notOn: "/",
  },
];
