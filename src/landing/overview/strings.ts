// What the overview says of its bed, and what it calls its lists for those who hear them.
import { groupDigits } from "../../lib/groupDigits.ts";
export const strings = {
  stages: "The seven stages of a plant",
  rules: "Three rules of growing",
  allRules: "All the rules",
  bed: (field: number) => `Your bed on field ${field}`,
  plots: "Plots",

  sow: "Sow one here",
  opening: "Digging…",
  seed: "A sunflower seed",
  seedText: "It is free, and ready in a minute and a half.",
  withoutScripts: "Nothing grows here without scripts.",

  deeds: { sow: "Sow", water: "Water", gather: "Bring in", feed: "Feed the soil" },
  dry: (left: string) => `Ready in ${left}.`,
  water: (left: string) => `Water it: ready in ${left}`,
  moist: (left: string) => `Ready in ${left}: in wet earth it grows 1½ times as fast.`,
  next: "Sow the next one",
  ready: "It is ready, and waits as long as you like.",
  bringIn: "Bring it in",
  inBasket: "In the basket",
  again: "Sow again",
  undo: (left: string) => `Undo (${left})`,

  willLie: "What you bring in here lies in your barn at the farm.",
  lie: (count: number) =>
    count === 1
      ? "Your sunflower lies in the barn."
      : `Your ${groupDigits(count)} sunflowers lie in the barn.`,
  toFarm: "Go to your farm",
};
