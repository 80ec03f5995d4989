// The whole game in one minute: six sentences, each with the chapter that has the rest.
import type { N } from "./sections.ts";

type Facts = {
  readonly quickest: string;
  readonly slowest: string;
  readonly letter: N;
  readonly harvest: N;
  readonly undo: string;
};

export const minuteTitle = "In one minute";

export const minuteSteps = (o: Facts) =>
  [
    {
      of: "growth",
      title: "Sow",
      text: `Everything grows by the clock, in ${o.quickest} to ${o.slowest}. Sunflower seed is free and never ends.`,
    },
    {
      of: "water",
      title: "Water it",
      text: "In moist soil a plant grows 1½ times as fast. Rain and snow water it, too.",
    },
    {
      of: "yield",
      title: "Bring it in",
      text: "What is ready stops and waits as long as you like. Nothing withers, nothing is stolen.",
    },
    {
      of: "cross",
      title: "Sell, cook or send it",
      text: "The market pays pence, the kitchen makes dishes, and the villagers write for both.",
    },
    {
      of: "levels",
      title: "Get on",
      text: `A harvest counts as ${o.harvest} deed or more, a letter as ${o.letter}. Deeds make levels; levels bring crops, animals and recipes.`,
    },
    {
      of: "undo",
      title: "Change your mind",
      text: `What was done last can be taken back for ${o.undo}. Nothing here is for sale.`,
    },
  ] as const;
