// What the band about the room designer says.
export const strings = {
  title: "The kettle is on",
  lede: "A room to furnish before you own one: move the bed nine times, hang your own pictures, light the stove.",
  link: "Furnish a room",
  picture:
    "A cottage room at night, cut open at one corner: a kettle steams on the lit stove, a ginger cat sleeps before it, tea stands on a round table, and the bed has a patchwork quilt.",
  plans: "How it is made",
};

export const plans = [
  "For mouse, touch, keyboard or plain text",
  "Every step undone by its name",
  "Yours to keep as PNG, GLB or JSON",
];
