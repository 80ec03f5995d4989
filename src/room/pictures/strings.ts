// What the visitor's own pictures say.
import {
  LONGEST_KEPT_SIDE,
  MOST_FILE,
  MOST_KEPT_BYTES,
  MOST_KEPT_PICTURES,
  MOST_OPENED_PIXELS,
} from "./limits.ts";
import type { PictureRefusal } from "./pictureShelf.ts";

const mega = (bytes: number): string => `${Math.round(bytes / 1024 / 1024)} MB`;

function listed(names: readonly string[]): string {
  if (names.length <= 2) return names.join(" and ");
  return `${names[0]} and ${names.length - 1} other rooms`;
}

export const strings = {
  add: "Add pictures",
  drop: "or drop them here, or paste",
  privacy: "They stay on this device. What the camera wrote into them is left out.",
  empty: "Grandmother, a map, your own cat: whatever should hang here.",
  working: (name: string) => `Looking at ${name}…`,
  added: (count: number) => (count === 1 ? "One picture added." : `${count} pictures added.`),
  had: (name: string) => `${name} is here already.`,
  refused: (name: string, why: string) => `${name}: ${why}`,
  pasted: "The pasted picture",
  list: "My pictures",
  unnamed: "Not described yet",
  choose: (name: string) => `${name}: what to do with it`,

  hang: "Hang it in a frame",
  hangIn: (name: string) => `Hang it in ${name}`,
  rug: "Lay it as a rug",
  screen: "Stand it as a screen",
  walls: "Paper the walls with it",
  floor: "Lay the floor with it",
  backdrop: "See it through the windows",
  describe: "Say what it shows…",
  remove: "Delete it…",

  describeTitle: "What does it show?",
  describeLabel: "For those who cannot see it",
  describeHint: "A few words, as in: a speckled hen on a gate.",
  describeDo: "Keep these words",
  described: "Its words are kept.",
  notDescribed: "Those words could not be kept. Leave out what is invisible, and try again.",

  removeTitle: "Delete this picture?",
  nowhere: "It hangs in no room on this device.",
  hangs: (rooms: readonly string[]) =>
    `It is to be seen in ${listed(rooms)}. There its place will be empty.`,
  looking: "Looking where it hangs…",
  removeDo: "Delete it",
  keepIt: "Keep it",
  removed: "The picture is deleted.",
  notRemoved: "It could not be deleted just now.",
};

export const pictureRefusals: Readonly<Record<PictureRefusal, string>> = {
  heic: "this browser cannot open HEIC, the format of some phones. Save it as JPEG and add that.",
  gif: "a GIF would not move on the wall. Save it as PNG or JPEG.",
  avif: "AVIF is not taken yet. Save it as PNG, JPEG or WebP.",
  svg: "a drawing in SVG can carry more than a picture. Save it as PNG.",
  pdf: "that is a PDF. Take a picture of the page and add that.",
  other: "that is no PNG, JPEG or WebP, whatever its name says.",
  broken: "it begins as a picture and does not go on as one. The file is damaged.",
  tooHeavy: `it is heavier than ${mega(MOST_FILE)}. A smaller copy will look just as well: ${LONGEST_KEPT_SIDE} dots are kept.`,
  tooManyPixels: `it has more than ${MOST_OPENED_PIXELS / 1_000_000} million dots. Make it smaller first.`,
  tooMany: `${MOST_KEPT_PICTURES} pictures are kept here, and that is all there is room for. Delete one first.`,
  tooMuch: `your pictures would be heavier than ${mega(MOST_KEPT_BYTES)} together. Delete one first.`,
  full: "this device has no space left for it.",
  unavailable: "this browser's storage does not answer.",
};
