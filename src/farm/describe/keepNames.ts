// What lives on the meadow, by name.
import type { Keep } from "../tables/keeps.ts";

/** One, and several. */
export const keepNames: Readonly<Record<Keep, readonly [one: string, many: string]>> = {
  hen: ["hen", "hens"],
  goat: ["goat", "goats"],
  sheep: ["sheep", "sheep"],
  hive: ["beehive", "beehives"],
  cherry: ["cherry tree", "cherry trees"],
  plum: ["plum tree", "plum trees"],
  apple: ["apple tree", "apple trees"],
  hazel: ["hazel", "hazels"],
  oak: ["old oak", "old oaks"],
};
