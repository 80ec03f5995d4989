// What taking a room along and bringing one in say.
export const strings = {
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
  usdz: "On your table",
  usdzWords: "USDZ, for iPhone and iPad",
  roundMissing: "Where this browser can show 3D",
  json: "The plan itself",
  jsonWords: "JSON, to bring back in here",
  making: "Making it…",
  made: (file: string) => `${file} is on its way to your downloads.`,
  notMade: "That did not work out. Your room is unharmed; try it once more, or take another kind.",
};

/** What is wrong with what was to be brought in. */
export const imports = {
  notARoom: (why: string) => `That is not a room we can read: ${why}.`,
  empty: "There is nothing in it.",
  tooHeavy: "That file is far too large to be a room.",
  picture: "That is a picture, not a room. To hang it, add it under My pictures.",
  glb: "That is a GLB. It shows a room but cannot be furnished again; bring in the JSON of it.",
  things: "Those are things, not a room. Open a room and paste them there.",
  unreadable: "That file could not be read.",
};
