// What the page of the whole country says.
import type { CompassDirection } from "../../fields/land/neighbours.ts";
import type { CornerWind } from "../../fields/village/homes.ts";
import { groupDigits as many } from "../../lib/groupDigits.ts";

const fields = (count: number) => `${many(count)} ${count === 1 ? "field" : "fields"}`;

export const strings = {
  title: "The country",
  lede: (size: number, parishes: number) =>
    `${fields(size)} in ${many(parishes)} ${parishes === 1 ? "parish" : "parishes"}.`,
  description: (size: number, parishes: number) =>
    `The whole country on one map and in one table: ${fields(size)} in ${many(parishes)} parishes, to be found by number, name, parish, owner and by what they are.`,

  search: "Number, name, parish or owner",
  suggestions: "Fields and parishes called so",
  suggestedField: (id: number) => `Field ${id}`,
  suggestedParish: "Parish",
  filters: "Find fields",
  any: (trait: string) => `Any ${trait.toLowerCase()}`,
  option: (name: string, count: number) => `${name} · ${many(count)}`,
  more: "More traits",
  show: "Show",
  clear: "Clear all",
  mine: (count: number) => (count > 0 ? `Only mine (${many(count)})` : "Only mine"),
  mineNone: "Your wallet keeps none of the fields, so all are shown.",
  mineUnknown:
    "Only your own fields are asked for. They are known once your wallet is connected; until then all are shown.",
  inParish: "In the parish of",
  leaveParish: (name: string) => `Leave the parish of ${name}`,

  views: "The country as",
  map: "Map",
  table: "Table",

  found: (count: number, size: number) =>
    count === size
      ? `All ${fields(size)}`
      : count === 0
        ? "No field is all of that"
        : `${fields(count)} of ${many(size)}`,
  none: "Ask for a little less: every choice you leave open brings more fields.",
  searching: "Looking through all fields…",
  ownersUnknown: "Who keeps which field is not known here yet.",
  ownersGone: (block: number | null) =>
    block === null
      ? "The server does not answer, so who keeps which field is not known. It is asked again."
      : `The server does not answer. Keepers are shown as of block ${many(block)}; it is asked again.`,

  ownersBehind: (block: number) =>
    `The chain cannot be read just now. Keepers as of block ${many(block)}; it is read again.`,

  columns: { number: "Number", name: "Name", parish: "Parish", land: "Land" },
  land: (region: string, soil: string) => `${region}, ${soil.toLowerCase()}`,
  traits: "Traits",
  keeper: "Keeper",
  tableCaption: "Fields of the country",
  onMap: (id: number) => `${id}, on the map`,
  nobody: "Nobody yet",
  unknown: "Not known",
  mineMark: "Yours",
  pages: "Pages of the table",
  previous: "Before",
  next: "After",
  pageOf: (page: number, pages: number) => `Page ${many(page)} of ${many(pages)}`,

  field: (id: number) => `Field ${id}`,
  weather: "Weather now",
  today: "Weather today",
  kept: "Kept by",
  byYou: "you",
  around: "Next door",
  way: (way: CompassDirection) => way,
  corners: "At its corners",
  corner: (wind: CornerWind) => wind,
  openField: "Open the field",
  yourFarm: "Your farm",
  toFarm: "Go to your farm",
  openParish: (name: string) => `Parish of ${name}`,
  close: "Close",

  mapLabel: "Map of the country",
  mapRole: "map of fields",
  mapKeys:
    "Left and right walk west and east; up and down walk north and south, with Shift by the other side. Home leads to your first field or to the middle, Enter opens the one you stand on.",
  zoomKeys: "Plus and minus come closer and go further away, 0 shows the whole country.",
  searchKey: "Slash leads to the search.",
  villageKey: "V leads to those who live in the village.",
  sea: "There is only sea that way.",
  mapPicture: "The country from the south: fields, woods, downs and fells in a wide sea.",

  find: "Find",
  closeFind: (view: "map" | "table") => `Show the ${view}`,

  parishCount: (count: number) => `${many(count)} ${count === 1 ? "parish" : "parishes"}`,
  further: "Further parishes",
  parishesTitle: (count: number) =>
    count === 1 ? "Its one parish" : `Its ${many(count)} parishes`,
};
