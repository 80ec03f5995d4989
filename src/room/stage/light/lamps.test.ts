// A room has a few lights however many lamps burn in it, and each lamp its bloom.
import { expect, test } from "vitest";
import { spots } from "../../../models/lights.ts";
import { inScene } from "../view/roomFrame.ts";
import { bloomsOf, chosenLamps, MOST_LAMPS } from "./lamps.ts";

const lit = (kind: "candle" | "fire" | "fairy", x: number, count = 1) => ({
  spot: { x, y: 0, z: 0, turn: 0 as const },
  lights: spots(kind, ...Array.from({ length: count }, (_, i) => [i, 1, 0] as const)),
});

test("the strongest are chosen, and a string of lamps is one light in its middle", () => {
  const candles = Array.from({ length: 20 }, (_, i) => lit("candle", i));
  const [fire, string] = [lit("fire", 50), lit("fairy", 0, 9)];
  const chosen = chosenLamps([...candles, string, fire]);
  expect(chosen).toHaveLength(MOST_LAMPS);
  expect(chosen[0]!.at[0]).toBe(50);
  expect(chosen[1]!.at[0]).toBe(4);
  expect(chosen[1]!.power).toBeCloseTo(3.5);
  const blooms = bloomsOf([...candles, string]);
  expect(blooms).toHaveLength(29);
  expect(blooms.filter(({ isFlame }) => isFlame)).toHaveLength(20);
});

test("equals keep their order, so that no light jumps from lamp to lamp", () => {
  const candles = Array.from({ length: 9 }, (_, i) => lit("candle", i));
  const at = chosenLamps(candles).map((lamp) => lamp.at[0]);
  expect(at).toEqual([0, 1, 2, 3, 4, 5]);
});

test("a thing that was turned carries its lamp round", () => {
  expect(inScene({ x: 2, y: 1, z: 3, turn: 1 }, [0, 0.5, 1])).toEqual([3, 1.5, 3]);
});
