// Chance that nobody can roll again: the same question has the same answer for ever (counter-based random numbers).
import { hash } from "../../fields/land/noise.ts";

/** What is left to chance, each in a layer of its own: never change a number, never give one twice. */
const layers = {
  fraction: 211,
  weight: 212,
  letterGood: 213,
  letterWorth: 214,
  villager: 215,
  slate: 216,
  pedlar: 217,
  surprise: 218,
  story: 219,
  season: 220,
  card: 221,
} as const;

/** 32 bits for a thing and how often it came up. */
export const chanceOf = (seed: number, layer: keyof typeof layers, x: number, y: number): number =>
  hash(seed, layers[layer], x, y);

/** 0 to 999, each as likely as any other. */
export const permille = (chance: number): number => Math.floor((chance * 1000) / 2 ** 32);
