// What the rooms of this device, their dialogs and their files say.
import type { Moved } from "../../keeping/library/library.ts";

const things = (count: number): string =>
  count === 0 ? "empty" : count === 1 ? "one thing" : `${count} things`;

export const strings = {
  newRoom: "A new room…",
  newTitle: "A new room",
  newLede: "Begin with a room, or with four bare walls.",
  moreTemplates: "All rooms to begin with…",
  beginning: "Rooms to begin with",
  allRooms: (count: number) => `All ${count} rooms…`,
  rename: "Rename…",
  duplicate: "Duplicate",
  points: "Earlier versions…",
  asides: "Rooms set aside…",
  importRoom: "Bring a room in…",
  exportRoom: "Take it with you…",
  remove: "Put this room away",
  openNow: "open now",
  unreadable: "A room that cannot be read",
  things,

  roomsTitle: "Your rooms",
  roomsLede: "They live on this device.",
  roomsHere: "They live in this page, and go with it: this browser keeps nothing for us.",
  findRoom: "Find a room by name",
  noneFound: (query: string) => `No room here is called “${query}”.`,
  noRooms: "No room is kept here yet. The first is kept as soon as you put something in it.",
  renameOne: (name: string) => `Rename ${name}`,
  duplicateOne: (name: string) => `Duplicate ${name}`,
  removeOne: (name: string) => `Put ${name} away`,
  more: "Show more",
  loading: "Fetching your rooms…",
  notListed: "This browser will not tell us what it has. Reload the page to ask again.",

  renameTitle: "What shall it be called?",
  name: "Name of the room",
  renameDo: "Call it that",
  badName: (longest: number) => `A name has 1 to ${longest} letters, and nothing invisible.`,
  renamed: (name: string) => `This room is called ${name} now.`,
  duplicated: (name: string) => `${name} has a twin among your rooms now.`,
  removed: (name: string) => `${name || "The room"} was put away.`,
  bringBack: "Bring it back",
  broughtBack: "There it is again.",
  joined: "What you did in another tab came in here too.",

  pointsTitle: "Earlier versions",
  pointsLede:
    "We set one by every ten minutes while you work. What is open now becomes one too, so nothing is lost by looking.",
  noPoints: "There is none yet. The first is set by after ten minutes of work.",
  restore: "Go back to this",
  restoreOf: (when: string) => `Go back to this: ${when}`,
  restored: (when: string) => `This room is as it was ${when}.`,

  asideNotice: (when: string) => `We set one room aside (${when}). We could not read it.`,
  asideDownload: "Download it",
  asideDownloadOf: (when: string) => `Download it: set aside ${when}`,
  asideForget: "Forget it",
  asideForgetOf: (when: string) => `Forget it: set aside ${when}`,
  asideClose: "All right",
  asideTitle: "Rooms set aside",
  asideLede:
    "These could not be read, so we wrote over none of them. A file of one may still be mended by somebody handy.",
  noAsides: "Nothing is set aside any more.",
  asideSaved: (when: string) => `Set aside ${when}`,

  importTitle: "Bring a room in",
  importLede: "A room that was taken out of this designer as JSON. It becomes a room of its own.",
  importFile: "Choose a file",
  importDrop: "or drop it here",
  importText: "Or paste it as text",
  importDo: "Bring it in",
  imported: (name: string) => `${name} is one of your rooms now.`,

  exportTitle: "Take it with you",
  exportLede: "All of it is made on this device.",
  png: "Picture",
  pngWords: "PNG, 1600 wide",
  pngLarge: "Large picture",
  pngLargeWords: "PNG, twice as wide",
  pngClear: "Cut out",
  pngClearWords: "PNG, nothing behind it",
  svg: "Drawing",
  svgWords: "SVG, sharp at any size",
  glb: "In the round",
  glbWords: "GLB, for other 3D programs",
  glbMissing: "GLB, where this browser can show 3D",
  json: "The plan itself",
  jsonWords: "JSON, to bring back in here",
  making: "Making it…",
  made: (file: string) => `${file} is on its way to your downloads.`,
  notMade: "That did not work out. Your room is unharmed; try it once more, or take another kind.",

  partedTitle: "Two tabs, two wishes",
  partedLede:
    "This room was changed in two tabs, in ways that do not go together. Both are safe. Which goes on?",
  partedUnread: "The other was kept by a newer version of this page, so both stay.",
  mine: (when: string) => `Yours, ${when}`,
  theirs: (when: string) => `Other tab, ${when}`,
  keepMine: "Keep mine",
  keepTheirs: "Keep theirs",
  keepBoth: "Keep both",
  keptMine: "Yours goes on. The other is among the earlier versions.",
  keptTheirs: "The other goes on. Yours is among the earlier versions.",
  keptBoth: "Both are among your rooms.",
};

export const movedWords: Readonly<Record<Extract<Moved, { ok: false }>["reason"], string>> = {
  unsaved:
    "What is open could not be kept yet, so it stays open. Take it with you as JSON, or try again.",
  missing: "That is no longer on this device.",
  unreadable: "That room could not be read. We left it whole.",
  unavailable: "This browser's storage does not answer. Nothing was changed.",
  full: "This device has no space left for that. Put a room away, or remove a picture.",
};

export const imports = {
  notARoom: (why: string) => `That is not a room we can read: ${why}.`,
  missing: (path: string) => `${path} is missing`,
  odd: (path: string) => `${path} is not written as it should be`,
  empty: "There is nothing in it.",
  tooHeavy: "That file is far too large to be a room.",
  picture: "That is a picture, not a room. To hang it, add it under My pictures.",
  glb: "That is a GLB. It shows a room but cannot be furnished again; bring in the JSON of it.",
  things: "Those are things, not a room. Open a room and paste them there.",
  unreadable: "That file could not be read.",
};
