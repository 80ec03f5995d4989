// Movements run their time, end where they should, and are over at once for those who want none.
import { describe, expect, test } from "vitest";
import { motion } from "./motion.ts";

const begun = (isStill: boolean) => {
  const ways: number[] = [];
  const seen = { asked: 0, ended: 0 };
  const moves = motion(
    () => isStill,
    () => {
      seen.asked += 1;
    },
  );
  moves.start(
    "turn",
    100,
    (way) => ways.push(way),
    () => {
      seen.ended += 1;
    },
  );
  return { moves, ways, seen };
};

describe("motion of a scene", () => {
  test("it begins at 0, ends at 1, and asks for no frame after that", () => {
    const { moves, ways, seen } = begun(false);
    expect(seen.asked).toBe(1);
    expect(moves.step(1000)).toBe(true);
    expect(moves.step(1050)).toBe(true);
    expect(moves.step(1100)).toBe(false);
    expect(moves.step(1200)).toBe(false);
    expect(ways).toEqual([0, 0, 0.5, 1]);
    expect(seen.ended).toBe(1);
  });

  test("a newer one of the same name takes its place", () => {
    const { moves, ways } = begun(false);
    const newer: number[] = [];
    moves.start("turn", 100, (way) => newer.push(way));
    moves.step(1000);
    moves.step(2000);
    expect(ways).toEqual([0]);
    expect(newer).toEqual([0, 0, 1]);
  });

  test("without movement everything is at its end at once", () => {
    const { moves, ways, seen } = begun(true);
    expect(ways).toEqual([1]);
    expect(seen.ended).toBe(1);
    expect(moves.step(1000)).toBe(false);
  });
});
