// What the page of a parish says.

import type { Wind } from "../fields/land/parishPlace.ts";
import { groupDigits } from "../lib/groupDigits.ts";

const many = groupDigits;
const fields = (count: number) => `${many(count)} ${count === 1 ? "field" : "fields"}`;

export const strings = {
  title: (name: string) => `${name}, a parish`,
  description: (name: string, like: string, place: string, count: number) =>
    `${name}: ${like.charAt(0).toLowerCase()}${like.slice(1)}. ${fields(count)} ${place} of the country; its weather, its keepers and what is rare in it.`,
  card: (id: number, name: string) =>
    `Field ${id} in the middle of the parish of ${name}, as a floating island.`,
  ownCard: (name: string) => `The parish of ${name} as a piece of the country, and its name.`,
  crumbs: "Where this is",
  number: (parish: number, count: number) => `Parish ${many(parish)}, one of ${many(count)}`,
  lede: (like: string, place: string) => `${like}. It lies ${place}.`,
  mostly: (soils: readonly string[], isBySea: boolean) =>
    `Mostly ${soils.join(" and ").toLowerCase()}${isBySea ? ", by the sea" : ""}`,

  onMap: "On the map of the country",
  pictureNote: "Seen from the south. Press a field to walk there.",
  landTitle: "Its land",
  region: "Region",
  soil: "Soil",
  kind: "Kind",
  count: "Fields",
  counts: fields,
  sea: "By the sea",
  river: "Along a river",
  height: "Height",
  noSea: "Nowhere",
  noRiver: "No river comes by",
  heightOf: (rank: number, count: number) =>
    rank === 1
      ? "The highest parish of all"
      : rank === count
        ? "The lowest parish of all"
        : `${ordinal(rank)} highest of ${count} parishes`,
  highest: "Highest field",
  rarestHere: (kind: string) => `Rarest here: ${kind.toLowerCase()}`,

  aroundTitle: "Next parishes",
  aroundText: (count: number) =>
    count === 6
      ? "Six parishes lie around this one."
      : count === 0
        ? "No other parish lies around this one, only the sea."
        : `This is the coast: ${count === 1 ? "one parish lies" : `${count} parishes lie`} around it, and then the sea.`,
  toWind: (wind: Wind) => `, to the ${wind}`,

  livesTitle: "Who lives here",
  livesText: "Whoever farms a field has letters from them.",
  livesAt: (place: string) => `At ${place}.`,
  onVillageMap: "The village on the map",
  comesTitle: "Who comes by",
  isHere: (who: string, count: number) => `${who} ${count === 1 ? "is" : "are"} here today.`,
  atGates: "The pedlar is at everybody's gate today.",
  comes: (who: string, when: string) => `${who} comes ${when}`,
  comesToo: (who: string, when: string) => `; ${who} ${when}`,
  tomorrow: "tomorrow",
  onDay: (day: string) => `on ${day}`,

  keepersTitle: "Its keepers",
  nobody: "Nobody keeps a field here yet.",
  kept: (count: number, of: number) =>
    `${many(count)} of its ${fields(of)} ${count === 1 ? "is" : "are"} kept.`,
  keeps: (count: number) => fields(count),

  notableTitle: "What it is known for",
  times: (count: number) => `× ${count}`,
  noLandmarks: "No landmark stands in it, only sky.",
  landmarks: "Landmarks",
  rarest: "Rarest",
  rare: (kind: string, trait: string, odds: string) => `${kind} (${trait.toLowerCase()}), ${odds}`,
  on: (count: number) => `on ${fields(count)}`,

  fieldsTitle: (count: number) => `Its ${fields(count)}`,
  filter: "Find some of them by what they are",
  field: (id: number) => `Field ${id}`,
};

function ordinal(n: number): string {
  const isTeen = Math.floor(n / 10) % 10 === 1;
  return `${n}${(!isTeen && ["", "st", "nd", "rd"][n % 10]) || "th"}`;
}
