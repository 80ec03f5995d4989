// All that the room says of itself: places, things, refusals and what was done.
import type { Verb } from "../history/label.ts";
import type { ItemTintPart, QuarterTurn, RoomHour, WallSide } from "../model/room.ts";

const plural = (count: number, one: string, many: string): string =>
  count === 1 ? one : `${count} ${many}`;

export const sideNames: Readonly<Record<WallSide, string>> = {
  north: "back wall",
  west: "left wall",
  east: "right wall",
  south: "front wall",
};

export const facings: Readonly<Record<QuarterTurn, string>> = {
  0: "facing south",
  1: "facing east",
  2: "facing north",
  3: "facing west",
};

export const lightPhrases: Readonly<Record<RoomHour, string>> = {
  day: "day light",
  evening: "evening light",
  night: "lamplight at night",
};

/** The parts of a thing that may have a colour of their own. */
export const partNames: Readonly<Record<ItemTintPart, string>> = {
  light: "lighter parts",
  dark: "darker parts",
  cloth: "cloth",
  trim: "trimmings",
  wood: "wood",
  metal: "metal",
  shade: "shade",
};

export const quarters = ["", " and a quarter", " and a half", " and three quarters"] as const;

export const strings = {
  column: (column: string) => `column ${column}`,
  columns: (from: number, to: number) => `columns ${from} to ${to}`,
  row: (row: string) => `row ${row}`,
  rows: (from: number, to: number) => `rows ${from} to ${to}`,
  floor: (column: string, row: string) => `${column} ${row}`,
  wall: (wall: string, where: string) => `${wall}, ${where}`,
  up: (tiles: string, isOne: boolean) => `${tiles} ${isOne ? "tile" : "tiles"} up`,
  partUp: { 1: "a quarter of a tile up", 2: "half a tile up", 3: "three quarters of a tile up" },
  on: (carrier: string) => `on ${carrier}`,
  onShelf: (carrier: string, shelf: number) => `on ${carrier}, shelf ${shelf}`,
  the: (name: string) => `the ${name}`,
  unknown: "something the catalogue no longer has",
  somewhere: "somewhere out of sight",
  putOut: "put out",
  picture: (alt: string) => (alt ? `showing ${alt}` : "with a picture"),
  carries: (count: number) => `carries ${plural(count, "one thing", "things")}`,
  things: (count: number) => plural(count, "one thing", "things"),

  room: (name: string, columns: number, rows: number, light: string) =>
    `${name}, ${columns} by ${rows} tiles, in ${light}.`,
  openings: (list: string, wall: string) => `${list} on the ${wall}`,
  stand: (count: number) =>
    count === 0
      ? "It is empty."
      : count === 1
        ? "One thing stands in it."
        : `${count} things stand in it.`,
  blank: "Four bare walls.",
  made: (name: string, mark: string) => `${name}: ${mark}.`,
  moreMade: (count: number) =>
    count === 1 ? "One more bears a maker's mark." : `${count} more bear a maker's mark.`,
  free: "free",
  outside: "outside the room",
  a: (name: string) => (/^[aeiou]/i.test(name) ? `an ${name}` : `a ${name}`),
  and: "and",

  blocked: (reason: string) => `Blocked: ${reason}`,
  freeAt: (place: string) => `free at ${place}`,
  /** Of places that say by themselves where they are: on the patchwork bed. */
  freeThere: (place: string) => `free ${place}`,
  pickedUp: (name: string) =>
    `Picked up ${name}. Arrows move, R turns, Enter puts down, Escape puts back.`,
  putBack: (name: string) => `Put back ${name}.`,
  backTo: (wall: string) => `its back to the ${wall}`,
  inLine: (name: string) => `in line with ${name}`,
  undone: (what: string) => `Undone: ${what}.`,
  redone: (what: string) => `Done again: ${what}.`,
  inTint: (name: string, tint: string) => `${name} in ${tint}`,
  with: (pattern: string) => `with ${pattern}`,
  withPattern: (name: string, pattern: string) => `${name} with ${pattern}`,
  part: (part: string) => `its ${part}`,
  plain: (name: string) => `${name} plain`,
};

export const commandRefusals = {
  overlaps: (other: string) => `${other} is there`,
  overlapsCarrier: (other: string, what: string) =>
    `${other} is there, and ${what} does not stand on other things`,
  inDoorway: (door: string) => `stands before ${door}`,
  coversOpening: (opening: string) => `covers ${opening}`,
  outside: (what: string | null) =>
    what === null ? "reaches out of the room" : `${what} reaches out of the room`,
  offSurface: (carrier: string) => `does not fit on ${carrier}`,
  tooTall: (carrier: string) => `too tall for ${carrier}`,
  cannotStand: {
    floor: "does not stand on the floor",
    wall: "does not hang on a wall",
    surface: "does not stand on other things",
  },
  onItself: "cannot stand on itself",
  stackTooHigh: (most: number) => `no more than ${most} things stand one on another`,
  offGrid: "is not on the grid",
  noRoom: (name: string) => `there is no free place for ${name}`,
  cannotTurn: "on a wall it always faces the room",
  openingOutside: (opening: string, wall: string) => `${opening} does not fit the ${wall}`,
  openingsMeet: (other: string) => `${other} is there`,
  itemInTheWay: (item: string) => `${item} is in the way`,
  tooManyOpenings: (most: number) => `a room has at most ${most} doors and windows`,
  noSuchItem: "that thing is not in the room",
  noSuchOpening: "that door or window is not in the room",
  unknownModel: "the catalogue does not have that",
  unknownFinish: { floor: "that does not go on a floor", wall: "that does not go on a wall" },
  noSuchTint: (name: string) => `${name} does not come in that colour`,
  noSuchPart: (name: string, part: string) => `${name} has no ${part} to colour`,
  noSuchCloth: (name: string, part: string | null) =>
    part === null ? `${name} is not of cloth` : `${name} has no ${part} of cloth`,
  noSuchPattern: (name: string) => `${name} does not come in that pattern`,
  takesNoPicture: (name: string) => `${name} has no place for a picture`,
  notALamp: (name: string) => `${name} is no lamp`,
  notOwned: (name: string, owned: number) =>
    owned === 0
      ? `you do not own ${name}; borrow it to try`
      : owned === 1
        ? "the one that you own is in use; borrow another to try"
        : `all ${owned} that you own are in use; borrow another to try`,
  idTaken: "that is in the room already",
  badId: "that is not an id",
  roomFull: (most: number) => `a room holds ${most} things`,
  badSize: (least: number, most: number) => `a side has ${least} to ${most} tiles`,
  badHeight: (least: number, most: number) => `walls are ${least} to ${most} tiles high`,
  badName: (longest: number) => `a name has 1 to ${longest} letters`,
  badPicture: "that is not a picture",
  badText: (why: string) => `that text cannot be read: ${why}`,
  tooFew: (least: number) =>
    least === 1 ? "nothing is chosen" : `choose at least ${least} things`,
  notSideBySide: "choose things that share a floor, a wall or a table",
  nothingChanges: "nothing changes",
};

export const invalids = {
  notJson: "it is not JSON",
  tooLong: "it is too long to be a room",
  newer: "it comes from a newer version of the designer",
  noRoom: "there is no room in it",
  missing: (part: string) => `its ${part} is missing`,
  odd: (part: string) => `its ${part} is not written as it should be`,
  oddThing: (n: number, path: string) =>
    `thing ${n} in it (${path}) is not written as it should be`,
  oddOpening: (n: number, path: string) =>
    `door or window ${n} in it (${path}) is not written as it should be`,
  idTwice: (path: string, id: string) => `${path} is the second with the id ${id}`,
  noCarrier: (path: string, id: string) => `${path} stands on ${id}, which is not there`,
  stackTooHigh: (path: string) => `${path} is part of a stack without end`,
};

export const verbNames: Readonly<Record<Verb, (what: string) => string>> = {
  place: (what) => `Place ${what}`,
  move: (what) => `Move ${what}`,
  turn: (what) => `Turn ${what}`,
  stand: (what) => `Stand ${what}`,
  align: (what) => `Line up ${what}`,
  distribute: (what) => `Space ${what} evenly`,
  duplicate: (what) => `Duplicate ${what}`,
  paste: (what) => `Paste ${what}`,
  putAway: (what) => `Put away ${what}`,
  tint: (what) => `Tint ${what}`,
  pattern: (what) => `Pattern ${what}`,
  name: (what) => `Name ${what}`,
  hangPicture: (what) => `Hang picture in ${what}`,
  takePicture: (what) => `Take picture from ${what}`,
  lightLamp: (what) => `Light ${what}`,
  dimLamp: (what) => `Put out ${what}`,
  addOpening: (what) => `Add ${what}`,
  moveOpening: (what) => `Move ${what}`,
  removeOpening: (what) => `Wall up ${what}`,
  paintWall: (what) => `Paint ${what}`,
  paintWalls: () => "Paint walls",
  paintFloor: () => "Lay floor",
  resize: () => "Resize room",
  rename: () => "Rename room",
  light: (what) => `Change to ${what}`,
  backdrop: () => "Change the view",
};
