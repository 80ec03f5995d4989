// What lives on the meadow, by name.
import type { ProducerKind } from "../tables/producers.ts";

/** One, and several. */
export const producerNames: Readonly<Record<ProducerKind, readonly [one: string, many: string]>> = {
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
