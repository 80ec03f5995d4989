// What is said of the village on the map.
import type { CornerWind } from "../../fields/village/homes.ts";

export const strings = {
  title: (parish: string) => `${parish}, the village`,
  pins: "The village on the map",
  pin: (parish: string) => `${parish}: who lives in the village`,
  list: "Who lives in the village",
  everybody: "Everybody in the village",
  lede: "All who write to the farms of the country live about one market cross.",
  keys: "The first letter of a name leads to it.",
  close: "Close",
  inTable: "In the village",

  at: (place: string, parish: string) => `At ${place}, in ${parish}.`,
  todayAt: (place: string) => `Today at ${place}.`,
  your: "your",
  its: "its",
  homeAt: (place: string, whose: string, wind: CornerWind) => `${place} at ${whose} ${wind} corner`,
  homesAt: (whose: string, places: string) => `at ${whose} corners ${places}`,
  homeTo: (place: string, wind: CornerWind) => `${place} (${wind})`,
  atGates: "Today at everybody's gate.",
  outIn: (parishes: string) => `Out today in ${parishes}.`,
  andMore: (count: number) => `${count} more parishes`,

  asks: (goods: string) => `Asks you for ${goods}.`,
  lies: "A letter for you lies under your gate; it asks for nothing.",
  toLetter: "Go to the letter",
  wrote: (times: number) => (times === 1 ? "Wrote to you once." : `Wrote to you ${times} times.`),
  never: "Has not written to you yet.",
  theLast: (words: string) => `The last: “${words}…”`,
  readAgain: "Read again",
  told: "Their story is told.",
  noFarm: "They write to whoever farms a field.",
  noFarmPedlar: "He deals with whoever farms a field.",
  play: "Play",
  onPage: (parish: string) => `Who lives in ${parish}`,
};
