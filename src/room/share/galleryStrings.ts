// What the gallery of rooms says.
export const roomGalleryStrings = {
  galleryTitle: "Rooms",
  galleryHeading: "Come in and look around",
  galleryDescription:
    "Rooms that holders have furnished and left open: look around, and take a copy home to make it yours.",
  galleryLede:
    "Everybody who furnishes a room here may leave its door open. Take a copy of any of them home and make it yours.",
  furnish: "Furnish a room",
  houseTitle: "Ready-made rooms",
  houseLede: "Press a room and it opens in the designer, as your own to change.",
  firstDoor: "Nobody has put a room of their own into the gallery yet. Yours would be the first.",
  themeHeading: "Theme of the week",
  themeWishes: (wishes: readonly string[]) => {
    const all =
      wishes.length < 2
        ? wishes.join("")
        : `${wishes.slice(0, -1).join(", ")} and ${wishes.at(-1)}`;
    return `Furnish a room with ${all}.`;
  },
  sort: "Order of the rooms",
  newest: "Newest",
  loved: "Most loved",
  theme: "This week's theme",
  walls: "Walls",
  wallsIn: {
    white: "White",
    yellow: "Yellow",
    rose: "Rose",
    red: "Red",
    green: "Green",
    blue: "Blue",
    brown: "Brown",
    grey: "Grey",
  },
  piece: "With a piece",
  anyPiece: "Choose a piece",
  find: "Show",
  shownNow: {
    new: "The newest rooms",
    loved: "The most loved rooms",
    theme: "Rooms that meet the theme of the week",
    piece: (name: string) => `Rooms with this in them: ${name}`,
    walls: (colour: string) => `Rooms with walls in ${colour.toLowerCase()}`,
  },
  thatPiece: "the piece you asked for",
  further: "Further down the list",
  fromTheFirst: "Back to the first",
  empty: {
    loved: ["No room has a heart yet", "Step into one that you like, and give it the first."],
    theme: [
      "Nobody has furnished it yet",
      "The week is young. Furnish a room with all of it, put it into the gallery, and yours stands here.",
    ],
    piece: [
      "No open room has that in it",
      "Furnish one with it, and it is the first that people find here.",
    ],
    walls: [
      "No open room has such walls",
      "Paint some, and yours is the first that people find here.",
    ],
    end: ["That is the end of the list", "There is nothing further down. Go back to the first."],
  },
  seeNewest: "See the newest rooms",
  more: "More rooms",
  moreFailed: "More rooms could not be fetched just now. Please try again.",
  moreCame: (count: number) => `${count} more ${count === 1 ? "room" : "rooms"}`,
};
