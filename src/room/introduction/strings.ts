// What the page of the room designer says.
export const strings = {
  pageTitle: "Room Designer",
  description:
    "Furnish a farmhouse room in your browser: by mouse, touch, keyboard or screen reader, without a wallet, and yours to keep.",
  title: "A room to furnish before you own one",
  lede: "Four walls, a window and a hundred and more pieces to put between them. No wallet, no account: sit down and begin.",
  noScript:
    "Moving furniture takes JavaScript, and it is switched off here. What the designer does can be read below.",
  day: "A cottage room with one corner cut open, in the morning: a green door, a sofa, a bed with a patchwork quilt, a round table with tea, and a ginger cat before the stove.",
  night:
    "A cottage room with one corner cut open, at night: a lamp and the stove are lit, the kettle steams, and a ginger cat sleeps on the rug.",
  waysTitle: "Four ways in, and none of them is the back door",
  waysLede: "Whatever one hand can do here, another can too. That is the rule it is built by.",
  promisesTitle: "It minds its manners",
  logTitle: "One evening, by name",
  keepTitle: "What you take home",
  keepLede:
    "A guest's room stays on the guest's own device. Sign in, and it is kept with its earlier versions. Either way it is yours to carry off.",
  nightTitle: "When you have put the lamp out",
  nightText: "We write down in the lane what gets built, and what fell over. Come and read.",
  news: "Read the news",
  home: "Back to the farm",
};

export const inputMethods = [
  {
    id: "mouse",
    name: "Mouse",
    text: "Lift a chair and see where it will stand before you let go.",
  },
  { id: "touch", name: "Touch", text: "One finger moves it. Two fingers turn it." },
  {
    id: "keyboard",
    name: "Keyboard",
    text: "Arrows to walk it across the floor, R to turn, Enter to set it down.",
  },
  {
    id: "reader",
    name: "Screen reader",
    text: "“Oak table, column 4, row 2, facing south.” The room is also a list that speaks.",
  },
] as const;

export const promises = [
  {
    name: "Undo says what",
    text: "Not just Undo, but Undo move oak table. One step for each thing you did.",
  },
  {
    name: "A no comes with a reason",
    text: "If the sofa does not fit, it says what it met, and where it would.",
  },
  {
    name: "Saving never wipes",
    text: "What cannot be read is set aside under its date, not written over.",
  },
  {
    name: "You may borrow",
    text: "Try a piece that you do not own. It stands there a little see-through.",
  },
];

/** An evening as the history would list it. */
export const evening = [
  "Place oak table",
  "Turn oak table",
  "Hang picture of hen",
  "Light the stove",
  "Move oak table",
  "Undo move oak table",
];

export const exportFormats = [
  { id: "png", name: "PNG", text: "a picture of it" },
  { id: "glb", name: "GLB", text: "the room in the round" },
  { id: "json", name: "JSON", text: "the plan, and back in again" },
  { id: "link", name: "Link", text: "to show, and to remix" },
] as const;
