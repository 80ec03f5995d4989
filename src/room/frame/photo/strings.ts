// What taking a photograph of the room says.

import type { PictureChosen } from "../../online/choosePicture.ts";
import type { Depth } from "../../stage/photo/focus.ts";
import type { PhotoLens } from "../../stage/photo/lenses.ts";
import type { PhotoRefusal } from "../../stage/photo/photoRoom.ts";
import type { PaperKind } from "./paper.ts";
import type { PhotoSize } from "./photoMachine.ts";

export const strings = {
  title: "A photograph of the room",
  lede: "Seen from the side that the room is turned to, at the hour that is set. All of it is made on this device.",
  opening: "Setting up the camera…",
  preview: (lens: string) => `What the ${lens.toLowerCase()} lens sees, roughly.`,
  picture: (name: string, lens: string) =>
    `${name}, photographed with the ${lens.toLowerCase()} lens.`,
  focus: "What it is of",
  focusBest: "What suits best",
  focusAt: (name: string, place: string) => `${name}, ${place}`,
  aim: "Aim",
  aimLeft: "Aim further left",
  aimRight: "Aim further right",
  aimUp: "Aim further up",
  aimDown: "Aim further down",
  aimStraight: "Aim straight again",
  closer: "Take less of it, closer",
  further: "Take more of it",

  lens: "Lens",
  depth: "What is sharp",
  paper: "Paper",
  size: "Size",
  take: "Take the photograph",
  cancel: "Stop",
  working: "The photograph on its way",
  baking: "Following the light",
  sampling: "Exposing",
  wayWords: { 0: "", 0.25: "a quarter done", 0.5: "half done", 0.75: "three quarters done", 1: "" },
  said: (what: string, part: string) => (part ? `${what}: ${part}.` : `${what}.`),
  cancelled: "Stopped. The room is as it was.",
  done: "The photograph is there.",
  save: "Save it",
  saved: (file: string) => `${file} is on its way to your downloads.`,
  share: "Send it",
  notShared: "This device did not send it. Save it and send the file.",
  again: "Take another",
  useAsPicture: "Use this as its picture",
};

/** What came of making it the picture of the room. */
export const chosenWords: Readonly<Record<PictureChosen, string>> = {
  chosen:
    "This is its picture now: it is developed in a few seconds, for its page and wherever its link is sent.",
  unshared: "Nobody sees this room yet. Share it first, and choose its picture then.",
  unreachable: "The server cannot be reached just now. Its picture stays as it was.",
};

export const lensNames: Readonly<Record<PhotoLens, string>> = {
  wide: "Wide",
  normal: "Normal",
  portrait: "Portrait",
};

export const depthNames: Readonly<Record<Depth, string>> = {
  deep: "Everything",
  soft: "Mostly",
  shallow: "One thing",
};

export const paperNames: Readonly<Record<PaperKind, string>> = {
  none: "None",
  print: "Print",
  wood: "Frame",
};

export const sizeNames: Readonly<Record<PhotoSize, string>> = {
  small: "1200 × 800",
  large: "2400 × 1600",
};

export const photoRefusals: Readonly<Record<Exclude<PhotoRefusal, "cancelled">, string>> = {
  noWebgl: "This browser gives no 3D now, and a photograph needs it. The room itself is as it was.",
  lost: "The device took its graphics back in the middle. Close this and try once more in a moment.",
  tooLarge: "This device cannot draw a picture so large. Take the smaller size.",
  noMemory: "There is not enough memory for it. Take the smaller size, or close other pages first.",
  missing: "This part of the page could not be fetched. Load the page again; the room is kept.",
  noLight: "The light could not be followed to its end. Try once more.",
};
