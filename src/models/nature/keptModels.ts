// Who and what is kept on a meadow, one of each.
import { beehive } from "../buildings/beehive.ts";
import { goat, sheep } from "./flock.ts";
import { hen } from "./hen.ts";
import { orchardTree } from "./orchard.ts";

/** Animals face +x. */
export const keptModels = {
  hen: () => hen(),
  goat,
  sheep: () => sheep(4),
  hive: beehive,
  cherry: () => orchardTree("cherry"),
  plum: () => orchardTree("plum"),
  apple: () => orchardTree("apple"),
  hazel: () => orchardTree("hazel"),
  oak: () => orchardTree("oak"),
} as const;
