// What the list view says: the room in words, the commands, the grid and what was said last.
import type { WallSide } from "../model/room.ts";

export const strings = {
  inWords: "Your room in words",
  inRoom: "In this room",
  filter: (count: number) => `Filter ${count === 1 ? "1 thing" : `${count} things`}`,
  empty: "Nothing stands here yet. Choose a piece and it comes to your hand.",
  noMatch: (query: string) => `Nothing here is called “${query}”.`,

  commands: "What can be done",
  moreCommands: "More that can be done",
  nothingChosen: "Nothing is chosen",
  nothingHint: "Walk the list with the arrows, or find a piece to place.",
  several: (count: number) => `${count} things`,
  move: "Move",
  left: "Move left",
  right: "Move right",
  up: "Move back",
  down: "Move forward",
  higher: "Move up the wall",
  lower: "Move down the wall",
  putAt: (place: string) => `Put it at ${place}`,

  grid: "Grid cursor",
  ground: "Where",
  gridHelp: "Arrows walk the cells, Enter picks up or puts down, Space chooses.",
  free: "free",
  freeMark: "free",
  nothingThere: (words: string) => `${words}. Nothing to pick up here.`,
  chosen: (name: string) => `${name} chosen.`,
  onGround: (ground: string, place: string) => `${ground}: ${place}.`,

  onFloor: "On the floor",
  onTheWall: {
    north: "On the back wall",
    east: "On the right wall",
    south: "On the front wall",
    west: "On the left wall",
  } satisfies Readonly<Record<WallSide, string>>,
  onThing: (name: string) => `On ${name}`,
  onShelf: (name: string, shelf: number) => `On ${name}, shelf ${shelf}`,
  nowhere: "Nowhere",
  column: (column: number) => `column ${column}`,
  row: (row: number) => `row ${row}`,
  onWall: (wall: string, along: string, up: number, things: string) =>
    up === 0
      ? `${wall}, ${along}, at the foot: ${things}`
      : `${wall}, ${along}, ${up === 1 ? "1 tile" : `${up} tiles`} up: ${things}`,
  onSurface: (name: string, column: number, row: number, things: string) =>
    `${name}, column ${column} row ${row}: ${things}`,

  lately: "Lately said",
  now: "Now",
  nothingSaid: "What is announced can be read here once more.",

  hints: "Keys of the list",
  hintWalk: "walk the list",
  hintPickUp: "pick up, put down",
  hintFind: "find a piece",
  hintWhere: "say where I am",
  hintKeys: "all keys",
};
