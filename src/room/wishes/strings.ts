// Wishes in sentences: as they stand on a card, and what of them is still open.
import type { WallColour } from "../catalogue/galleryAsk.ts";
import type { RoomHour } from "../model/room.ts";
import type { RoomWish } from "./wish.ts";

const numbers = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const number = (count: number): string => numbers[count] ?? `${count}`;

const hours: Readonly<Record<RoomHour, string>> = {
  day: "the light of day",
  evening: "evening light",
  night: "the dark of night",
};

const colours: Readonly<Record<WallColour, string>> = {
  white: "a white wall",
  yellow: "a yellow wall",
  rose: "a rose wall",
  red: "a red wall",
  green: "a green wall",
  blue: "a blue wall",
  brown: "a brown wall",
  grey: "a grey wall",
};

/** What something else is to be near is known by then: a desk, the desk. */
const the = (one: string): string => one.replace(/^an? /, "the ");

/** Three lamps that burn. */
export function wishWords(wish: RoomWish): string {
  switch (wish.kind) {
    case "pieces":
      return wish.least === 1 ? wish.of.one : `${number(wish.least)} ${wish.of.many}`;
    case "lamps":
      return wish.least === 1 ? "a lamp that burns" : `${number(wish.least)} lamps that burn`;
    case "near": {
      const { of, tiles } = wish;
      const how = tiles === 1 ? "next to" : `within ${number(tiles)} tiles of`;
      return `${of.one} ${how} ${the(wish.to.one)}`;
    }
    case "hour":
      return hours[wish.light];
    case "walls":
      return colours[wish.colour];
  }
}
