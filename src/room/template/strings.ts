// What the cards of the templates say.
export const templateWords = {
  "harvest-kitchen": {
    name: "Harvest kitchen",
    words: "A laid table in the morning sun, the stove lit, pumpkins in from the field.",
  },
  "bare-walls": {
    name: "Four bare walls",
    words: "A door, a window, and all of it yours to fill.",
  },
  "fireside-parlour": {
    name: "Fireside parlour",
    words: "A fire, a pot of tea, and nobody who has to go anywhere.",
  },
  "quilted-bedroom": {
    name: "Quilted bedroom",
    words: "A slow morning, a patchwork quilt, a cat that will not move.",
  },
  "sunday-tea": {
    name: "Sunday tea",
    words: "The good cups, and lanterns up because somebody is seven today.",
  },
  "garden-room": {
    name: "Garden room",
    words: "More leaves than chairs, and seedlings that want turning.",
  },
  "old-workshop": {
    name: "Old workshop",
    words: "A bench under the tools, and a chair that is not right yet.",
  },
  "moonlit-nursery": {
    name: "Moonlit nursery",
    words: "The moon lamp on, the train at its station, somebody not asleep.",
  },
  "lamplit-study": {
    name: "Lamplit study",
    words: "Books to the ceiling, a letter begun, and the good lamp.",
  },
  "painters-studio": {
    name: "Painter's studio",
    words: "North light, wet canvases, everything within reach of the stool.",
  },
  "winter-room": {
    name: "Winter room",
    words: "The fir lit, stockings up, skates drying, snow against the glass.",
  },
  "long-pantry": {
    name: "Long pantry",
    words: "Shelves of jam and cheese, bread on the board, a cat in the delivery.",
  },
  "reading-attic": {
    name: "Reading attic",
    words: "A day bed, a lamp that bends over the page, tea within reach.",
  },
};

export type TemplateId = keyof typeof templateWords;
