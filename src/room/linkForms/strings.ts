// What is said of further ways to hand the link of a room on.
export const strings = {
  title: "More ways to share it",
  code: "The link as a code",
  codeNote: "A phone that points its camera at this opens the room.",
  story: "Save a tall picture",
  square: "Save a square picture",
  storyNote:
    "1080 pixels wide: a print of the room, with its name and its link on the paper. Making it takes a few seconds.",
  storyKept: "The picture is saved.",
  storyFailed: "The picture is not ready just now. Please try again in a moment.",
  embed: "For a page of your own",
  embedNote: "Whoever reads that page can step into the room there.",
  embedCopy: "Copy this line",
  copied: "Copied",
  notCopied: "Your browser would not copy it. Select the line and copy it by hand.",
};
